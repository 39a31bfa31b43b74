import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { prepareLog } from '@tuerca/mongo/common/log-file';
import { waitFor } from '@tuerca/mongo/common/wait';
import { javaArguments } from '../fetch/engine.mjs';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;

/** Place and size of one node. */
export interface NodePlace {
  java: string;
  /** Folder of the jars. */
  engine: string;
  /** Folder of data, temporary files and log. */
  home: string;
  heapMb: number;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** One OpenSearch node in a Java of its own, which closes when its standard input ends: also when this process is killed. */
export class NodeProcess {
  private child: ChildProcess | undefined;
  private readonly logFile: string;

  constructor(private readonly place: NodePlace) {
    this.logFile = join(place.home, 'opensearch.log');
  }

  /** Starts it and waits until it has its data; resolves to its HTTP port. Throws with the last lines of its log. */
  async start(port: number): Promise<number> {
    const { java, engine, home, heapMb } = this.place;
    await mkdir(join(home, 'tmp'), { recursive: true });
    await prepareLog(this.logFile);
    const from = statSync(this.logFile).size;
    const log = openSync(this.logFile, 'a');
    // Its own session: a Ctrl-C at the terminal reaches us, and we end it when we no longer need it.
    const options = { cwd: engine, detached: true, stdio: ['pipe', 'pipe', log] } as const;
    const child = spawn(java, javaArguments({ home, port, heapMb }), { ...options, stdio: [...options.stdio] });
    closeSync(log);
    this.child = child;
    await once(child, 'spawn');
    const streams = [child.stdin, child.stdout] as [Writable, Readable];
    // What it says to a pipe that closes is nobody's error.
    for (const stream of streams) stream.on('error', () => undefined);
    const served = await this.served(child, streams[1]);
    // None of them keeps this process alive.
    child.unref();
    for (const stream of streams) (stream as unknown as { unref(): void }).unref();
    if (served !== undefined) return served;
    await this.kill();
    const words = readFileSync(this.logFile).subarray(from).toString().trim().split('\n').slice(-5).join(' | ');
    throw new Error(`OpenSearch no arrancó: ${words || 'sin decir por qué'}`);
  }

  /** The port, once the node answers with the data that it had; undefined when it ended or took too long. */
  private async served(child: ChildProcess, output: Readable): Promise<number | undefined> {
    let said = '';
    output.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await waitFor(() => said.includes('\n') || hasEnded(child), START_LIMIT_MS);
    const port = Number(said.trim());
    if (!port) return undefined;
    const answer = await fetch(`http://127.0.0.1:${port}/_cluster/health?wait_for_status=yellow&timeout=60s`);
    return answer.ok ? port : undefined;
  }

  /** Closes the node, so that nothing has to be repaired at its next start. */
  async stop(): Promise<void> {
    const { child } = this;
    if (!child || hasEnded(child)) return;
    child.stdin?.end();
    if (!(await waitFor(() => hasEnded(child), STOP_LIMIT_MS))) await this.kill();
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await waitFor(() => hasEnded(child), 10_000);
  }
}
