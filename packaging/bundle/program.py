"""What a bundle starts: the program's command line."""

from multiprocessing import freeze_support

from limbotable.__main__ import main

if __name__ == "__main__":
    freeze_support()  # the arena's processes are started with arguments of their own, which this takes
    main()
