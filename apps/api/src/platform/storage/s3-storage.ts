import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Environment } from '../config/environment';
import type { ListedFile, StorageDriver, StoredFile } from './driver';
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
/** One retry: a connection that was kept may be gone, and a service that is busy says so. */
const ATTEMPTS = 2;
/** Names that services give to a full bucket, or to a full disk below it. */
const FULL = /QuotaExceeded|StorageFull|InsufficientStorage/;

/** Maps a service's error, or its missing answer, by whether it passes by itself. */
function storageError(error: unknown): Error {
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

/** Objects of a bucket of any S3-compatible service, addressed by path (what MinIO and SeaweedFS understand). */
export class S3Storage implements StorageDriver {
  private readonly bucket: string;
  private connection?: ReturnType<typeof connectS3>;

  /** `silenceMax`: as of `connectS3`. */
  constructor(
    private readonly env: BucketSettings,
    private readonly silenceMax?: number,
  ) {
    this.bucket = env.S3_BUCKET!;
  }

  put(path: string, content: Buffer, type: string, abortSignal?: AbortSignal): Promise<void> {
    return this.ask(async (client, { PutObjectCommand }) => {
      const object = { Bucket: this.bucket, Key: path, Body: content, ContentType: type };
      await client.send(new PutObjectCommand({ ...object, ContentLength: content.length }), { abortSignal });
    });
  }

  get(path: string, abortSignal?: AbortSignal): Promise<StoredFile | null> {
    return this.ask(async (client, { GetObjectCommand }) => {
      const object = new GetObjectCommand({ Bucket: this.bucket, Key: path });
      const { Body } = (await client.send(object, { abortSignal }).catch(nullIfMissing)) ?? {};
      return Body ? { content: Buffer.from(await Body.transformToByteArray()), type: mediaType(path) } : null;
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
    requestHandler: { connectionTimeout: CONNECT_WITHIN, socketTimeout: silenceMax },
    // Older compatible services refuse the checksums that newer clients add unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}
