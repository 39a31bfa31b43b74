import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ERRORS } from '@tuerca/contracts/errors';
import { IMPORT_MESSAGES, PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { MAX_ZIP_FILES, picturesFile } from '@tuerca/contracts/products/product-imports/rules';
import { type Actor, openBusiness } from './actors';
import { call, type Harness, later, startApp } from './harness';
import { listOf, picturesOf, sendZip, zipOf } from './picture-zips';
import { jpeg, pngBomb } from './pictures';
import { startSecondProcess } from './second-process';
import { confirm, finished, read, upload } from './spreadsheets';
import { until } from './until';

jest.setTimeout(120_000);

const MB = 1024 * 1024;
let h: Harness;
let store: Actor;
let photo: Buffer;
beforeAll(async () => {
  h = await startApp();
  [photo, store] = [await jpeg(300, 200), await openBusiness(h, 'store')];
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

const checked = async (...names: string[]): Promise<string> =>
  (await upload(h, store, listOf(names.map((name, i) => [`Z-${i}`, name] as const)))).body.data._id;
const received = (): string[] => {
  const folder = join(process.env.TUERCA_DATA!, 'recibidos');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const reasons = async (id: string) =>
  (await picturesOf(h.base, store, id)).rechazadas.primeras.map(({ nombre, motivo }) => [nombre, motivo]);
/** Changes the first local and central record of a ZIP: flags at 6 and 8, the size after inflating at 22 and 24. */
function patched(zip: Buffer, change: (record: Buffer, isCentral: boolean) => void): Buffer {
  const copy = Buffer.from(zip);
  change(copy.subarray(copy.indexOf('PK\u0003\u0004')), false);
  change(copy.subarray(copy.indexOf('PK\u0001\u0002')), true);
  return copy;
}
const encrypted = (zip: Buffer) =>
  patched(zip, (record, isCentral) =>
    record.writeUInt16LE(record.readUInt16LE(isCentral ? 8 : 6) | 1, isCentral ? 8 : 6),
  );
const declaring = (zip: Buffer, size: number) =>
  patched(zip, (record, isCentral) => record.writeUInt32LE(size, isCentral ? 24 : 22));

describe('what is refused as a whole, with what to do', () => {
  let id: string;
  beforeAll(async () => {
    id = await checked('uno.jpg');
  });
  const zip = () => zipOf([['uno.jpg', photo]]);
  const files = (count: number) => Array.from({ length: count }, (_, i) => [`carpeta/${i}.jpg`] as const);
  it.each([
    ['no ZIP', () => Promise.resolve(Buffer.from('hola, estas son mis fotos')), PICTURE_MESSAGES.notZip],
    [
      'a RAR',
      () => Promise.resolve(Buffer.from('Rar!\u001a\u0007\u0000xxxxxxxx', 'latin1')),
      PICTURE_MESSAGES.otherArchive,
    ],
    ['one picture', () => Promise.resolve(photo), PICTURE_MESSAGES.onePicture],
    ['one with a password', async () => encrypted(await zip()), PICTURE_MESSAGES.protected],
    ['one that is cut off', async () => (await zip()).subarray(0, 200), PICTURE_MESSAGES.damaged],
    [
      'one whose list is broken',
      async () => patched(await zip(), (record, is) => is && record.fill(0, 0, 4)),
      PICTURE_MESSAGES.damaged,
    ],
    ['one file too many', () => zipOf(files(MAX_ZIP_FILES + 1)), PICTURE_MESSAGES.tooManyFiles],
  ])('%s', async (_, make, message) => {
    const { status, body } = await sendZip(h.base, store, id, await make());
    expect([status, body.code, body.message]).toEqual([400, 'ARCHIVO_RECHAZADO', message]);
    expect(received()).toEqual([]);
  });

  it('more bytes than there may be, and no file at all', async () => {
    const tooLarge = await sendZip(h.base, store, id, Buffer.alloc(picturesFile.maxBytes + 1, 'PK'));
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'MUY_GRANDE']);
    const none = await sendZip(h.base, store, id, Buffer.alloc(0));
    expect([none.status, none.body.message]).toEqual([400, picturesFile.missing]);
    expect(received()).toEqual([]);
  });

  it('takes as many files as there may be, with the shadows that a Mac adds', async () => {
    const shadows = files(MAX_ZIP_FILES).map(([name]) => [`__MACOSX/${name.replace('/', '/._')}`] as const);
    const { status, body } = await sendZip(h.base, store, id, await zipOf([...files(MAX_ZIP_FILES), ...shadows]));
    expect([status, body.data.fotos!.sobran.total]).toEqual([201, MAX_ZIP_FILES]);
  });
});

it('takes the good ones, and says of each other one why not', async () => {
  const id = await checked('buena.jpg', 'rota.jpg', 'texto.jpg', 'bomba.png', 'pesada.jpg', 'crece.jpg');
  const zip = await zipOf([
    // What comes is held to what is declared: 4 MB of zeros that call themselves 10 bytes.
    ['crece.jpg', Buffer.alloc(4 * MB)],
    ['rota.jpg', photo.subarray(0, photo.length / 2)],
    ['texto.jpg', Buffer.from('<svg/>')],
    ['bomba.png', pngBomb(30_000)],
    ['pesada.jpg', Buffer.alloc(6 * MB)],
    ['buena.jpg', photo],
  ]);
  expect((await sendZip(h.base, store, id, declaring(zip, 10))).status).toBe(201);
  expect(await reasons(id)).toEqual([
    ['rota.jpg', ERRORS.IMAGEN_ILEGIBLE.message],
    ['texto.jpg', ERRORS.IMAGEN_NO_SOPORTADA.message],
    ['bomba.png', ERRORS.IMAGEN_MUY_GRANDE.message],
    ['pesada.jpg', PICTURE_MESSAGES.tooHeavy],
    ['crece.jpg', PICTURE_MESSAGES.unreadable],
  ]);
  expect(await picturesOf(h.base, store, id)).toMatchObject({ listas: 1 });
});

it('reads one ZIP of an import at a time, and is confirmed or matched when that is over', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `f-${i}.jpg`);
  const id = await checked(...names);
  const large = await jpeg(3000, 2000);
  const zip = await zipOf(names.map((name) => [name, large]));
  const { body } = await sendZip(h.base, store, id, zip);
  expect(body.data.fotos).toMatchObject({ porLeer: 40, faltan: { total: 0 } });
  const [second, early] = await Promise.all([sendZip(h.base, store, id, zip), confirm(h, store, id)]);
  for (const { status, body } of [second, early])
    expect([status, body.code, body.message]).toEqual([409, 'IMPORTACION_EN_CURSO', PICTURE_MESSAGES.reading]);
  expect(await picturesOf(h.base, store, id)).toMatchObject({ listas: 40 });
  const answers = await Promise.all([confirm(h, store, id), confirm(h, store, id), sendZip(h.base, store, id, zip)]);
  const codes = answers.map(({ body }) => (body.success ? 'done' : body.code));
  // Whoever comes first: one confirmation, or the ZIP and no confirmation before it is read.
  expect([1, 0]).toContain(codes.slice(0, 2).filter((code) => code === 'done').length);
  await picturesOf(h.base, store, id);
  if (!codes.slice(0, 2).includes('done'))
    expect((await confirm(h, store, id)).body.message).toBe(IMPORT_MESSAGES.started);
  expect(await finished(h, store, id)).toMatchObject({ estado: 'aplicada' });
  const products = await h.db
    .collection('productos')
    .find({ sku: /^Z-/, 'tienda._id': new h.db.base.Types.ObjectId(store.user._id) })
    .toArray();
  expect(products.filter(({ imagenes }) => imagenes.length === 1)).toHaveLength(40);
});

describe('a ZIP that is not read to its end', () => {
  const names = Array.from({ length: 60 }, (_, i) => `f-${i}.jpg`);
  let zip: Buffer;
  beforeAll(async () => {
    const large = await jpeg(3000, 2000);
    zip = await zipOf(names.map((name) => [name, large]));
  });
  beforeEach(async () => {
    store = await openBusiness(h, 'store');
  });
  const begun = (id: string) =>
    until(
      () => read(h.base, store, id),
      ({ body: { data } }) => data.fotos!.listas > 0,
    );

  it('leaves no picture behind when the import is discarded meanwhile', async () => {
    const id = await checked(...names);
    await sendZip(h.base, store, id, zip);
    await begun(id);
    const { token } = store;
    expect((await call(h.base, 'DELETE', `/api/products/imports/${id}`, { token })).status).toBe(200);
    const usuarioId = new h.db.base.Types.ObjectId(store.user._id);
    const waiting = { usuarioId, lote: { $exists: true }, libreDesde: { $gt: new Date() } };
    // The one that was in hand goes, too.
    await until(
      () => h.db.collection('imagenes').countDocuments(waiting),
      (count) => count === 0,
    );
    expect(await h.db.collection('importaciones_fotos').countDocuments({ tiendaId: usuarioId })).toBe(0);
  });

  it('has what it had brought when its process is killed, and the rest is missing and can be sent again', async () => {
    const other = await startSecondProcess();
    const id = await checked(...names);
    expect((await sendZip(other.base, store, id, zip)).status).toBe(201);
    await begun(id);
    await other.kill();
    const left = (await read(h.base, store, id)).body.data.fotos!;
    expect(left.porLeer).toBeGreaterThan(0);
    expect((await sendZip(h.base, store, id, zip)).body.code).toBe('IMPORTACION_EN_CURSO');
    later(h, 61_000);
    expect(await picturesOf(h.base, store, id)).toMatchObject({
      listas: left.listas,
      faltan: { total: left.porLeer },
    });
    expect((await sendZip(h.base, store, id, zip)).status).toBe(201);
    expect(await picturesOf(h.base, store, id)).toMatchObject({ listas: names.length, faltan: { total: 0 } });
  });
});

it('keeps its memory while 60 MB come in, and leaves nothing of a sender who hangs up', async () => {
  const process = await startSecondProcess();
  try {
    const id = await checked('uno.jpg');
    const filler = Array.from({ length: 14 }, (_, i) => [`sobra-${i}.jpg`, randomBytes(4 * MB)] as const);
    const zip = await zipOf([['uno.jpg', photo], ...filler], false);
    expect(zip.length).toBeGreaterThan(55 * MB);
    // Once, so that everything is loaded.
    await sendZip(process.base, store, id, await zipOf([['uno.jpg', photo]]));
    await picturesOf(process.base, store, id);
    const before = process.rss();
    let most = before;
    const watch = new Watch(() => (most = Math.max(most, process.rss())));
    const { status } = await sendZip(process.base, store, id, zip);
    watch.stop();
    expect(status).toBe(201);
    if (!Number.isNaN(before)) expect(most - before).toBeLessThan(40);
    expect((await picturesOf(process.base, store, id)).sobran.total).toBe(14);

    const { hostname, port } = new URL(process.base);
    const socket = connect(Number(port), hostname);
    const body = `--x\r\nContent-Disposition: form-data; name="fotos"; filename="a.zip"\r\n\r\n`;
    socket.write(
      `POST /api/products/imports/${id}/pictures HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${store.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${30 * MB}\r\n\r\n${body}`,
    );
    socket.write(zip.subarray(0, 10 * MB));
    await until(
      () => Promise.resolve(received()),
      ({ length }) => length === 1,
    );
    socket.destroy();
    await until(
      () => Promise.resolve(received()),
      ({ length }) => length === 0,
    );
    expect((await read(process.base, store, id)).body.data.fotos).toMatchObject({ listas: 1 });
  } finally {
    await process.close();
  }
});

/** Looks again and again. */
class Watch {
  private readonly timer: NodeJS.Timeout;
  constructor(look: () => void) {
    this.timer = setInterval(look, 10);
  }
  stop(): void {
    clearInterval(this.timer);
  }
}
