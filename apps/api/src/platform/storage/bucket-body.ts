import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { StorageAway } from './storage-errors';

/** Bytes that come ahead of their reader: a picture as a rule whole, so that a slow reader does not hold a connection to the bucket. */
export const READ_AHEAD = 256 * 1024;
/** Fewest bytes that count as an answer to whoever waits: less than that in one `silenceMax` is dripping. */
const PROGRESS = 16 * 1024;

interface Options {
  /** Bytes that will come. */
  length: number;
  /** Longest that a reader waits for 16 KiB, in milliseconds. */
  silenceMax: number;
  /** Puts the bucket's error into the storage's words. */
  explain: (error: unknown) => Error;
}

/**
 * The bytes of an object as its bucket sends them. Time counts against the bucket only while the reader waits for it: one that
 * stalls or drips then ends in StorageAway. Destroying it ends the request.
 */
export class BucketBody extends Transform {
  /** Resolves when what is read ahead is here; rejects when it does not come. */
  readonly begun: Promise<void>;
  private begin!: () => void;
  private received = 0;
  private counted = 0;
  private waiting?: NodeJS.Timeout;

  constructor(
    source: Readable,
    private readonly options: Options,
  ) {
    super({ readableHighWaterMark: READ_AHEAD });
    this.begun = new Promise((resolve, reject) => {
      this.begin = resolve;
      this.once('error', reject);
    });
    source.once('error', (error) => this.destroy(options.explain(error)));
    this.once('close', () => source.destroy());
    this.wait();
    source.pipe(this);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.received += chunk.length;
    done(null, chunk);
    if (this.received >= Math.min(this.options.length, READ_AHEAD)) this.begin();
    if (this.readableLength >= this.readableHighWaterMark) this.rest();
    else if (this.received - this.counted >= PROGRESS) this.wait();
  }

  override _flush(done: TransformCallback): void {
    this.begin();
    this.rest();
    done();
  }

  /** Called by the stream when its reader wants more than is here. */
  override _read(size: number): void {
    if (!this.waiting && !this.writableEnded) this.wait();
    super._read(size);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.rest();
    done(error);
  }

  private wait(): void {
    this.counted = this.received;
    clearTimeout(this.waiting);
    const { silenceMax } = this.options;
    const giveUp = () => this.destroy(new StorageAway(`Less than ${PROGRESS} bytes within ${silenceMax} ms`));
    this.waiting = setTimeout(giveUp, silenceMax);
  }

  private rest(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }
}
