import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BucketSettings, connectS3 } from '../../storage/s3-storage';
import type { ArchivePlace } from './archive-place';
import { ArchiveProblem } from './problems';

/** Bytes of one part; a bucket takes 10,000 of an object. */
const PART = 16 * 1024 * 1024;
/** Longest that a service may be silent while it takes or gives a part, in milliseconds. */
const SILENCE_MAX = 60_000;

interface Options {
  env: BucketSettings;
  bucket: string;
  prefix: string;
  /** Folder in which an archive is written before it is uploaded, and to which it is fetched. */
  folder: string;
}

/** Objects of an S3-compatible bucket. */
export class BucketPlace implements ArchivePlace {
  readonly address: string;
  readonly folder: string;
  private readonly bucket: string;

  constructor(private readonly options: Options) {
    this.folder = options.folder;
    this.bucket = options.bucket;
    this.address = `s3://${options.bucket}/${options.prefix}`;
  }

  keep(name: string): Promise<void> {
    return this.ask(async ({ client, sdk }) => {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const file = join(this.folder, name);
      const object = { ...this.object(name), ContentType: 'application/zip' };
      await new Upload({
        client,
        params: { ...object, Body: createReadStream(file) },
        partSize: PART,
        queueSize: 2,
      }).done();
      const { ContentLength } = await client.send(new sdk.HeadObjectCommand(this.object(name)));
      const { size } = await stat(file);
      if (ContentLength !== size)
        throw new ArchiveProblem(`${this.address}${name} llegó con ${ContentLength} bytes de ${size}. Repite.`);
      await rm(file);
    });
  }

  fetch(name: string): Promise<boolean> {
    return this.ask(async ({ client, sdk }) => {
      const found = await client.send(new sdk.GetObjectCommand(this.object(name))).catch((error: unknown) => {
        if ((error as { name?: string }).name === 'NoSuchKey') return null;
        throw error;
      });
      if (!found) return false;
      const partial = join(this.folder, `${name}.parcial`);
      await mkdir(this.folder, { recursive: true });
      await pipeline(found.Body as Readable, createWriteStream(partial, { mode: 0o600 }));
      await rename(partial, join(this.folder, name));
      return true;
    });
  }

  async release(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  forget(name: string): Promise<void> {
    return this.ask(async ({ client, sdk }) => {
      await client.send(new sdk.DeleteObjectCommand(this.object(name)));
      await this.release(name);
    });
  }

  list(): Promise<string[]> {
    return this.ask(async ({ client, sdk }) => {
      const names: string[] = [];
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: this.bucket, Prefix: this.options.prefix });
      for await (const { Contents = [] } of pages)
        names.push(...Contents.map(({ Key }) => Key!.slice(this.options.prefix.length)));
      return names.filter((name) => name.endsWith('.zip') && !name.includes('/')).sort();
    });
  }

  private object(name: string) {
    return { Bucket: this.bucket, Key: this.options.prefix + name };
  }

  /** Runs `work` on the bucket; an error or a missing answer of the service is thrown as ArchiveProblem. */
  private async ask<T>(work: (s3: Awaited<ReturnType<typeof connectS3>>) => Promise<T>): Promise<T> {
    const s3 = await connectS3(this.options.env, SILENCE_MAX);
    try {
      return await work(s3);
    } catch (error) {
      // A disk that is full, or a file that is gone: nothing of the bucket's.
      if (error instanceof ArchiveProblem || typeof (error as NodeJS.ErrnoException).path === 'string') throw error;
      const { name, message } = error as Error;
      throw new ArchiveProblem(
        `El bucket de los respaldos (${this.address}) no lo tomó o no responde: ${name}, ${message}. Revisa que exista, S3_ENDPOINT y las claves.`,
        { cause: error },
      );
    } finally {
      s3.client.destroy();
    }
  }
}
