import { status } from '@tuerca/contracts/admin/status-endpoints';
import { ERRORS } from '@tuerca/contracts/errors';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { FREE_TTL } from '../src/platform/uploads/free-files';
import { OrphansService } from '../src/platform/uploads/orphans.service';
import { type Actor, mintUser } from './actors';
import { call, type Harness, later, startApp } from './harness';
import { jpeg } from './pictures';
import { type S3Server, startS3 } from './s3-server';
import { startSecondProcess } from './second-process';
import { openShop } from './shop';
import { until } from './until';

let s3: S3Server;
let h: Harness;
let ana: Actor;
let admin: Actor;
beforeAll(async () => {
  s3 = await startS3();
  h = await startApp(s3.env);
  [ana, admin] = [await mintUser(h, 'client'), await mintUser(h, 'admin')];
});
afterAll(async () => {
  await h.close();
  await s3.close();
});
beforeEach(async () => {
  s3.manner = 'well';
  await until(storageState, ({ estado }) => estado === 'ok');
});

const storageState = async () => {
  const { body } = await call(h.base, 'GET', '/api/admin/estado', { token: admin.token });
  return status.get.response.parse(body.data).revisiones.find(({ clave }) => clave === 'archivos')!;
};
async function upload(path = '/api/upload/profile', field = 'image') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'foto.jpg');
  const headers = { authorization: `Bearer ${ana.token}` };
  const res = await fetch(h.base + path, { method: 'POST', headers, body: form });
  return { status: res.status, body: await res.json() };
}
const photo = async (): Promise<string> => (await upload()).body.data.imageUrl;
const open = async (url: string) => (await fetch(h.base + url)).status;
const records = async () =>
  (await h.db.collection('imagenes').countDocuments()) + (await h.db.collection('adjuntos').countDocuments());
const sweep = () => h.app.get(OrphansService, { strict: false }).sweep();

it.each(['silent', 'stalling', 'dripping', 'failing'] as const)(
  'a storage that is %s costs pictures, and nothing else waits for it',
  async (manner) => {
    const url = await photo();
    const { id } = await (await openShop(h)).sell({ precio: 5, stock: 5 });
    expect(await open(url)).toBe(200);
    s3.manner = manner;
    // More than there are connections to the storage.
    const pictures = Promise.all(Array.from({ length: 80 }, () => open(url)));
    const asked = s3.requests();
    await until(
      () => Promise.resolve(s3.requests()),
      (count) => count > asked,
    );
    for (const path of ['/readyz', '/api/products', `/api/products/${id}`, '/api/system/public'])
      expect([path, (await call(h.base, 'GET', path)).status]).toEqual([path, 200]);
    expect(new Set(await pictures)).toEqual(new Set([ERRORS.ARCHIVOS_NO_DISPONIBLES.status]));
  },
);

it('while it is away, it is asked now and then only, and the state page says so; pictures are back when it is', async () => {
  const url = await photo();
  s3.manner = 'silent';
  await Promise.all(Array.from({ length: 4 }, () => open(url)));
  const asked = s3.requests();
  for (let i = 0; i < 50; i++) expect(await open(url)).toBe(504);
  expect(s3.requests() - asked).toBeLessThan(10);
  expect(await storageState()).toMatchObject({ estado: 'falla', consejo: expect.stringContaining('S3') });
  s3.manner = 'well';
  await until(
    () => open(url),
    (answer) => answer === 200,
  );
});

it.each([
  ['silent', 504, 'ARCHIVOS_NO_DISPONIBLES', IMAGE_MESSAGES.notStored],
  ['full', 507, 'SIN_ESPACIO', ERRORS.SIN_ESPACIO.message],
] as const)('uploads to a storage that is %s are told, and leave nothing', async (manner, answer, code, message) => {
  const kept = [await photo(), await photo()];
  const before = [s3.objects.size, await records()];
  s3.manner = manner;
  const told = { status: answer, body: { code, message } };
  expect(await upload()).toMatchObject(told);
  expect(await upload('/api/upload/chat', 'adjuntos')).toMatchObject(told);
  s3.manner = 'well';
  await until(storageState, ({ estado }) => estado === 'ok');
  await sweep();
  expect([s3.objects.size, await records()]).toEqual(before);
  for (const url of kept) expect(await open(url)).toBe(200);
});

it('what is due for removal while it is away is removed when it is back', async () => {
  const url = await photo();
  const clock = later(h, FREE_TTL + 1000);
  s3.manner = 'silent';
  await expect(sweep()).rejects.toThrow(ERRORS.ARCHIVOS_NO_DISPONIBLES.message);
  // Nobody can use it any more meanwhile.
  const { status: refused } = await call(h.base, 'PUT', '/api/user/profile', {
    ...{ token: ana.token, body: { fotoPerfilUrl: url } },
  });
  expect(refused).toBe(400);
  s3.manner = 'well';
  await until(storageState, ({ estado }) => estado === 'ok');
  await sweep();
  clock.mockRestore();
  expect(await open(url)).toBe(404);
  expect([s3.objects.size, await records()]).toEqual([0, 0]);
});

it('who goes away does not leave a connection to the storage behind', async () => {
  const url = await photo();
  s3.manner = 'silent';
  const gone = new AbortController();
  const asked = s3.requests();
  const answer = fetch(h.base + url, { signal: gone.signal }).catch(() => 'gone');
  await until(
    () => Promise.resolve(s3.requests()),
    (count) => count > asked,
  );
  expect(s3.waiting()).toBe(1);
  gone.abort();
  expect(await answer).toBe('gone');
  await until(
    () => Promise.resolve(s3.waiting()),
    (count) => count === 0,
    2000,
  );
});

it('a process that ends answers whoever waits for a picture', async () => {
  const url = await photo();
  const second = await startSecondProcess({ LOG_LEVEL: 'silent' });
  s3.manner = 'silent';
  const asked = s3.requests();
  const pictures = Array.from({ length: 5 }, () => fetch(second.base + url).then((res) => res.status));
  await until(
    () => Promise.resolve(s3.requests()),
    (count) => count > asked,
  );
  // One that is ended by force, after nine seconds, answers nobody.
  expect(await second.terminate()).toBe(0);
  expect(new Set(await Promise.all(pictures))).toEqual(new Set([504]));
});
