import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { AppError } from '../common/app-error';
import { Environment } from '../config/environment';
import { Metrics } from '../metrics/metrics.service';
import type { StorageDriver, StoredFile } from './driver';
import { openDriver } from './open-driver';
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

  /** The file, or null when there is none; `caller` ends the wait. Throws ARCHIVOS_NO_DISPONIBLES. */
  async get(path: string, caller?: AbortSignal): Promise<StoredFile | null> {
    if (!StorageService.isPath(path)) return null;
    return this.run('get', (signal) => this.driver.get(path, signal), caller);
  }

  /** Removes a file; one that is not there is no error. Throws ARCHIVOS_NO_DISPONIBLES. */
  async delete(path: string): Promise<void> {
    if (StorageService.isPath(path)) await this.run('delete', (signal) => this.driver.delete(path, signal));
  }

  /** Asks the storage whether it answers; throws ARCHIVOS_NO_DISPONIBLES. */
  async check(): Promise<void> {
    await this.run('check', (signal) => this.driver.get(PROBE, signal));
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
    setTimeout(() => this.guard.abort(), END_WITHIN).unref();
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
