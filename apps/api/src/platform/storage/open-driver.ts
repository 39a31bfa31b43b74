import type { Environment } from '../config/environment';
import { DiskStorage } from './disk-storage';
import type { StorageDriver } from './driver';
import { type BucketSettings, S3Storage } from './s3-storage';

export type StorageSettings = Pick<Environment, 'TUERCA_DATA' | 'STORAGE'> & BucketSettings;

/** What keeps the files of this environment, or what would under another `STORAGE`. */
export const openDriver = (env: StorageSettings, storage = env.STORAGE): StorageDriver =>
  storage === 's3' ? new S3Storage(env) : new DiskStorage(env.TUERCA_DATA);
