import type { IncomingMessage } from 'node:http';
import type { GetObjectCommandOutput, HeadObjectCommandOutput, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Environment } from '../config/environment';
import { BucketBody } from './bucket-body';
import type { FileFacts, ListedFile, OpenFile, ReadOptions, StorageDriver } from './driver';
import { endWith } from './end-with';
import { mediaType } from './media-types';
import { StorageAway, StorageFull, StorageRefused } from './storage-errors';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Address and credentials of a bucket. */
export type BucketSettings = Partial<
  Pick<Environment, 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>
>;

/** Longest that a connection takes to come about, and that one says nothing, in milliseconds. */
const CONNECT_WITHIN = 1500;
const SILENCE_MAX = 2500;
/** Connections at once: a reader who takes his time holds one for as long as more than READ_AHEAD is left of his file. */
const MAX_CONNECTIONS = 200;
/** One retry: a connection that was kept may be gone, and a service that is busy says so. */
const ATTEMPTS = 2;
/** Names that services give to a full bucket, or to a full disk below it. */
const FULL = /QuotaExceeded|StorageFull|InsufficientStorage/;

/** Maps a service's error, or its missing answer, by whether it passes by itself. */
function storageError(error: unknown): Error {
  if (error instanceof StorageAway) return error;
  const { name = '', message = String(error), $metadata } = error as Partial<S3ServiceException>;
  const status = $metadata?.httpStatusCode ?? 0;
  const said = `${name}: ${message}`;
  if (status === 507 || FULL.test(name)) return new StorageFull(said, { cause: error });
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefusal ? new StorageRefused(said, { cause: error }) : new StorageAway(said, { cause: error });
}

/** A bucket that is not there would look like one without files. */
function nullIfMissing(error: S3ServiceException): null {
  if (error.$metadata?.httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null;
  throw error;
}

const factsOf = (
  path: string,
  { ContentLength, ContentRange, ETag, LastModified }: HeadObjectCommandOutput | GetObjectCommandOutput,
): FileFacts => ({
  size: ContentRange ? Number(ContentRange.split('/')[1]) : ContentLength!,
  type: mediaType(path),
  etag: ETag!,
  modified: LastModified!,
});

/** Objects of a bucket of any S3-compatible service, addressed by path (what MinIO and SeaweedFS understand). */
export class S3Storage implements StorageDriver {
  private readonly bucket: string;
  private connection?: ReturnType<typeof connectS3>;

  /** `silenceMax`: as of `connectS3`. */
  constructor(
    private readonly env: BucketSettings,
    private readonly silenceMax = SILENCE_MAX,
  ) {
    this.bucket = env.S3_BUCKET!;
  }

  put(path: string, content: Buffer, type: string, abortSignal?: AbortSignal): Promise<void> {
    return this.ask(async (client, { PutObjectCommand }) => {
      const object = { Bucket: this.bucket, Key: path, Body: content, ContentType: type };
      await client.send(new PutObjectCommand({ ...object, ContentLength: content.length }), { abortSignal });
    });
  }

  async stat(path: string, abortSignal?: AbortSignal): Promise<FileFacts | null> {
    const found = await this.ask((client, { HeadObjectCommand }) =>
      client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: path }), { abortSignal }).catch(nullIfMissing),
    );
    if (found) return factsOf(path, found);
    // An answer without a body does not say whether the bucket is missing, or the file alone.
    const file = await this.open(path, { signal: abortSignal });
    file?.content.destroy();
    return file;
  }

  open(path: string, { range, signal }: ReadOptions = {}): Promise<OpenFile | null> {
    return this.ask(async (client, { GetObjectCommand }) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const object = new GetObjectCommand({ Bucket: this.bucket, Key: path, Range });
      const found = await client.send(object, { abortSignal: signal }).catch(nullIfMissing);
      if (!found) return null;
      const source = found.Body as unknown as IncomingMessage;
      // The SDK's limit would take a reader who pauses for a bucket that is silent.
      source.setTimeout(0);
      const content = new BucketBody(source, {
        length: found.ContentLength!,
        silenceMax: this.silenceMax,
        explain: storageError,
      });
      endWith(signal, content);
      await content.begun;
      return { ...factsOf(path, found), content };
    });
  }

  delete(path: string, abortSignal?: AbortSignal): Promise<void> {
    return this.ask(async (client, { DeleteObjectCommand }) => {
      await client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: path }), { abortSignal });
    });
  }

  async *list(): AsyncGenerator<ListedFile> {
    for (let token: string | undefined; ;) {
      const page = await this.ask((client, { ListObjectsV2Command }) =>
        client.send(new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken: token })),
      );
      for (const { Key, Size } of page.Contents ?? []) yield { path: Key!, bytes: Size ?? 0 };
      token = page.NextContinuationToken;
      if (!page.IsTruncated || !token) return;
    }
  }

  private async ask<T>(work: (client: S3Client, sdk: Sdk) => Promise<T>): Promise<T> {
    this.connection ??= connectS3(this.env, this.silenceMax);
    const { client, sdk } = await this.connection;
    try {
      return await work(client, sdk);
    } catch (error) {
      throw storageError(error);
    }
  }
}

/**
 * The SDK takes a while to load, and whoever keeps files on disk never needs it. `silenceMax`: longest that a connection says
 * nothing, in milliseconds.
 */
export async function connectS3(
  env: BucketSettings,
  silenceMax = SILENCE_MAX,
): Promise<{ client: S3Client; sdk: Sdk }> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: env.S3_REGION ?? 'us-east-1',
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    forcePathStyle: true,
    credentials: { accessKeyId: env.S3_ACCESS_KEY!, secretAccessKey: env.S3_SECRET_KEY! },
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN,
      socketTimeout: silenceMax,
      httpAgent: { maxSockets: MAX_CONNECTIONS },
      httpsAgent: { maxSockets: MAX_CONNECTIONS },
    },
    // Older compatible services refuse the checksums that newer clients add unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}
