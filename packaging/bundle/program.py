"""The start of a bundle: the program's command line."""

from multiprocessing import freeze_support

from limbotable.__main__ import main

if __name__ == "__main__":
    freeze_support()  # the arena's processes have arguments of their own, which this handles
    main()
