import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ListedFile, StorageDriver, StoredFile } from './driver';
import { mediaType } from './media-types';
import { isDiskFull, StorageFull } from './storage-errors';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const PARTIAL = '.parcial';

/** Files below TUERCA_DATA/media. A file appears by rename, so that nobody ever reads half of one. */
export class DiskStorage implements StorageDriver {
  private readonly root: string;

  constructor(data: string) {
    this.root = join(data, 'media');
  }

  async put(path: string, content: Buffer, _type: string, signal?: AbortSignal): Promise<void> {
    const target = join(this.root, path);
    const partial = join(this.root, `.${randomUUID()}${PARTIAL}`);
    try {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(partial, content, { signal });
      await rename(partial, target);
    } catch (error) {
      await rm(partial, { force: true });
      throw isDiskFull(error) ? new StorageFull(String(error), { cause: error }) : error;
    }
  }

  async get(path: string, signal?: AbortSignal): Promise<StoredFile | null> {
    try {
      return { content: await readFile(join(this.root, path), { signal }), type: mediaType(path) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(path: string): Promise<void> {
    await rm(join(this.root, path), { force: true });
  }

  async tidy(before: Date): Promise<void> {
    for (const name of await readdir(this.root).catch(() => [])) {
      if (!name.endsWith(PARTIAL)) continue;
      const file = join(this.root, name);
      const found = await stat(file).catch(() => null);
      if (found && found.mtime < before) await rm(file, { force: true });
    }
  }

  list(): AsyncGenerator<ListedFile> {
    return this.listBelow(this.root);
  }

  /** Folder by folder: `opendir` of Node 20 with `recursive` leaves out all but the first 32 of each. Half-written files begin with a dot. */
  private async *listBelow(folder: string): AsyncGenerator<ListedFile> {
    try {
      for await (const entry of await opendir(folder)) {
        const file = join(folder, entry.name);
        if (entry.isDirectory()) yield* this.listBelow(file);
        if (!entry.isFile() || entry.name.startsWith('.')) continue;
        const found = await stat(file).catch(() => null);
        if (found) yield { path: relative(this.root, file).split(sep).join('/'), bytes: found.size };
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
