import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error';
import { Environment } from '../config/environment';
import type { StoredFile, StorageDriver } from './driver';
import { openDriver } from './open-driver';

/** Lower-case segments of letters, digits, - and _, and one ending: nothing that could leave the folder or be run. */
const PATH_FORM = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*){0,5}\.[a-z0-9]{2,5}$/;
const MAX_PATH_LENGTH = 200;
/** What stands below it is handed out by its domain, to whom it belongs. */
const PRIVATE_FOLDER = 'privado';

/** Pictures and other files, on disk (TUERCA_DATA/media) or in an S3-compatible bucket; served under /media. */
@Injectable()
export class StorageService {
  private readonly driver: StorageDriver;

  constructor(env: Environment) {
    this.driver = openDriver(env);
  }

  /** Whether a path has the one allowed form. */
  static isPath(path: string): boolean {
    return path.length <= MAX_PATH_LENGTH && PATH_FORM.test(path);
  }

  /** Where a domain keeps files that /media refuses. */
  static privateFolder(domain: string): string {
    return `${PRIVATE_FOLDER}/${domain}`;
  }

  static isPublic(path: string): boolean {
    return !path.startsWith(`${PRIVATE_FOLDER}/`);
  }

  /** Stores a file whole or not at all and returns its address ('/media/…'); addresses are cached for ever, so never reuse one. */
  async put(path: string, content: Buffer, type: string): Promise<string> {
    if (!StorageService.isPath(path))
      throw new AppError('ENTRADA_INVALIDA', { message: 'El nombre del archivo no es válido' });
    await this.driver.put(path, content, type);
    return `/media/${path}`;
  }

  /** The file, or null when there is none. */
  async get(path: string): Promise<StoredFile | null> {
    return StorageService.isPath(path) ? this.driver.get(path) : null;
  }

  /** Removes a file; one that is not there is no error. */
  async delete(path: string): Promise<void> {
    if (StorageService.isPath(path)) await this.driver.delete(path);
  }
}
