import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import mongoose, { type Connection } from 'mongoose';
import { ZipFile } from 'yazl';
import type { Places } from '../src/platform/database/backup/backup';
import { COLLECTIONS_FOLDER, type Manifest, MANIFEST_PLACE } from '../src/platform/database/backup/manifest';
import { freshDatabase } from './harness';

/** An empty database with a data folder of its own. */
export interface Copy {
  connection: Connection;
  db: NonNullable<Connection['db']>;
  places: Places;
}

/** Folders and databases of a suite, gone after it. */
export class BackupPlaces {
  readonly folder = mkdtempSync(join(tmpdir(), 'tuerca-backup-'));
  private readonly opened: Connection[] = [];

  file(name: string): string {
    return join(this.folder, name);
  }

  async emptyCopy(name: string, also: Partial<Places> = {}): Promise<Copy> {
    const uri = freshDatabase();
    const connection = await mongoose.createConnection(uri).asPromise();
    this.opened.push(connection);
    mkdirSync(this.file(name));
    const places = { TUERCA_DATA: this.file(name), MONGODB_URI: uri, STORAGE: 'disco', ...also };
    return { connection, db: connection.db!, places };
  }

  async close(): Promise<void> {
    for (const connection of this.opened) {
      await connection.dropDatabase();
      await connection.close();
    }
    rmSync(this.folder, { recursive: true });
  }
}

/** An archive that holds these documents whatever a database would say of them. */
export async function archiveOf(file: string, collections: Record<string, Buffer[]>, fecha: Date): Promise<Manifest> {
  const zip = new ZipFile();
  const manifest: Manifest = { version: 1, fecha: fecha.toISOString(), collections: [], files: [] };
  for (const [name, documents] of Object.entries(collections)) {
    const content = Buffer.concat(documents);
    zip.addBuffer(content, `${COLLECTIONS_FOLDER}${name}.bson`);
    const sha256 = createHash('sha256').update(content).digest('hex');
    manifest.collections.push({ name, documents: documents.length, sha256 });
  }
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST_PLACE);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  return manifest;
}
