import { readFileSync, writeFileSync } from 'node:fs';
import { backUp, restore } from '../src/platform/database/backup/backup';
import { collectionNames, rawDocuments } from '../src/platform/database/backup/manifest';
import { MARKS_COLLECTION, readMarks } from '../src/platform/database/backup/marks';
import { archiveOf, BackupPlaces, type Copy } from './backup-places';
import { startApp } from './harness';
import { run } from './programs';
import { documentOf, idOf } from './raw-bson';
import { until } from './until';

const FECHA = new Date('2026-03-01T08:00:00Z');
const places = new BackupPlaces();
afterAll(async () => {
  await places.close();
});

const thing = (id: number, text: string) => {
  const bytes = Buffer.from(text);
  const value = Buffer.concat([Buffer.alloc(4), bytes, Buffer.alloc(1)]);
  value.writeInt32LE(bytes.length + 1);
  return documentOf([idOf(id), ['10', [2, value]], ['03', [10, Buffer.alloc(0)]]]);
};
const good = { cosas: [thing(1, 'una'), thing(2, 'otra')] };
/** One that the database cannot take whole: an id that comes twice. */
const bad = { cosas: [thing(1, 'una'), thing(2, 'otra'), thing(2, 'la misma')], otras: [thing(7, 'entera')] };

const program = async (copy: Copy, ...args: string[]) => {
  const { ended, output } = run('restore.js', args, { ...copy.places, JWT_SECRET: 'x'.repeat(32) });
  return { code: await ended, output: output() };
};
const stored = async ({ db }: Copy, name = 'cosas') =>
  (await rawDocuments(db, name).toArray()).map((one) => one.toString('hex'));
const startOn = async ({ places: { MONGODB_URI } }: Copy) => (await startApp({ MONGODB_URI })).close();

describe('a database that does not take all of an archive', () => {
  const file = places.file('bad.zip');
  let copy: Copy;
  beforeAll(async () => {
    await archiveOf(file, bad, FECHA);
    copy = await places.emptyCopy('bad');
  });

  it('keeps the rest, and says which documents differ', async () => {
    const { code, output } = await program(copy, file);
    expect(code).toBe(1);
    expect(output).toMatch(/^Lo restaurado en esta base de datos no es igual al respaldo\.$/m);
    expect(output).toMatch(/^«cosas» 2: la base de datos no lo admite \(.*duplicate.*\)$/im);
    expect(output).toMatch(/^«cosas»: documentos que faltan: 1 \(2\)$/m);
    expect(output).toMatch(
      /restore\.js ARCHIVO --replace\. .*restore\.js --accept\. \(En el repositorio: npm run restore .*\)$/m,
    );
    expect(await stored(copy, 'otras')).toEqual([bad.otras[0]!.toString('hex')]);
    expect(await stored(copy)).toHaveLength(2);
  });

  it('is not what the API starts on, nor what another restore touches, until somebody says so', async () => {
    await expect(startOn(copy)).rejects.toThrow(/no es igual al respaldo[^]*documentos que faltan[^]*--accept/);
    await expect(restore(copy.places, file)).rejects.toThrow(/no es igual al respaldo/);
  });

  it('is taken as it is with --accept, once', async () => {
    expect(await program(copy, '--accept')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Aceptado como está'),
    });
    const { respaldo, restauracion } = await readMarks(copy.db);
    expect([respaldo!.fecha, restauracion!.estado]).toEqual([FECHA, 'aceptada']);
    expect((await program(copy, '--accept')).output).toMatch(/No hay nada que aceptar/);
    await startOn(copy);
  });

  it('has data of its own from then on: --replace alone leaves them, its name empties it', async () => {
    await archiveOf(places.file('good.zip'), good, FECHA);
    for (const replace of [false, true, 'tuerca'])
      await expect(restore(copy.places, places.file('good.zip'), replace)).rejects.toThrow(
        new RegExp(`no está vacía.*--replace=${copy.connection.name}`),
      );
    expect(await stored(copy, 'otras')).toHaveLength(1);
    await restore(copy.places, places.file('good.zip'), copy.connection.name);
    expect(await stored(copy)).toEqual(good.cosas.map((one) => one.toString('hex')));
    expect(await collectionNames(copy.db)).toEqual(['cosas']);
  });
});

it('says what was killed in the middle, and --replace tries it again', async () => {
  const many = { cosas: Array.from({ length: 60_000 }, (_, id) => thing(id, `número ${id}`.repeat(20))) };
  const [file, copy] = [places.file('many.zip'), await places.emptyCopy('killed')];
  await archiveOf(file, many, FECHA);
  const killed = run('restore.js', [file], { ...copy.places, JWT_SECRET: 'x'.repeat(32) });
  await until(
    () => copy.db.collection('cosas').countDocuments(),
    (count) => count > 0,
  );
  killed.kill('SIGKILL');
  expect(await killed.ended).toBeNull();
  const unfinished = /no terminó: puede faltar cualquier cosa[^]*--replace[^]*--accept/;
  await expect(startOn(copy)).rejects.toThrow(unfinished);
  expect((await program(copy, file)).output).toMatch(unfinished);
  await archiveOf(file, good, FECHA);
  expect(await program(copy, file, '--replace')).toMatchObject({ code: 0 });
  expect(await stored(copy)).toEqual(good.cosas.map((one) => one.toString('hex')));
  await startOn(copy);
});

it('reads the whole archive first: a damaged one empties nothing', async () => {
  const [file, copy] = [places.file('damaged.zip'), await places.emptyCopy('damaged')];
  await archiveOf(file, good, FECHA);
  await restore(copy.places, file);
  const bytes = readFileSync(file);
  const manifest = bytes.indexOf('"sha256":"') + 10;
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 60), Buffer.of(bytes[60]! ^ 1), bytes.subarray(61)]));
  expect(manifest).toBeGreaterThan(0);
  await expect(restore(copy.places, file, copy.connection.name)).rejects.toThrow(/dañado/);
  expect(await stored(copy)).toHaveLength(2);
});

it('knows of itself that it is a backup no newer than its archive, and one that came back', async () => {
  const [file, again, copy] = [places.file('marks.zip'), places.file('again.zip'), await places.emptyCopy('marks')];
  await archiveOf(file, good, FECHA);
  const before = Date.now();
  await restore(copy.places, file);
  const marks = await readMarks(copy.db);
  expect(marks.respaldo!.fecha).toEqual(FECHA);
  expect(marks.simulacro!.fecha.getTime()).toBeGreaterThanOrEqual(before);
  expect(marks.restauracion!.estado).toBe('comprobada');
  // Marks are true of one database alone: they travel in no archive.
  const { collections, fecha } = await backUp(copy.places, again);
  expect(collections.map(({ name }) => name)).not.toContain(MARKS_COLLECTION);
  expect((await readMarks(copy.db)).respaldo!.fecha.toISOString()).toBe(fecha);
});

describe('a drill', () => {
  const file = places.file('drill.zip');
  const databases = async ({ connection }: Copy) =>
    (await connection.getClient().db('admin').admin().listDatabases()).databases
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${connection.name}_simulacro_`));

  it('proves that an archive comes back, beside a database in use, and leaves nothing but its mark', async () => {
    const copy = await places.emptyCopy('drilled');
    await archiveOf(file, good, FECHA);
    await copy.db.collection('cosas').insertOne({ propia: true });
    const { code, output } = await program(copy, file, '--drill');
    expect([code, output]).toEqual([0, expect.stringContaining('vuelve entero: 2 documentos')]);
    const { simulacro, respaldo, restauracion } = await readMarks(copy.db);
    expect([simulacro!.respaldo, respaldo, restauracion]).toEqual([FECHA, undefined, undefined]);
    expect(await stored(copy)).toHaveLength(1);
    expect(await databases(copy)).toEqual([]);
  });

  it('says of an archive that does not come back why, and leaves no mark', async () => {
    const copy = await places.emptyCopy('undrilled');
    await archiveOf(file, bad, FECHA);
    const { code, output } = await program(copy, file, '--drill');
    expect([code, output]).toEqual([1, expect.stringContaining('documentos que faltan: 1 (2)')]);
    expect(output).not.toContain('--accept');
    expect(await readMarks(copy.db)).toEqual({});
    expect(await databases(copy)).toEqual([]);
  });
});

it('says how it is used', async () => {
  const copy = await places.emptyCopy('usage');
  for (const args of [
    [],
    ['a.zip', 'b.zip'],
    ['--accept', 'a.zip'],
    ['a.zip', '--remplace'],
    ['a.zip', '--drill', '--replace'],
  ])
    expect(await program(copy, ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--replace=NOMBRE'),
    });
});
