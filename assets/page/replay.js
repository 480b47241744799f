"use strict";
(() => {
  const match = JSON.parse(document.getElementById("match").textContent);
  const get = (name) => document.getElementById(name);
  const table = get("table"), stage = get("stage"), said = get("said"), slider = get("line");
  const rows = [...document.querySelectorAll("li[data-ply]")];
  const last = match.plies.length - 1;
  const lying = new Map();
  let ply = 0;
  let timer = null;

  const fit = () => { stage.style.transform = `scale(${table.clientWidth / match.width})`; };

  const lay = (placed) => {
    const there = new Set();
    placed.forEach(([key, picture, x, y], height) => {
      there.add(key);
      let one = lying.get(key);
      if (!one) {
        one = document.createElement("img");
        one.alt = "";  // the table as a whole has its words
        lying.set(key, one);
        stage.append(one);
      }
      const [width, tall] = match.sizes[picture];
      if (one.dataset.picture !== String(picture)) {
        one.dataset.picture = picture;
        one.src = match.pictures[picture];
        one.width = width;
        one.height = tall;
      }
      one.style.transform = `translate(${x}px, ${y}px)`;
      one.style.zIndex = height;
    });
    for (const [key, one] of lying) {
      if (!there.has(key)) {
        one.remove();
        lying.delete(key);
      }
    }
  };

  const show = (wanted) => {
    ply = Math.max(0, Math.min(last, wanted));
    const here = match.plies[ply];
    lay(here.placed);
    table.setAttribute("aria-label", here.words);
    slider.value = ply;
    slider.setAttribute("aria-valuetext", `${ply} / ${last}`);
    const row = rows.find((one) => Number(one.dataset.ply) === ply);
    said.replaceChildren(...(row ? [...row.firstElementChild.cloneNode(true).childNodes] : []));
    for (const one of rows) {
      if (one === row) one.setAttribute("aria-current", "step"); else one.removeAttribute("aria-current");
    }
    if (row) row.parentElement.scrollTop = row.offsetTop - row.parentElement.offsetTop - row.parentElement.clientHeight / 2;
    get("first").disabled = get("back").disabled = ply === 0;
    get("forward").disabled = get("last").disabled = ply === last;
  };

  const pause = () => {
    clearInterval(timer);
    timer = null;
    get("play").textContent = match.labels.play;
  };
  const play = () => {
    if (timer) { pause(); return; }
    if (ply === last) show(0);
    timer = setInterval(() => { show(ply + 1); if (ply === last) pause(); }, 1500);
    get("play").textContent = match.labels.pause;
  };
  const go = (wanted) => { pause(); show(wanted); };

  get("first").addEventListener("click", () => go(0));
  get("back").addEventListener("click", () => go(ply - 1));
  get("forward").addEventListener("click", () => go(ply + 1));
  get("last").addEventListener("click", () => go(last));
  get("play").addEventListener("click", play);
  slider.addEventListener("input", () => go(Number(slider.value)));
  for (const row of rows) row.firstElementChild.addEventListener("click", () => go(Number(row.dataset.ply)));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target === slider) return;
    const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last }[event.key];
    if (to !== undefined) { go(to); event.preventDefault(); }
  });
  window.addEventListener("resize", fit);
  slider.max = last;
  fit();
  show(Number(match.begin));
  document.documentElement.classList.add("ready");
})();
