import type { mongo } from 'mongoose';

/** NamespaceNotFound: the collection does not exist yet. */
const NO_COLLECTION = 26;
/** The value that a document must lack to be renamed, so that a rerun never overwrites what was written since. */
const ABSENT = { $exists: false };

/** Renames a field (a dotted path outside arrays); documents that have the new name already only lose the old one. */
export async function renameField(db: mongo.Db, collection: string, from: string, to: string): Promise<void> {
  const documents = db.collection(collection);
  await documents.updateMany({ [from]: { $exists: true }, [to]: ABSENT }, { $rename: { [from]: to } });
  await documents.updateMany({ [from]: { $exists: true } }, { $unset: { [from]: '' } });
}

type IsDropped = (key: mongo.IndexDescriptionInfo['key'], name: string) => boolean;
async function dropIndexes(db: mongo.Db, collection: string, isDropped: IsDropped): Promise<void> {
  const documents = db.collection(collection);
  const indexes = await documents.indexes().catch((error: { code?: number }) => {
    if (error.code === NO_COLLECTION) return [];
    throw error;
  });
  for (const { key, name } of indexes) if (name && isDropped(key, name)) await documents.dropIndex(name);
}

/** Drops the indexes whose keys include `field`; the new ones are created from the schemas after the migrations. */
export const dropIndexesOn = (db: mongo.Db, collection: string, field: string): Promise<void> =>
  dropIndexes(db, collection, (key) => field in key);

/** Drops the indexes of these names. */
export const dropIndexesNamed = (db: mongo.Db, collection: string, names: readonly string[]): Promise<void> =>
  dropIndexes(db, collection, (_, name) => names.includes(name));

/** Drops the index on exactly these fields, in their order. */
export const dropIndexOf = (db: mongo.Db, collection: string, fields: readonly string[]): Promise<void> =>
  dropIndexes(db, collection, (key) => Object.keys(key).join() === fields.join());
