import { createRequire } from 'node:module';
import { mongo } from 'mongoose';

interface Sequence {
  push(document: unknown, bytes: Uint8Array): void;
}
/**
 * The driver's own carrier of documents that are bytes already; mongodb does not export it. What goes through JavaScript objects
 * comes back changed: keys like '10' are sorted, dates beyond 275,000 years and half characters are lost.
 */
const { DocumentSequence } = createRequire(require.resolve('mongoose'))('mongodb/lib/cmap/commands') as {
  DocumentSequence: new (field: string) => Sequence;
};

const ID = Buffer.from('_id');
const OBJECT_ID = 7;

/** A document that the database did not take, and what it said. */
interface Refusal {
  index: number;
  errmsg: string;
}

/** Inserts documents as the bytes that they are, and answers which of them the database refused. */
export async function insertRaw(db: mongo.Db, collection: string, documents: readonly Buffer[]): Promise<Refusal[]> {
  const sequence = new DocumentSequence('documents');
  for (const document of documents) sequence.push(null, document);
  const reply = await db.command({
    insert: collection,
    ordered: false,
    writeConcern: { w: 'majority' },
    documents: sequence,
  });
  return (reply.writeErrors ?? []) as Refusal[];
}

/** The `_id` of a document: its type and bytes. */
function idOf(document: Uint8Array): { type: number; bytes: Buffer } | null {
  for (const [type, nameOffset, nameLength, offset, length] of mongo.BSON.onDemand.parseToElements(document)) {
    const { buffer, byteOffset } = document;
    if (Buffer.from(buffer, byteOffset + nameOffset, nameLength).equals(ID))
      return { type, bytes: Buffer.from(buffer, byteOffset + offset, length) };
  }
  return null;
}

/** A document's `_id` as text that no other `_id` has: what two forms of one document have in common. */
export function keyOf(document: Uint8Array): string {
  const id = idOf(document);
  return id ? `${id.type}:${id.bytes.toString('latin1')}` : '';
}

/** A document's `_id` for whoever reads it at a terminal. */
export function shownId(document: Uint8Array): string {
  const id = idOf(document);
  if (!id) return 'sin _id';
  if (id.type === OBJECT_ID) return id.bytes.toString('hex');
  const head = Buffer.from([0, 0, 0, 0, id.type, ...ID, 0]);
  const alone = Buffer.concat([head, id.bytes, Buffer.alloc(1)]);
  alone.writeInt32LE(alone.length);
  return mongo.BSON.EJSON.stringify(mongo.BSON.deserialize(alone, { validation: { utf8: false } })._id);
}
