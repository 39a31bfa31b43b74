import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { backUp, restore } from '../src/platform/database/backup/backup';
import { rawDocuments } from '../src/platform/database/backup/manifest';
import { insertRaw } from '../src/platform/database/backup/raw-documents';
import { freshDatabase } from './harness';
import { anyElements, documentOf, idOf, KNOWN } from './raw-bson';

const folder = mkdtempSync(join(tmpdir(), 'tuerca-bson-'));
const file = join(folder, 'cosas.zip');
afterAll(() => rmSync(folder, { recursive: true }));

const hex = (documents: Buffer[]) => documents.map((document) => document.toString('hex'));

/** Stores the documents, backs them up and restores them elsewhere: what was refused, what was stored, what came back. */
async function roundTrip(documents: Buffer[]) {
  const uris = [freshDatabase(), freshDatabase()];
  const [from, to] = await Promise.all(uris.map((uri) => mongoose.createConnection(uri).asPromise()));
  const [source, target] = uris.map((uri) => ({ MONGODB_URI: uri, TUERCA_DATA: folder, STORAGE: 'disco' }));
  try {
    const refused = await insertRaw(from!.db!, 'cosas', documents);
    await backUp(source!, file);
    await restore(target!, file);
    const [stored, restored] = await Promise.all([from!, to!].map(({ db }) => rawDocuments(db!, 'cosas').toArray()));
    return { refused, stored: stored!, restored: restored! };
  } finally {
    for (const connection of [from!, to!]) {
      await connection.dropDatabase();
      await connection.close();
    }
  }
}

it('brings every type of BSON and the shapes that drivers change back byte for byte', async () => {
  const names = Object.keys(KNOWN);
  const documents = names.map((name, index) => documentOf([idOf(index), ['valor', KNOWN[name]!]]));
  const { refused, stored, restored } = await roundTrip(documents);
  expect(hex(restored)).toEqual(hex(stored));
  // MongoDB may refuse or change one of them as it comes in; whatever it stored is what comes back.
  expect(stored.length).toBe(documents.length - refused.length);
  const kept = new Set(hex(stored));
  const changed = names.filter((_name, index) => !kept.has(documents[index]!.toString('hex')));
  expect(
    changed.filter((name) => ['integer-like keys out of order', 'minus zero', 'an empty key'].includes(name)),
  ).toEqual([]);
});

it('brings any document back byte for byte: odd keys in any order, deep and empty values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyElements, { minLength: 200, maxLength: 200 }), async (all) => {
      const documents = all.map((elements, index) => documentOf([idOf(index), ...elements]));
      const { refused, stored, restored } = await roundTrip(documents);
      expect({ refused, same: hex(stored).join() === hex(restored).join() }).toEqual({ refused: [], same: true });
      expect(stored).toHaveLength(documents.length);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
