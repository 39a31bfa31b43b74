import type { Readable } from 'node:stream';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { AppError } from '../common/app-error';
import { Environment } from '../config/environment';
import { Metrics } from '../metrics/metrics.service';
import type { FileFacts, OpenFile, ReadOptions, StorageDriver } from './driver';
import type { FileSource } from './file-answer';
import { openDriver } from './open-driver';
import { readWhole } from './read-whole';
import { StorageAway, StorageFull, StorageRefused } from './storage-errors';
import { StorageGuard } from './storage-guard';

/** Lower-case segments of letters, digits, - and _, and one ending: nothing that could leave the folder or be run. */
const PATH_FORM = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*){0,5}\.[a-z0-9]{2,5}$/;
const MAX_PATH_LENGTH = 200;
/** Folder of private files: the domain that stored them hands them to their owners. */
const PRIVATE_FOLDER = 'privado';
/** A file that is not there, or for a moment: the answer to it says that the storage answers, and whether it has room. */
const PROBE = 'sonda.txt';
/** Size of the probe, in bytes: a storage that has room for it has room for a picture. */
const PROBE_BYTES = 1024 * 1024;
/** Longest that one work may take, retries included, in milliseconds. */
const LIMITS = { put: 10_000, get: 5000, delete: 5000, check: 3000 };
/** Older than this, what was begun is never finished, in milliseconds: a write has seconds. */
const UNFINISHED_AFTER = 3_600_000;
/** Time for which calls may go on in a process that ends, in milliseconds. */
const END_WITHIN = 3000;

/** Pictures and other files, on disk (TUERCA_DATA/media) or in an S3-compatible bucket; served under /media. */
@Injectable()
export class StorageService implements OnModuleDestroy {
  private readonly log = new Logger('Storage');
  private readonly driver: StorageDriver;
  /** Files that are being read. */
  private readonly reading = new Set<Readable>();
  private full = false;
  private readonly guard = new StorageGuard((reason) => {
    if (reason) this.log.error(`El almacenamiento de archivos no responde: ${reason.message}`);
    else this.log.log('El almacenamiento de archivos responde otra vez');
  });

  /** Whether it answers, as far as is known. */
  get isWell(): boolean {
    return this.guard.isWell;
  }

  constructor(env: Environment, metrics: Metrics) {
    this.driver = openDriver(env);
    metrics.gauge({ name: 'storage_well', help: 'Whether the storage of files answers, and soon: 1 or 0.' }, () =>
      Number(this.isWell),
    );
  }

  /** Whether a path has the one allowed form. */
  static isPath(path: string): boolean {
    return path.length <= MAX_PATH_LENGTH && PATH_FORM.test(path);
  }

  /** Folder in which a domain keeps files that /media refuses. */
  static privateFolder(domain: string): string {
    return `${PRIVATE_FOLDER}/${domain}`;
  }

  static isPublic(path: string): boolean {
    return !path.startsWith(`${PRIVATE_FOLDER}/`);
  }

  /**
   * Stores a file whole or not at all and returns its address ('/media/…'); addresses are cached for ever, so never reuse one.
   * Throws SIN_ESPACIO or ARCHIVOS_NO_DISPONIBLES.
   */
  async put(path: string, content: Buffer, type: string): Promise<string> {
    if (!StorageService.isPath(path))
      throw new AppError('ENTRADA_INVALIDA', { message: 'El nombre del archivo no es válido' });
    await this.run('put', (signal) => this.driver.put(path, content, type, signal));
    this.noteFull(false);
    return `/media/${path}`;
  }

  /** Size, type and validators of a file, or null when there is none; `caller` ends the wait. Throws ARCHIVOS_NO_DISPONIBLES. */
  async stat(path: string, caller?: AbortSignal): Promise<FileFacts | null> {
    if (!StorageService.isPath(path)) return null;
    return this.run('get', (signal) => this.driver.stat(path, signal), caller);
  }

  /** A file to be read as it comes, or null when there is none; `signal` ends the wait for its beginning. Throws ARCHIVOS_NO_DISPONIBLES. */
  async open(path: string, { range, signal: caller }: ReadOptions = {}): Promise<OpenFile | null> {
    if (!StorageService.isPath(path)) return null;
    const file = await this.run('get', (signal) => this.driver.open(path, { range, signal }), caller);
    if (file) this.follow(file.content);
    return file;
  }

  /** All bytes of a file, for what works on them at once; null when there is none. Throws ARCHIVOS_NO_DISPONIBLES, or an Error for more than MAX_WHOLE. */
  async get(path: string): Promise<Buffer | null> {
    if (!StorageService.isPath(path)) return null;
    return this.run('get', (signal) => readWhole(this.driver, path, signal));
  }

  /** The file of a path, for whoever answers requests. */
  source(path: string): FileSource {
    return { stat: (signal) => this.stat(path, signal), open: (options) => this.open(path, options) };
  }

  /** Removes a file; one that is not there is no error. Throws ARCHIVOS_NO_DISPONIBLES. */
  async delete(path: string): Promise<void> {
    if (StorageService.isPath(path)) await this.run('delete', (signal) => this.driver.delete(path, signal));
  }

  /** Asks the storage whether it answers; throws ARCHIVOS_NO_DISPONIBLES. */
  async check(): Promise<void> {
    await this.run('check', (signal) => readWhole(this.driver, PROBE, signal));
  }

  /** Whether files find room; after one that did not, tries it with one of its own. */
  async hasRoom(): Promise<boolean> {
    if (!this.full) return true;
    try {
      await this.put(PROBE, Buffer.alloc(PROBE_BYTES), 'text/plain');
      await this.delete(PROBE);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    return !this.full;
  }

  /** Removes what processes that died left of writes that were never finished. */
  async tidy(): Promise<void> {
    await this.driver.tidy?.(new Date(Date.now() - UNFINISHED_AFTER));
  }

  onModuleDestroy(): void {
    const end = () => {
      this.guard.abort();
      for (const content of this.reading) content.destroy(new Error('The process ends'));
    };
    setTimeout(end, END_WITHIN).unref();
  }

  /** A file that breaks off in the middle counts like one that never began. */
  private follow(content: Readable): void {
    this.reading.add(content);
    content.once('close', () => this.reading.delete(content));
    content.once('error', (error) => {
      if (error instanceof StorageAway) this.guard.fail(error);
    });
  }

  private noteFull(full: boolean, reason?: Error): void {
    if (full !== this.full) {
      if (full) this.log.error(`No queda espacio para archivos: ${reason?.message}`);
      else this.log.log('Hay espacio otra vez');
    }
    this.full = full;
  }

  private async run<T>(
    kind: keyof typeof LIMITS,
    work: (signal: AbortSignal) => Promise<T>,
    caller?: AbortSignal,
  ): Promise<T> {
    try {
      return await this.guard.run(LIMITS[kind], work, caller);
    } catch (error) {
      if (error instanceof StorageFull) {
        this.noteFull(true, error);
        throw new AppError('SIN_ESPACIO', { cause: error });
      }
      if (!(error instanceof StorageAway || error instanceof StorageRefused)) throw error;
      const message = kind === 'put' ? IMAGE_MESSAGES.notStored : undefined;
      throw new AppError('ARCHIVOS_NO_DISPONIBLES', { message, cause: error, retryAfter: 5 });
    }
  }
}
