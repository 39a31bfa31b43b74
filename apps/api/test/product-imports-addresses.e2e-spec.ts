import { MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';
import { type Actor, openBusiness } from './actors';
import { type Harness, startApp } from './harness';
import { oid } from './payment-queue';
import { type PictureHost, startPictureHost } from './picture-host';
import { listOf } from './picture-zips';
import { jpeg } from './pictures';
import { confirm, finished, read, upload } from './spreadsheets';
import { until } from './until';

let h: Harness;
let store: Actor;
let host: PictureHost;
let answer: (content: Buffer) => void;
const slow = new Promise<Buffer>((resolve) => (answer = resolve));
beforeAll(async () => {
  Object.assign(process.env, { NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  h = await startApp({ BARRIDO_MS: '200' });
  const photo = await jpeg(300, 200);
  host = await startPictureHost({
    '/uno.jpg': photo,
    '/dos.jpg?v=2': photo,
    '/texto.jpg': Buffer.from('<html>'),
    '/grande.jpg': Buffer.alloc(MAX_IMAGE_BYTES + 1),
    '/cae.jpg': null,
    '/lenta.jpg': () => slow,
  });
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(async () => {
  await host.close();
  await h.close();
});

const checked = async (rows: (readonly [string, string])[]) => (await upload(h, store, listOf(rows))).body.data;
const imagesOf = async (sku: string) =>
  (await h.db.collection('productos').findOne({ tiendaId: oid(h, store.user._id), sku }))!.imagenes as string[];
const isStill = (id: string, porBajar: number) =>
  until(
    () => read(h.base, store, id),
    ({ body: { data } }) => data.fotos!.porBajar === porBajar,
    30_000,
  );

it('fetches what addresses give while the import waits, once each, and says why one gives nothing', async () => {
  const at = (path: string) => host.base + path;
  const doc = await checked([
    ['N-1', `${at('/dos.jpg?v=2')}; ${at('/uno.jpg')}`],
    ['N-2', `${at('/uno.jpg')}; ${at('/no-hay.jpg')}`],
    ['N-3', `${at('/texto.jpg')}; ${at('/grande.jpg')}; ${at('/cae.jpg')}`],
  ]);
  // On a busy machine some have come before the answer.
  expect(doc.fotos!.pedidas).toBe(6);
  const { fotos } = (await isStill(doc._id, 0)).body.data;
  expect(fotos).toMatchObject({ listas: 2, faltan: { total: 0 } });
  expect(fotos!.rechazadas.primeras).toEqual([
    { nombre: at('/no-hay.jpg'), motivo: 'La página no nos dio la foto. Revisa la dirección.' },
    { nombre: at('/texto.jpg'), motivo: 'Usa una foto JPG, PNG, GIF o WebP sin animación.' },
    { nombre: at('/grande.jpg'), motivo: 'La foto pesa más de 5 MB. Redúcela.' },
    { nombre: at('/cae.jpg'), motivo: 'No pudimos llegar a la página. Revisa la dirección.' },
  ]);
  // Two rows name one: it is fetched once. What does not answer is asked a second time, and no more.
  expect(host.asked.filter((path) => path === '/uno.jpg')).toHaveLength(1);
  expect(host.asked.filter((path) => path === '/cae.jpg')).toHaveLength(2);
  expect((await confirm(h, store, doc._id)).status).toBe(200);
  await finished(h, store, doc._id);
  const sets = await Promise.all(['N-1', 'N-2', 'N-3'].map(imagesOf));
  expect(sets.map(({ length }) => length)).toEqual([2, 1, 0]);
  expect(new Set(sets.flat()).size).toBe(3);
});

it('goes on without one that has not come when the import is confirmed', async () => {
  const doc = await checked([['N-1', `${host.base}/lenta.jpg`]]);
  await until(
    () => Promise.resolve(host.asked),
    (asked) => asked.includes('/lenta.jpg'),
  );
  const { body } = await confirm(h, store, doc._id);
  expect(body.data.fotos).toMatchObject({ porBajar: 1, listas: 0 });
  await finished(h, store, doc._id);
  answer(await jpeg(300, 200));
  const { fotos } = (await isStill(doc._id, 0)).body.data;
  expect(fotos!.rechazadas.primeras).toEqual([
    { nombre: `${host.base}/lenta.jpg`, motivo: 'Importaste antes de que llegara la foto.' },
  ]);
  expect(await imagesOf('N-1')).toEqual([]);
  const left = await h.db
    .collection('imagenes')
    .find({ usuarioId: oid(h, store.user._id) })
    .toArray();
  for (const { libreDesde } of left) expect(libreDesde).toEqual(new Date(0));
});
