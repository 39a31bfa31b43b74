import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Environment } from '../config/environment';
import { mediaType } from './media-types';
import type { ListedFile, StoredFile, StorageDriver } from './driver';

/** How a bucket is reached. */
export type BucketSettings = Partial<
  Pick<Environment, 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>
>;

/** Objects of a bucket of any S3-compatible service, addressed by path (what MinIO and SeaweedFS understand). */
export class S3Storage implements StorageDriver {
  private readonly bucket: string;
  private client?: Promise<S3Client>;

  constructor(private readonly env: BucketSettings) {
    this.bucket = env.S3_BUCKET!;
  }

  async put(path: string, content: Buffer, type: string): Promise<void> {
    const [client, { PutObjectCommand }] = await this.sdk();
    await client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: path,
        Body: content,
        ContentType: type,
        ContentLength: content.length,
      }),
    );
  }

  async get(path: string): Promise<StoredFile | null> {
    const [client, { GetObjectCommand }] = await this.sdk();
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: this.bucket, Key: path }));
      return Body ? { content: Buffer.from(await Body.transformToByteArray()), type: mediaType(path) } : null;
    } catch (error) {
      const { name, $metadata } = error as S3ServiceException;
      // A bucket that is not there would look like one without pictures.
      if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return null;
      throw error;
    }
  }

  async delete(path: string): Promise<void> {
    const [client, { DeleteObjectCommand }] = await this.sdk();
    await client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: path }));
  }

  async *list(): AsyncGenerator<ListedFile> {
    const [client, { ListObjectsV2Command }] = await this.sdk();
    for (let token: string | undefined; ;) {
      const page = await client.send(new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken: token }));
      for (const { Key, Size } of page.Contents ?? []) yield { path: Key!, bytes: Size ?? 0 };
      token = page.NextContinuationToken;
      if (!page.IsTruncated || !token) return;
    }
  }

  /** The SDK takes a while to load, and whoever keeps files on disk never needs it. */
  private async sdk() {
    const sdk = await import('@aws-sdk/client-s3');
    this.client ??= Promise.resolve(this.connect(sdk.S3Client));
    return [await this.client, sdk] as const;
  }

  private connect(Client: typeof S3Client): S3Client {
    const { env } = this;
    return new Client({
      region: env.S3_REGION ?? 'us-east-1',
      ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
      forcePathStyle: true,
      credentials: { accessKeyId: env.S3_ACCESS_KEY!, secretAccessKey: env.S3_SECRET_KEY! },
      maxAttempts: 3,
      // Older compatible services refuse the checksums that newer clients add unasked.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }
}
