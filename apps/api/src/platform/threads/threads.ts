import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Global, Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import type { ErrorCode } from '@tuerca/contracts/errors';
import { AppError } from '../common/app-error';
import { boundedLimit } from '../common/bounded-limit';

/** Threads at once; what waits for one is bounded, too, for it holds its file in memory. */
const MAX_THREADS = 2;
const MAX_WAITING = 6;
/** Longest that one file may be read, in milliseconds; waiting for a thread does not count. */
const MAX_TIME = 30_000;
/** Memory limit of a thread, in MB. */
const MAX_MEMORY = 512;
/** Compiled like this file, and found beside it. */
const ENTRY = join(__dirname, `thread-entry${extname(__filename)}`);

/** An exported generator function of a module (its path without an extension) and plain arguments for it. */
export interface ThreadCall {
  module: string;
  name: string;
  args: unknown[];
}
export type ThreadAnswer =
  | { part: unknown }
  | { done: true }
  | { refusal: { code: ErrorCode; message: string; data?: unknown } }
  | { failure: string };
interface ThreadWork extends ThreadCall {
  /** The error for work that takes more time or memory than there is. */
  refuse: (excess: 'time' | 'memory') => AppError;
  maxTime?: number;
  maxMemory?: number;
}

/**
 * Work that would keep the event loop from its other calls, such as reading a file that somebody has sent. Each has a thread of
 * its own that ends with it, so that nothing of a hostile file is left behind.
 */
@Injectable()
export class Threads implements OnModuleDestroy {
  private readonly running = new Set<Worker>();
  private readonly limit = boundedLimit(
    MAX_THREADS,
    MAX_WAITING,
    () => new AppError('NO_DISPONIBLE', { retryAfter: 10 }),
  );

  /**
   * All that the generator yields. Parts are asked for one by one, so that even a large result never comes in one piece. Throws
   * the AppError that the work throws, what `refuse` makes, or NO_DISPONIBLE when too many wait.
   */
  run<Part>(work: ThreadWork): Promise<Part[]> {
    return this.limit(() => this.start<Part>(work));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.running].map((worker) => worker.terminate()));
  }

  private async start<Part>(work: ThreadWork): Promise<Part[]> {
    const { module, name, args, maxTime = MAX_TIME, maxMemory = MAX_MEMORY } = work;
    const worker = new Worker(ENTRY, {
      workerData: { module, name, args } satisfies ThreadCall,
      resourceLimits: { maxOldGenerationSizeMb: maxMemory },
      // It reads what strangers send: it gets no secret to look at.
      env: {},
    });
    this.running.add(worker);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Part[]>((resolve, reject) => {
        const parts: Part[] = [];
        timer = setTimeout(() => reject(work.refuse('time')), maxTime);
        worker.on('message', (answer: ThreadAnswer) => {
          if ('part' in answer) {
            parts.push(answer.part as Part);
            worker.postMessage(null);
          } else if ('done' in answer) resolve(parts);
          else reject(errorOf(answer));
        });
        worker.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? work.refuse('memory') : error),
        );
        worker.once('exit', () => reject(new AppError('NO_DISPONIBLE', { retryAfter: 10 })));
        worker.postMessage(null);
      });
    } finally {
      clearTimeout(timer);
      this.running.delete(worker);
      await worker.terminate();
    }
  }
}

const errorOf = (answer: Extract<ThreadAnswer, { refusal: unknown } | { failure: string }>): Error =>
  'refusal' in answer
    ? new AppError(answer.refusal.code, { message: answer.refusal.message, data: answer.refusal.data })
    : new Error(`In a thread: ${answer.failure}`);

@Global()
@Module({ providers: [Threads], exports: [Threads] })
export class ThreadsModule {}
