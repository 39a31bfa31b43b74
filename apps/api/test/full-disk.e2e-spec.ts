import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Alerta } from '@tuerca/contracts/admin/statistics';
import { status } from '@tuerca/contracts/admin/status-endpoints';
import { ERRORS } from '@tuerca/contracts/errors';
import { choosePort } from '@tuerca/mongo/common/port';
import { StorageService } from '../src/platform/storage/storage.service';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { type MainProcess, mainProcess } from './main-process';
import { noisyPicture } from './pictures';
import { buy, client, openShop, referencia, type Shop } from './shop';
import { smallDisk } from './small-disk';

const disk = smallDisk();
let h: Harness;
let data: { TUERCA_DATA: string; MONGODB_URI: string };
let api: MainProcess;
let ana: Actor;
let admin: Actor;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  const { TUERCA_DATA, MONGODB_URI } = process.env as unknown as typeof data;
  data = { TUERCA_DATA, MONGODB_URI };
  [ana, admin] = [await mintUser(h, 'client'), await mintUser(h, 'admin')];
  api = await mainProcess({ DRENAJE_MS: '0' }, (command) => disk.around(TUERCA_DATA, command));
  await api.start();
  shop = await openShop(h);
});
afterAll(async () => {
  await api.stop();
  await h.close();
});

/** Files are read where their program sees them: its file system is private. */
const files = (): string[] => {
  const root = disk.seenBy(api.pid(), join(data.TUERCA_DATA, 'media'));
  return existsSync(root) ? readdirSync(root, { recursive: true }).map(String) : [];
};
const partial = () => files().filter((name) => name.includes('.parcial'));
async function upload(path = '/api/upload/profile', field = 'image') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(await noisyPicture())], { type: 'image/png' }), 'foto.png');
  const headers = { authorization: `Bearer ${ana.token}` };
  const res = await fetch(api.base + path, { method: 'POST', headers, body: form });
  return { status: res.status, body: await res.json() };
}
const open = async (url: string) => (await fetch(api.base + url)).status;
/** Another instance of this test has its files elsewhere, and reports into the same row. */
const isFull = async () => {
  const { body } = await call(api.base, 'GET', '/api/admin/estado', { token: admin.token });
  return status.get.response
    .parse(body.data)
    .revisiones.find(({ clave }) => clave === 'archivos')!
    .resumen.includes('espacio');
};
const alerts = async () => {
  const { body } = await call<{ alertas: Alerta[] }>(api.base, 'GET', '/api/admin/estadisticas', {
    token: admin.token,
  });
  return body.data.alertas.map(({ id }) => id);
};
/** Records of files that are still referable. */
const usable = async () => {
  const due = { libreDesde: { $ne: new Date(0) } };
  const counts = ['imagenes', 'adjuntos'].map((name) => h.db.collection(name).countDocuments(due));
  return Promise.all(counts);
};
const FULL = {
  status: ERRORS.SIN_ESPACIO.status,
  body: { code: 'SIN_ESPACIO', message: ERRORS.SIN_ESPACIO.message },
};

it('says so to whoever uploads and to administrators, and everything else goes on; with room again so do uploads', async () => {
  const { status: stored, body } = await upload();
  expect(stored).toBe(201);
  const before = [await usable(), files().length];
  disk.fill(api.pid(), data.TUERCA_DATA);
  expect(await upload()).toMatchObject(FULL);
  expect(await upload('/api/upload/chat', 'adjuntos')).toMatchObject(FULL);
  expect([partial(), await usable()]).toEqual([[], before[0]]);
  expect(await open(body.data.imageUrl)).toBe(200);
  expect((await call(api.base, 'GET', '/readyz')).status).toBe(200);
  const { id } = await shop.sell({ precio: 5, stock: 5 });
  const items = [{ productoId: id, cantidad: 1, tiendaId: shop.store.user._id }];
  const bought = await buy({ ...h, base: api.base }, (await client(h)).token, items, { referencia: referencia('99') });
  expect(bought.status).toBe(201);
  expect(await isFull()).toBe(true);
  expect(await alerts()).toContain('espacio');
  disk.empty(api.pid(), data.TUERCA_DATA);
  expect(await isFull()).toBe(false);
  const later = await upload();
  expect([later.status, await open(later.body.data.imageUrl)]).toEqual([201, 200]);
});

it('nothing is named of a picture of which only the small widths had room', async () => {
  const before = await usable();
  disk.fill(api.pid(), data.TUERCA_DATA, 80 * 1024);
  expect(await upload()).toMatchObject(FULL);
  expect([partial(), await usable()]).toEqual([[], before]);
  disk.empty(api.pid(), data.TUERCA_DATA);
  expect((await upload()).status).toBe(201);
});

it('the warning comes before: the state page, the alert and the figures know how much is left', async () => {
  const other = await startApp({ DISK_WARN_MB: String(10 ** 12), METRICS_PORT: String(await choosePort(0)) });
  const { token } = await mintUser(other, 'admin');
  const { revisiones } = status.get.response.parse(
    (await call(other.base, 'GET', '/api/admin/estado', { token })).body.data,
  );
  const row = revisiones.find(({ clave }) => clave === 'disco')!;
  expect(row).toMatchObject({ estado: 'falla', consejo: expect.stringContaining('Libera espacio') });
  const { body } = await call<{ alertas: Alerta[] }>(other.base, 'GET', '/api/admin/estadisticas', { token });
  expect(body.data.alertas).toContainEqual(expect.objectContaining({ id: 'espacio', ruta: '/admin/estado' }));
  const figures = await (await fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/metrics`)).text();
  const [, free] = /^tuerca_disk_free_bytes (\S+)$/m.exec(figures) ?? [];
  const [, size] = /^tuerca_disk_size_bytes (\S+)$/m.exec(figures) ?? [];
  const { bavail, blocks, bsize } = await statfs(process.env.TUERCA_DATA!);
  expect(Number(size)).toBe(blocks * bsize);
  expect(Math.abs(Number(free) - bavail * bsize)).toBeLessThan(blocks * bsize * 0.1);
  expect((await call(other.base, 'GET', '/readyz')).status).toBe(200);
  await other.close();
});

it('a backup says so, and leaves nothing', async () => {
  await h.app.get(StorageService, { strict: false }).put('productos/grande.webp', randomBytes(600_000), 'image/webp');
  const target = mkdtempSync(join(tmpdir(), 'tuerca-lleno-'));
  const list = 'folder="$1"; shift; "$@"; code=$?; echo "left: [$(ls -A "$folder")]"; exit $code';
  const backup = [process.execPath, join(__dirname, '../dist/backup.js'), join(target, 'respaldo.zip')];
  const [program, ...args] = disk.around(target, ['sh', '-c', list, 'sh', target, ...backup], 256 * 1024);
  const {
    status: code,
    stdout,
    stderr,
  } = spawnSync(program!, args, {
    encoding: 'utf8',
    env: { ...process.env, ...data },
  });
  expect([code, stderr.trim()]).toEqual([1, expect.stringContaining('No queda espacio en el disco')]);
  expect(stdout).toContain('left: []');
  rmSync(target, { recursive: true });
});
