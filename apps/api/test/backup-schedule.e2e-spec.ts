import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restore } from '../src/platform/database/backup/backup';
import { readMarks } from '../src/platform/database/backup/marks';
import { BackupSchedule } from '../src/platform/database/backup/schedule';
import { BackupPlaces, type Copy } from './backup-places';
import { startFaultProxy } from './fault-proxy';
import { type Run, run } from './programs';
import { startS3 } from './s3-server';
import { until } from './until';

jest.setTimeout(120_000);

const places = new BackupPlaces();
const running: Run[] = [];
afterEach(async () => {
  for (const { kill, ended } of running.splice(0)) {
    kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  await places.close();
});

/** A database with something in it. */
async function filled(name: string, documents = 3): Promise<Copy> {
  const copy = await places.emptyCopy(name);
  const filler = Array.from({ length: documents }, (_, numero) => ({ numero, texto: 'repuesto'.repeat(100) }));
  await copy.db.collection('cosas').insertMany(filler);
  return copy;
}
const SETTINGS = { BACKUP_EVERY: '1d', BACKUP_DRILL_EVERY: '1d', BACKUP_KEEP: '2', JWT_SECRET: 'x'.repeat(32) };
/** The process as a deployment starts it. */
function start(copy: Copy, env: Record<string, string> = {}): Run {
  const one = run('backup-schedule.js', [], { ...SETTINGS, ...copy.places, ...env });
  running.push(one);
  return one;
}
const said = (one: Run, what: RegExp) =>
  until(
    async () => one.output(),
    (output) => what.test(output),
    60_000,
  );
const folderOf = ({ places: { TUERCA_DATA } }: Copy) => join(TUERCA_DATA, 'respaldos');
const archives = (copy: Copy) => readdirSync(folderOf(copy)).sort();
/** The databases of drills. */
const drills = async ({ connection }: Copy) =>
  (await connection.getClient().db('admin').admin().listDatabases()).databases.filter(({ name }) =>
    name.startsWith(`${connection.name}_simulacro_`),
  );
const OWN = /^tuerca-programado-\d{8}T\d{6}Z\.zip$/;

/** Waits until a throw-away database of a drill is there. */
const untilDrilling = (copy: Copy) =>
  until(
    () => drills(copy),
    (found) => found.length > 0,
    60_000,
  );

it('makes a backup and tries it out, says so and leaves its marks; what it made comes back', async () => {
  const [copy, other] = [await filled('first'), await places.emptyCopy('first-back')];
  const one = start(copy);
  await said(one, /Simulacro hecho: tuerca-programado-.* vuelve entero/);
  expect(one.output()).toMatch(/Respaldo hecho: tuerca-programado-.* \(3 documentos y 0 archivos\)/);
  const { respaldo, simulacro, programa } = await readMarks(copy.db);
  expect(simulacro!.respaldo).toEqual(respaldo!.fecha);
  expect(programa).toMatchObject({ archivos: archives(copy), enCurso: null, simulacroEn: null, falla: null });
  expect([archives(copy).length, await drills(copy), readdirSync(copy.places.TUERCA_DATA)]).toEqual([
    1,
    [],
    ['respaldos'],
  ]);
  await restore(other.places, join(folderOf(copy), archives(copy)[0]!));
  expect(await other.db.collection('cosas').countDocuments()).toBe(3);
  // Nothing is due after a restart.
  one.kill('SIGTERM');
  expect(await one.ended).toBe(0);
  const again = start(copy);
  await said(again, /Respaldos cada 1d/);
  await until(
    () => copy.db.collection('marcas').findOne({ _id: 'turno' as never }),
    (turn) => turn === null,
  );
  expect(archives(copy)).toHaveLength(1);
});

it('keeps BACKUP_KEEP of its own, and removes nothing else', async () => {
  const copy = await filled('kept');
  const one = start(copy, { BACKUP_EVERY: '1s' });
  await said(one, /Respaldo hecho/);
  writeFileSync(join(folderOf(copy), 'mine.zip'), '');
  // As of a database that stood here before: its marks went with it.
  writeFileSync(join(folderOf(copy), 'tuerca-programado-20200101T000000Z.zip'), '');
  await said(one, /(Borrado el más viejo[^]*){2}/);
  one.kill('SIGTERM');
  expect(await one.ended).toBe(0);
  const { programa } = await readMarks(copy.db);
  const own = archives(copy).filter((name) => programa!.archivos.includes(name));
  expect(own).toHaveLength(2);
  expect(archives(copy).filter((name) => !own.includes(name))).toEqual([
    'mine.zip',
    'tuerca-programado-20200101T000000Z.zip',
  ]);
  expect(own.every((name) => OWN.test(name))).toBe(true);
});

it('ends at once on SIGTERM, in the middle of an archive and in the middle of a drill, and leaves no half of either', async () => {
  const copy = await filled('stopped', 20_000);
  const one = start(copy);
  await until(
    async () =>
      readdirSync(copy.places.TUERCA_DATA).flatMap((name) => readdirSync(join(copy.places.TUERCA_DATA, name))),
    (names) => names.some((name) => name.endsWith('.parcial')),
  );
  one.kill('SIGTERM');
  expect(await one.ended).toBe(0);
  expect(archives(copy)).toEqual([]);
  const drilling = start(copy);
  await untilDrilling(copy);
  drilling.kill('SIGTERM');
  expect(await drilling.ended).toBe(0);
  expect([await drills(copy), archives(copy).length]).toEqual([[], 1]);
  expect((await readMarks(copy.db)).simulacro).toBeUndefined();
});

it('removes what a process that was killed left half done', async () => {
  const copy = await filled('killed', 20_000);
  const one = start(copy);
  await untilDrilling(copy);
  one.kill('SIGKILL');
  await one.ended;
  // Its turn would run out a minute later.
  const marks = copy.db.collection<{ _id: string }>('marcas');
  await marks.updateOne({ _id: 'turno' }, { $set: { until: new Date(0) } });
  await marks.updateOne({ _id: 'programa' }, { $set: { enCurso: 'tuerca-programado-20260101T000000Z.zip' } });
  writeFileSync(join(folderOf(copy), 'tuerca-programado-20260101T000000Z.zip.parcial'), '');
  await said(start(copy), /Simulacro hecho/);
  expect([await drills(copy), archives(copy).length]).toEqual([[], 1]);
});

it('lets one of two work', async () => {
  const copy = await filled('two', 2000);
  const env = { ...SETTINGS, ...copy.places, BACKUP_KEEP: 2 };
  const lines: string[] = [];
  const two = [1, 2].map(() => new BackupSchedule(env, (line) => lines.push(line)));
  await Promise.all(two.map((one) => one.run(new AbortController().signal)));
  expect(archives(copy)).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('Respaldo hecho'))).toHaveLength(1);
});

it('makes another when its last archive was taken away before it was tried out', async () => {
  const copy = await filled('taken');
  const env = { ...SETTINGS, ...copy.places, BACKUP_KEEP: 2 };
  const schedule = new BackupSchedule(env, () => undefined);
  const run = () => schedule.run(new AbortController().signal);
  await run();
  rmSync(join(folderOf(copy), archives(copy)[0]!));
  await copy.db.collection<{ _id: string }>('marcas').deleteOne({ _id: 'simulacro' });
  await expect(run()).rejects.toThrow(/ya no está en .*se hace otro respaldo/);
  await run();
  const { simulacro, programa } = await readMarks(copy.db);
  expect([archives(copy), simulacro!.fecha]).toEqual([programa!.archivos, expect.any(Date)]);
});

it('goes on by itself after its database was away, and after its bucket was', async () => {
  const [s3, copy] = [await startS3(), await filled('away')];
  s3.buckets.set('respaldos', new Map());
  const proxy = await startFaultProxy(copy.places.MONGODB_URI);
  proxy.cut();
  s3.manner = 'failing';
  const one = start(copy, {
    ...s3.env,
    STORAGE: 'disco',
    MONGODB_URI: `${proxy.url}${proxy.url.includes('?') ? '&' : '?'}directConnection=true`,
    BACKUP_DIR: 's3://respaldos/tuerca',
  });
  await said(one, /La base de datos no responde[^]*Se intenta de nuevo en 5 s/);
  proxy.mend();
  await said(one, /El bucket de los respaldos \(s3:\/\/respaldos\/tuerca\/\)/);
  expect((await readMarks(copy.db)).programa!.falla).toMatch(/El bucket de los respaldos/);
  s3.manner = 'well';
  await said(one, /Simulacro hecho/);
  expect((await readMarks(copy.db)).programa!.falla).toBeNull();
  const [key, ...more] = s3.buckets.get('respaldos')!.keys();
  expect([key, more]).toEqual([expect.stringMatching(/^tuerca\/tuerca-programado-.*\.zip$/), []]);
  expect(archives(copy)).toEqual([]);
  // A person names it, and brings it back from there.
  const env = { ...s3.env, STORAGE: 'disco', BACKUP_DIR: 's3://respaldos/tuerca', ...SETTINGS };
  const back = await places.emptyCopy('away-back');
  const list = run('restore.js', ['--list'], { ...back.places, ...env });
  expect([await list.ended, list.output()]).toEqual([0, expect.stringContaining(key!.split('/')[1]!)]);
  const restored = run('restore.js', [`s3://respaldos/${key}`], { ...back.places, ...env });
  expect([await restored.ended, restored.output()]).toEqual([0, expect.stringContaining('3 documentos')]);
  await proxy.close();
  await s3.close();
});
