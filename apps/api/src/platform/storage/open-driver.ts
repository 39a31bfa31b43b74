import type { Environment } from '../config/environment';
import { DiskStorage } from './disk-storage';
import type { StorageDriver } from './driver';
import { type BucketSettings, S3Storage } from './s3-storage';

export type StorageSettings = Pick<Environment, 'TUERCA_DATA' | 'STORAGE'> & BucketSettings;

/** Longest silence of a bucket while no caller waits, in milliseconds. */
const PATIENCE = 30_000;

/** Opens the storage of this environment, or of another `STORAGE`; `silenceMax`: as of `connectS3`. */
export const openDriver = (env: StorageSettings, storage = env.STORAGE, silenceMax?: number): StorageDriver =>
  storage === 's3' ? new S3Storage(env, silenceMax) : new DiskStorage(env.TUERCA_DATA);

/** The same for programs that copy all of it. */
export const openPatientDriver = (env: StorageSettings, storage = env.STORAGE): StorageDriver =>
  openDriver(env, storage, PATIENCE);
