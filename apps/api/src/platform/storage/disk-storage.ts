import { hash, randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileFacts, ListedFile, OpenFile, ReadOptions, StorageDriver } from './driver';
import { endWith } from './end-with';
import { mediaType } from './media-types';
import { isDiskFull, StorageFull } from './storage-errors';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** A path names one content for ever; the same address may show one of several paths. Instances that share the folder say the same. */
const factsOf = (path: string, { size, mtime }: Stats): FileFacts => ({
  size,
  type: mediaType(path),
  etag: `"${hash('sha1', `${path} ${size} ${mtime.getTime()}`, 'base64url')}"`,
  modified: mtime,
});

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

  async stat(path: string): Promise<FileFacts | null> {
    const found = await stat(join(this.root, path)).catch(nullIfMissing);
    return found?.isFile() ? factsOf(path, found) : null;
  }

  async open(path: string, { range, signal }: ReadOptions = {}): Promise<OpenFile | null> {
    const handle = await open(join(this.root, path)).catch(nullIfMissing);
    if (!handle) return null;
    const found = await handle.stat();
    if (!found.isFile()) {
      await handle.close();
      return null;
    }
    const content = handle.createReadStream({ ...range });
    endWith(signal, content);
    return { ...factsOf(path, found), content };
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
