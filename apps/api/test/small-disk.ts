import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a program's data on a disk that can be full. */
export interface SmallDisk {
  /** The command line that runs `command` in the same process, with its `folder` on such a disk of `bytes`. */
  around(folder: string, command: string[], bytes?: number): string[];
  /** Leaves the program `pid` only `bytes` of room. */
  fill(pid: number, folder: string, bytes?: number): void;
  empty(pid: number, folder: string): void;
  /** Path of the file in this process that the program `pid` has at `path`. */
  seenBy(pid: number, path: string): string;
}

const SIZE = 4 * 1024 * 1024;
const FILLER = 'relleno.bin';

/** A file system in memory, private to the program: it is gone with it, and needs no privileges. */
const ownFileSystem: SmallDisk = {
  around: (folder, command, bytes = SIZE) => [
    ...['unshare', '-Urm', 'sh', '-c'],
    `mount -t tmpfs -o size=${bytes} none "$1" && shift && exec "$@"`,
    ...['sh', folder, ...command],
  ],
  fill(pid, folder, bytes = 0) {
    const filler = join(`/proc/${pid}/root`, folder, FILLER);
    const room = () => {
      const out = execFileSync('stat', ['-f', '-c', '%a %S', join(`/proc/${pid}/root`, folder)]).toString();
      const [blocks, size] = out.split(' ').map(Number) as [number, number];
      return blocks * size;
    };
    writeFileSync(filler, Buffer.alloc(Math.max(room() - bytes, 0)));
  },
  empty: (pid, folder) => rmSync(join(`/proc/${pid}/root`, folder, FILLER)),
  seenBy: (pid, path) => join(`/proc/${pid}/root`, path),
};

/** Substitute where no file system may be mounted: limits the size of the program's files; the system refuses in the middle of a write, too. */
const shortFiles: SmallDisk = {
  around: (_folder, command, bytes = SIZE) => ['prlimit', `--fsize=${bytes}:unlimited`, ...command],
  fill: (pid, _folder, bytes = 0) => void execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]),
  empty: (pid) => void execFileSync('prlimit', [`--pid=${pid}`, '--fsize=unlimited:']),
  seenBy: (_pid, path) => path,
};

/** The most realistic one that this machine allows; its kind is written to the tests' log. */
export function smallDisk(): SmallDisk {
  const mayMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'none', '/tmp']).status === 0;
  console.info(mayMount ? 'A full disk is a tmpfs' : 'A full disk is a limit of file sizes: nobody may mount one here');
  return mayMount ? ownFileSystem : shortFiles;
}
