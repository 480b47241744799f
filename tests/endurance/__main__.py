"""The long proof: ``python -m tests.endurance`` attacks the program for as long as it is told."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from tests.endurance import damage, engine, hung, imports, kills, soak, storage, syscalls, two
from tests.endurance.campaign import Account, Campaign, table

ATTACKS = {
    module.ATTACK.name: module.ATTACK
    for module in (kills, syscalls, storage, damage, engine, hung, two, imports, soak)
}


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--minutes", default=60.0, show_default=True, type=click.FloatRange(min=0), help="How long.")
@click.option("--seed", default=1, show_default=True, help="Of the trials' seeds.")
@click.option("--only", metavar="A,B", help=f"Some of the attacks: {', '.join(ATTACKS)}.")
@click.option("--jobs", default=2, show_default=True, type=click.IntRange(min=1), help="Trials at a time.")
@click.option("--short", is_flag=True, help="One small trial of each attack, however long that takes.")
@click.option("--trial", metavar="ATTACK:SEED", help="One trial again, as the table names it.")
@click.option(
    "--json", "path", type=click.Path(dir_okay=False, path_type=Path), help="Write the results here, too."
)
def main(
    minutes: float, seed: int, only: str | None, jobs: int, short: bool, trial: str | None, path: Path | None
) -> None:
    """Attack the program in every way there is; the exit status is 1 if anything was lost."""
    names = [trial.partition(":")[0]] if trial else only.split(",") if only else list(ATTACKS)
    unknown = [name for name in names if name not in ATTACKS]
    if unknown:
        raise click.UsageError(f"There is no attack “{unknown[0]}”. The attacks are: {', '.join(ATTACKS)}.")
    campaign = Campaign([ATTACKS[name] for name in names], seed, jobs, short=short)
    if trial:
        number = trial.partition(":")[2]
        if not number.isdecimal():
            raise click.UsageError("A trial is the name of an attack and its seed, as in kills:5.")
        campaign.only(campaign.accounts[0], int(number))
    else:
        try:
            for sentence in campaign.run(60 * minutes):
                click.echo(sentence, err=True)
        except KeyboardInterrupt:
            click.echo("Stopped.  So far:", err=True)
    for line in table(campaign.accounts):
        click.echo(line)
    if path is not None:
        path.write_text(_json(campaign.accounts, seed), encoding="utf-8")
    sys.exit(campaign.failed)


def _json(accounts: list[Account], seed: int) -> str:
    told = {"seed": seed, "attacks": [account.told() for account in accounts]}
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    main()
