import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binFolder, engineUser } from '../../fetch/places.mjs';
import { endWithParent } from '../common/end-with-parent';
import { waitFor } from '../common/wait';

/**
 * Processes of the engine that serve this data folder. PostgreSQL works from inside its data folder, so the
 * working directory tells its processes from anybody else's, whatever pid a stale file names.
 */
function enginePids(dataDir: string): number[] {
  const home = realpathSync(dataDir);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!(pid > 0) || pid === process.pid) return false;
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === home && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
        );
      } catch {
        return false;
      }
    });
}

const postmasterPid = (dataDir: string): number => {
  try {
    return Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
};

const isReady = (dataDir: string, pid: number): boolean => {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
};

/** Ends an engine that a killed process left behind over this folder, and clears the pid file if it names a stranger. */
export async function clearStale(dataDir: string): Promise<void> {
  const pid = postmasterPid(dataDir);
  const ours = enginePids(dataDir);
  if (ours.includes(pid)) signal(pid, 'SIGINT');
  const gone = () => enginePids(dataDir).length === 0;
  if (!(await waitFor(gone, 10_000))) {
    for (const left of enginePids(dataDir)) signal(left, 'SIGKILL');
    await waitFor(gone, 5_000);
  }
  if (pid && !ours.includes(pid)) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

/** One PostgreSQL server process over one data folder. */
export class Postmaster {
  private child: ChildProcess | undefined;
  private isWanted = false;
  /** Called when the server ends though nobody asked it to. */
  onUnexpectedExit: () => void = () => undefined;

  constructor(
    private readonly root: string,
    private readonly dataDir: string,
    private readonly logFile: string,
  ) {}

  /** Starts and waits until connections are accepted; throws with the end of the log. */
  async start(): Promise<void> {
    await clearStale(this.dataDir);
    const program = [join(binFolder(this.root), 'postgres'), '-D', this.dataDir];
    // Where that cannot be had the next start over the folder ends an engine whose parent was killed.
    const [command = '', ...args] = endWithParent(program, 'INT');
    const log = openSync(this.logFile, 'a');
    // Its own session: a Ctrl-C at the terminal reaches us, and we end it when we no longer need it.
    const child = spawn(command, args, {
      ...engineUser(),
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', PROJ_DATA: join(this.root, 'usr/share/proj') },
    });
    closeSync(log);
    child.unref();
    this.child = child;
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    const settled = await waitFor(() => isReady(this.dataDir, child.pid ?? 0) || this.hasExited(), 60_000);
    if (!settled || this.hasExited()) {
      const end = readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-4).join(' | ');
      await this.kill();
      throw new Error(`La base de datos no arrancó: ${end}`);
    }
    this.isWanted = true;
    child.once('exit', () => {
      if (this.isWanted && this.child === child) this.onUnexpectedExit();
    });
  }

  hasExited(): boolean {
    return !this.child || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async stop(): Promise<void> {
    this.isWanted = false;
    if (this.hasExited()) return;
    this.child?.kill('SIGINT');
    if (await waitFor(() => this.hasExited(), 15_000)) return;
    this.child?.kill('SIGQUIT');
    if (!(await waitFor(() => this.hasExited(), 5_000))) await this.kill();
  }

  /** SIGKILL to the server and all its workers, as a machine that loses power would. */
  async kill(): Promise<void> {
    this.isWanted = false;
    const pids = enginePids(this.dataDir);
    if (!this.hasExited()) this.child?.kill('SIGKILL');
    for (const pid of pids) signal(pid, 'SIGKILL');
    await waitFor(() => this.hasExited() && enginePids(this.dataDir).length === 0, 10_000);
  }
}
