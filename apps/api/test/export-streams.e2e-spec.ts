import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Types } from 'mongoose';
import { StoreReviews } from '../src/auth/stores/store-review.service';
import { CampaignsRepository } from '../src/products/campaigns/campaigns.repository';
import { ProductListsRepository } from '../src/products/products/product-lists.repository';
import { adminToken } from './actors';
import { monitored } from './command-count';
import { freshDatabase, type Harness, startApp } from './harness';
import { clonePurchases, purchase } from './payment-queue';
import { openShop } from './shop';

// A socket takes in a few megabytes before its reader has read anything: the log has many more.
const LINES = 2_600;
const LINE_BYTES = 8_000;
const ROWS = 3_000;

// Some 20 MB are written once and read twice.
jest.setTimeout(180_000);

let h: Harness;
let token: string;
beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '3600000' });
  token = await adminToken(h);
});
afterAll(() => h.close());

/** Counts how often the database is asked for more of a collection. */
function watch(collection: string) {
  let batches = 0;
  const client = h.db.getClient();
  const onStarted = ({ command }: { command: { getMore?: unknown; collection?: string } }) => {
    if (command.getMore !== undefined && command.collection === collection) batches++;
  };
  client.on('commandStarted', onStarted as never);
  return {
    batches: () => batches,
    stop: () => void client.off('commandStarted', onStarted as never),
  };
}

async function ask(path: string): Promise<IncomingMessage> {
  const request = get(`${h.base}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** A file up to its first row, which comes after the headers; then the reader pauses. */
const upToARow = (answer: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    const take = (chunk: Buffer) => {
      text += String(chunk);
      if (text.split('\r\n').length < 3) return;
      answer.off('data', take);
      answer.pause();
      resolve(text);
    };
    answer.on('data', take);
  });

/** Number of rows of a file, of which `begun` was read already. */
async function rowsOf(answer: IncomingMessage, begun = ''): Promise<number> {
  let text = begun;
  for await (const chunk of answer) text += String(chunk);
  return text.trim().split('\r\n').length - 1;
}

it('a log larger than any buffer stays in the database while its reader takes no more, and another takes all of it', async () => {
  const motivo = 'x'.repeat(LINE_BYTES);
  await h.db.collection('auditoria').insertMany(
    Array.from({ length: LINES }, (_, i) => ({
      ...{ fecha: new Date(Date.UTC(2026, 9, 1) + i * 1000), actor: 'sistema', accion: 'pago.aprobar' },
      ...{ objeto: `pago:${i}`, antes: null, despues: null, motivo, ip: null, requestId: null },
    })),
  );
  const log = watch('auditoria');
  const slow = await ask('/api/admin/auditoria/exportar');
  const begun = await upToARow(slow);
  expect(await rowsOf(await ask('/api/admin/auditoria/exportar'))).toBeGreaterThanOrEqual(LINES);
  const meanwhile = log.batches();
  expect(await rowsOf(slow, begun)).toBeGreaterThanOrEqual(LINES);
  log.stop();
  // Both took the whole log in the end; the one that waited had not when the other was done.
  const whole = log.batches() / 2;
  expect(whole).toBeGreaterThan(3);
  expect(meanwhile - whole).toBeLessThan(whole);
});

const account = (i: number) => ({
  ...{ nombre: `Cuenta ${i}`, email: `cuenta${i}@copia.ve`, role: 'client', activo: true, eliminado: false },
  ...{ createdAt: new Date(), updatedAt: new Date() },
});

it.each([
  ['/api/admin/usuarios/exportar', 'usuarios'],
  ['/api/admin/pagos/exportar?grupo=todos', 'pagos'],
  ['/api/admin/pedidos/exportar', 'pedidos'],
])('%s sends its first row before its last one was read', async (path, collection) => {
  if (collection === 'usuarios')
    await h.db.collection('usuarios').insertMany(Array.from({ length: ROWS }, (_, i) => account(i)));
  if (collection === 'pagos') {
    const one = await purchase(h, await openShop(h), '00');
    const copies = Array.from({ length: ROWS }, (_, i) => ({
      ...{ referencia: String(10_000_000 + i), monto: 100, fechaPago: '2026-11-22' },
    }));
    await clonePurchases(h, one, copies);
  }
  const reads = watch(collection);
  const file = await ask(path);
  const begun = await upToARow(file);
  const atFirst = reads.batches();
  expect(await rowsOf(file, begun)).toBeGreaterThan(ROWS);
  reads.stop();
  expect(reads.batches()).toBeGreaterThan(2);
  expect(atFirst).toBeLessThan(reads.batches());
});

const MANY = 450;
/** Ids in a file, with something done after its first row. Prefixes of words make rows large, and are in no file. */
async function idsOf(rows: AsyncIterable<{ _id: unknown }>, meanwhile: () => unknown): Promise<string[]> {
  const ids: string[] = [];
  for await (const row of rows) {
    expect(row).not.toHaveProperty('terminos');
    ids.push(String(row._id));
    if (ids.length === 1) await meanwhile();
  }
  return ids;
}

it('the queue of businesses names each once, although some are decided while the file is read', async () => {
  const stores = Array.from({ length: MANY }, (_, i) => ({
    ...{ _id: new Types.ObjectId(), rif: `J-${i}`, grupo: 'por_revisar', terminos: ['tienda'] },
    revision: { estado: 'pendiente', motivo: null, fecha: new Date(Date.UTC(2026, 9, 1) + i * 1000) },
  }));
  await h.db.collection('tiendas').insertMany(stores);
  const queue = h.app.get(StoreReviews, { strict: false }).stream({ grupo: 'por_revisar' }, 'espera');
  const first = stores.slice(0, 100).map(({ _id }) => _id);
  const decide = () => h.db.collection('tiendas').updateMany({ _id: { $in: first } }, { $set: { grupo: 'activas' } });
  const read = await idsOf(queue, decide);
  // A store that was decided on may be in the file or not; no other is missing, and none is repeated.
  expect(stores.slice(100).filter(({ _id }) => !read.includes(String(_id)))).toEqual([]);
  expect(new Set(read).size).toBe(read.length);
});

it('the file of campaigns names each once, although one is added while it is read', async () => {
  const campaign = (at: number) => ({
    nombre: `Oferta ${at}`,
    terminos: ['oferta'],
    activa: true,
    fechaFin: '2099-01-01',
    createdAt: new Date(at),
  });
  await h.db.collection('campanas').insertMany(Array.from({ length: MANY }, (_, i) => campaign(i)));
  async function* rows() {
    const repository = h.app.get(CampaignsRepository, { strict: false });
    for await (const docs of repository.stream({ words: [], today: '2026-11-26' })) yield* docs;
  }
  const read = await idsOf(rows(), () => h.db.collection('campanas').insertMany([campaign(MANY), campaign(MANY + 1)]));
  expect(read.length).toBeGreaterThanOrEqual(MANY);
  expect(new Set(read).size).toBe(read.length);
});

it('the file of products reads nothing of them that it does not show', async () => {
  await (await openShop(h)).sell();
  const products = h.app.get(ProductListsRepository, { strict: false }).streamOfAll({});
  expect((await idsOf(products, () => undefined)).length).toBeGreaterThan(0);
});
