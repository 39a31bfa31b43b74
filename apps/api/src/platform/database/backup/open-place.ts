import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../config/environment';
import { BUCKET_ADDRESS } from '../../config/rules';
import { type BucketSettings } from '../../storage/s3-storage';
import type { ArchivePlace } from './archive-place';
import { BucketPlace } from './bucket-place';

/** A folder of this machine, or one that is mounted there. */
class FolderPlace implements ArchivePlace {
  readonly address: string;

  constructor(readonly folder: string) {
    this.address = folder;
  }

  async keep(): Promise<void> {}

  fetch(name: string): Promise<boolean> {
    return access(join(this.folder, name)).then(
      () => true,
      () => false,
    );
  }

  async release(): Promise<void> {}

  async forget(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  async list(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => name.endsWith('.zip')).sort();
  }
}

export type PlaceSettings = Pick<Environment, 'TUERCA_DATA' | 'BACKUP_DIR'> & BucketSettings;

/** Folder in which archives are written before they go elsewhere, and by default kept: in the data folder. */
const workFolder = ({ TUERCA_DATA }: Pick<PlaceSettings, 'TUERCA_DATA'>) => join(TUERCA_DATA, 'respaldos');

/** Place of this environment's archives, or of `address`: a folder, or s3://BUCKET/PREFIX. */
export function openPlace(env: PlaceSettings, address = env.BACKUP_DIR): ArchivePlace {
  const [, bucket, prefix = ''] = BUCKET_ADDRESS.exec(address ?? '') ?? [];
  if (!bucket) return new FolderPlace(address ?? workFolder(env));
  const folder = workFolder(env);
  return new BucketPlace({ env, bucket, prefix: prefix ? `${prefix.slice(1)}/` : '', folder });
}
