import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { backUp, type Places, restore } from '../src/platform/database/backup/backup';
import { collectionNames, type Manifest, summarizeCollection } from '../src/platform/database/backup/manifest';
import { ArchiveProblem } from '../src/platform/database/backup/problems';
import { StorageService } from '../src/platform/storage/storage.service';
import { adminToken, mintUsers, TEST_PASSWORD } from './actors';
import { BackupPlaces } from './backup-places';
import { call, type Harness, startApp } from './harness';
import { sellOrder } from './ledger';
import { openShop } from './shop';

const backups = new BackupPlaces();
const { folder } = backups;
const file = join(folder, 'respaldos', 'drill.zip');
const PICTURE = Buffer.from('not really a picture, but bytes: \u0000\u0001\u0002'.repeat(5000));
const placesOf = (data: string, uri: string): Places => ({ TUERCA_DATA: data, MONGODB_URI: uri, STORAGE: 'disco' });

let h: Harness;
let email: string;
let source: ReturnType<typeof placesOf>;
let manifest: Manifest;
beforeAll(async () => {
  h = await startApp();
  source = placesOf(process.env.TUERCA_DATA!, process.env.MONGODB_URI!);
  await sellOrder(h, await openShop(h));
  email = (await mintUsers(h, 'client', 600))[0]!.user.email;
  await h.app.get(StorageService, { strict: false }).put('productos/uno.webp', PICTURE, 'image/webp');
  // What drivers like to make something else of.
  await h.db.db!.collection('tipos').insertOne({
    int32: new mongo.Int32(7),
    int64: mongo.Long.fromString('9007199254740993'),
    double: new mongo.Double(7),
    binary: new mongo.Binary(Buffer.from([1, 2, 3])),
    pattern: /repuesto/i,
    nothing: null,
    z: { y: 1, a: [1, 'two', new Date(0)] },
  });
});
afterAll(async () => {
  await h.db.db!.dropCollection('tipos');
  await h.close();
  await backups.close();
});

it('is one file with every document and every file, and leaves its mark', async () => {
  manifest = await backUp(source, file);
  const names = await collectionNames(h.db.db!);
  expect(manifest.collections.map(({ name }) => name)).toEqual(names);
  expect(manifest.files).toEqual([expect.objectContaining({ path: 'productos/uno.webp', bytes: PICTURE.length })]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const { body } = await call(h.base, 'GET', '/api/admin/estado', { token: await adminToken(h) });
  const mark = body.data.revisiones.find(({ clave }: { clave: string }) => clave === 'respaldo');
  expect(mark).toMatchObject({ estado: 'ok' });
});

it('comes back into an empty database: counts, checksums, files; the product starts on it and people sign in', async () => {
  const { db, places } = await backups.emptyCopy('copy');
  const restored = await restore(places, file);
  expect(restored).toEqual(manifest);
  for (const one of manifest.collections) {
    expect(await db.collection(one.name).countDocuments()).toBe(one.documents);
    expect(await summarizeCollection(db, one.name)).toEqual(one);
  }
  expect(manifest.collections.find(({ name }) => name === 'usuarios')!.documents).toBeGreaterThan(600);
  expect(readFileSync(join(places.TUERCA_DATA, 'media/productos/uno.webp')).equals(PICTURE)).toBe(true);
  const copy = await startApp({ MONGODB_URI: places.MONGODB_URI });
  try {
    const body = { email, password: TEST_PASSWORD };
    expect((await call(copy.base, 'POST', '/api/auth/login', { body })).status).toBe(200);
  } finally {
    await copy.close();
  }
});

it('goes into nothing but an empty database', async () => {
  await expect(restore(source, file)).rejects.toThrow(/no está vacía: «[a-z_]+» ya tiene datos/);
});

it('says of an archive what is wrong with it, leaves nothing half done, and lets another be tried', async () => {
  const { db, places } = await backups.emptyCopy('damaged');
  const refused = async (name: string, content: Buffer | string, why: RegExp) => {
    const wrong = join(folder, name);
    writeFileSync(wrong, content);
    await expect(restore(places, wrong)).rejects.toThrow(why);
    expect(await collectionNames(db)).toEqual([]);
  };
  const bytes = readFileSync(file);
  const foreign = /no es un respaldo de Tuerca, o está dañado o cortado/;
  await refused('cut.zip', bytes.subarray(0, bytes.length / 2), foreign);
  await refused('text.zip', 'hola', foreign);
  await refused('empty.zip', '', foreign);
  await expect(restore(places, join(folder, 'nowhere.zip'))).rejects.toThrow(/No hay ningún archivo en/);
  await expect(restore(places, folder)).rejects.toThrow(/es una carpeta/);
  expect(await restore(places, file)).toEqual(manifest);
});

it('is refused with a sentence wherever a byte of it is wrong, unless that byte means nothing', async () => {
  const [{ db, places }, bytes] = [await backups.emptyCopy('flipped'), readFileSync(file)];
  let refused = 0;
  for (let at = 1; at < 30; at++) {
    const wrong = Buffer.from(bytes);
    wrong[Math.floor((bytes.length * at) / 30)]! ^= 0xff;
    writeFileSync(join(folder, 'flipped.zip'), wrong);
    const came = await restore(places, join(folder, 'flipped.zip')).catch((error: unknown) => error);
    if (came instanceof ArchiveProblem) {
      refused += 1;
      expect(came.message).toMatch(/Usa otro respaldo|es el que dice su lista|de esta versión/);
      expect(await collectionNames(db)).toEqual([]);
    } else {
      // The time in an entry's head, for one: what came back is whole.
      expect(came).toEqual(manifest);
      await db.dropDatabase();
    }
  }
  expect(refused).toBeGreaterThan(20);
});

it('is refused of an empty database, which is the wrong one, and leaves no file and no mark', async () => {
  const { places } = await backups.emptyCopy('nothing');
  await expect(backUp(places, join(folder, 'nothing.zip'))).rejects.toThrow(/está vacía: no hay nada que respaldar/);
  expect(readdirSync(folder).filter((name) => name.startsWith('nothing.zip'))).toEqual([]);
  expect(readdirSync(places.TUERCA_DATA)).toEqual([]);
});

it('says that the database does not answer, whichever way it goes', async () => {
  const away = { ...source, MONGODB_URI: 'mongodb://127.0.0.1:1/tuerca' };
  const answers = await Promise.allSettled([backUp(away, join(folder, 'away.zip')), restore(away, file)]);
  const sentence = expect.stringMatching(/^La base de datos no responde/);
  const refused = { status: 'rejected', reason: expect.objectContaining({ message: sentence }) };
  expect(answers).toEqual([refused, refused]);
});

it('says why it cannot be written, and leaves no part of it', async () => {
  const inTheWay = join(folder, 'in-the-way');
  writeFileSync(inTheWay, '');
  await expect(backUp(source, join(inTheWay, 'drill.zip'))).rejects.toThrow(/no es una carpeta/);
  mkdirSync(join(folder, 'taken.zip'));
  await expect(backUp(source, join(folder, 'taken.zip'))).rejects.toThrow(/es una carpeta/);
  expect(readdirSync(folder).filter((name) => name.endsWith('.parcial'))).toEqual([]);
});
