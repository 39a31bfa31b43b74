import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';
import { z } from 'zod';
import { MARKS_COLLECTION } from './marks';

const INSTANTS = ['snapshot', 'transaccion'] as const;
export type Instant = (typeof INSTANTS)[number];
const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** Contents of an archive: documents and SHA-256 of each collection in the order of `_id`, and SHA-256 of each file. */
export const Manifest = z.object({
  version: z.literal(1),
  /** Of which instant the collections are, UTC. */
  fecha: z.iso.datetime(),
  /**
   * Manner in which they were read at one instant; absent in archives from before ADR 58, whose collections were read one after
   * the other.
   */
  instante: z.enum(INSTANTS).optional(),
  collections: z.array(z.object({ name: z.string().min(1), documents: z.number().int().min(0), sha256: digest })),
  files: z.array(z.object({ path: z.string().min(1), bytes: z.number().int().min(0), sha256: digest })),
});
export type Manifest = z.infer<typeof Manifest>;
export type CollectionSummary = Manifest['collections'][number];

/** Places inside an archive; the first is laid out as mongodump does, so that mongorestore reads it, too. */
export const COLLECTIONS_FOLDER = 'db/';
export const MEDIA_FOLDER = 'media/';
export const MANIFEST_PLACE = 'manifest.json';

/** Documents of a collection as they are stored, in the order of `_id`. */
export const rawDocuments = (db: mongo.Db, name: string, session?: mongo.ClientSession): mongo.FindCursor<Buffer> =>
  db
    .collection(name)
    .find(
      {},
      { raw: true, sort: { _id: 1 }, batchSize: 500, ...(session && { session }) },
    ) as unknown as mongo.FindCursor<Buffer>;

/** Names of all collections of an archive, in order: without those of the server itself and without the marks. */
export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return found
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && name !== MARKS_COLLECTION)
    .sort();
}

/** Counts and adds up what a collection holds now. */
export async function summarizeCollection(db: mongo.Db, name: string): Promise<CollectionSummary> {
  const hash = createHash('sha256');
  let documents = 0;
  for await (const document of rawDocuments(db, name)) {
    hash.update(document);
    documents += 1;
  }
  return { name, documents, sha256: hash.digest('hex') };
}
