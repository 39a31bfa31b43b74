import { backUp, restore } from '../src/platform/database/backup/backup';
import { BackupPlaces, type Copy } from './backup-places';
import { until } from './until';

const places = new BackupPlaces();
afterAll(() => places.close());

/** Counts the same thing in the first and in the last collection of an archive, in one transaction each, until it is told to stop. */
async function countOn({ connection, db }: Copy, isOver: () => boolean): Promise<number> {
  let done = 0;
  for (; !isOver(); done++)
    await connection.getClient().withSession((session) =>
      session.withTransaction(async () => {
        for (const name of ['a_primera', 'z_ultima'])
          await db.collection(name).insertOne({ numero: done, texto: 'x'.repeat(200) }, { session });
      }),
    );
  return done;
}

it('is of one instant: what is written meanwhile in several collections is in all of them or in none', async () => {
  const [from, to, file] = [await places.emptyCopy('from'), await places.emptyCopy('to'), places.file('instant.zip')];
  const filler = Array.from({ length: 20_000 }, (_, numero) => ({ numero, texto: 'repuesto'.repeat(40) }));
  await from.db.collection('m_media').insertMany(filler);
  let isOver = false;
  const writing = countOn(from, () => isOver);
  const count = (copy: Copy, name: string) => copy.db.collection(name).countDocuments();
  await until(
    () => count(from, 'z_ultima'),
    (found) => found > 20,
  );
  const before = await count(from, 'z_ultima');
  const { instante, fecha } = await backUp(from.places, file);
  const after = await count(from, 'a_primera');
  isOver = true;
  await writing;
  await restore(to.places, file);
  const [first, last] = [await count(to, 'a_primera'), await count(to, 'z_ultima')];
  expect(['snapshot', 'transaccion']).toContain(instante);
  expect(new Date(fecha).getTime()).toBeLessThan(Date.now());
  expect(first).toBe(last);
  // It was read under load: the count stood neither still before the backup nor during it.
  expect(first).toBeGreaterThanOrEqual(before);
  expect(after).toBeGreaterThan(first);
});
