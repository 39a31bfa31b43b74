import fc from 'fast-check';
import { backUp, restore } from '../src/platform/database/backup/backup';
import { rawDocuments } from '../src/platform/database/backup/manifest';
import { insertRaw } from '../src/platform/database/backup/raw-documents';
import { BackupPlaces } from './backup-places';
import { anyElements, documentOf, idOf, KNOWN } from './raw-bson';

const places = new BackupPlaces();
afterAll(() => places.close());

const hex = (documents: Buffer[]) => documents.map((document) => document.toString('hex'));

let trip = 0;
/** Stores the documents, backs them up and restores them elsewhere: what was refused, what was stored, what came back. */
async function roundTrip(documents: Buffer[]) {
  trip += 1;
  const [from, to, file] = [
    await places.emptyCopy(`from-${trip}`),
    await places.emptyCopy(`to-${trip}`),
    places.file('cosas.zip'),
  ];
  const refused = await insertRaw(from.db, 'cosas', documents);
  await backUp(from.places, file);
  await restore(to.places, file);
  const [stored, restored] = await Promise.all([from, to].map(({ db }) => rawDocuments(db, 'cosas').toArray()));
  return { refused, stored: stored!, restored: restored! };
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
