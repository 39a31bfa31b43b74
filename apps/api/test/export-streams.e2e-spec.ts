import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { adminToken } from './actors';
import { monitored } from './command-count';
import { freshDatabase, type Harness, startApp } from './harness';
import { clonePurchases, purchase } from './payment-queue';
import { openShop } from './shop';

// What a socket takes in before its reader has read anything is a few megabytes: the log has many more.
const LINES = 6_000;
const LINE_BYTES = 5_000;
const ROWS = 3_000;

let h: Harness;
let token: string;
beforeAll(async () => {
  h = await startApp({ MONGODB_URI: monitored(freshDatabase()), BARRIDO_MS: '3600000' });
  token = await adminToken(h);
});
afterAll(() => h.close());

/** Asks for a file and counts how often the database is asked for more of its collection; nothing is read of it yet. */
async function ask(path: string, collection: string) {
  let batches = 0;
  const client = h.db.getClient();
  const onStarted = ({ command }: { command: { getMore?: unknown; collection?: string } }) => {
    if (command.getMore !== undefined && command.collection === collection) batches++;
  };
  client.on('commandStarted', onStarted as never);
  const request = get(`${h.base}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return {
    answer,
    batches: () => batches,
    stop: () => void client.off('commandStarted', onStarted as never),
  };
}

/** The rest of a file, as its number of lines without the headers. */
async function linesOf(answer: IncomingMessage, first: Buffer): Promise<number> {
  let text = first.toString();
  for await (const chunk of answer) text += String(chunk);
  return text.trim().split('\r\n').length - 1;
}

/** The first piece of a file; the reader takes no more until it is asked. */
const firstOf = (answer: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve) =>
    answer.once('data', (chunk: Buffer) => {
      answer.pause();
      resolve(chunk);
    }),
  );

it('a log larger than any buffer waits in the database until its reader takes it', async () => {
  const motivo = 'x'.repeat(LINE_BYTES);
  await h.db.collection('auditoria').insertMany(
    Array.from({ length: LINES }, (_, i) => ({
      ...{ fecha: new Date(Date.UTC(2026, 9, 1) + i * 1000), actor: 'sistema', accion: 'pago.aprobar' },
      ...{ objeto: `pago:${i}`, antes: null, despues: null, motivo, ip: null, requestId: null },
    })),
  );
  const file = await ask('/api/admin/auditoria/exportar', 'auditoria');
  const first = await firstOf(file.answer);
  // Nobody reads on: the server comes to rest, with most of the log still in the database.
  let [before, quiet] = [-1, 0];
  while (quiet < 40) {
    quiet = before === file.batches() ? quiet + 1 : 0;
    before = file.batches();
    await h.db.db!.command({ ping: 1 });
  }
  const atRest = file.batches();
  expect(await linesOf(file.answer, first)).toBeGreaterThanOrEqual(LINES);
  file.stop();
  expect(file.batches()).toBeGreaterThan(atRest * 1.5);
});

const account = (i: number) => ({
  ...{ nombre: `Cuenta ${i}`, email: `cuenta${i}@copia.ve`, role: 'client', activo: true, eliminado: false },
  ...{ createdAt: new Date(), updatedAt: new Date() },
});

it.each([
  ['/api/admin/usuarios/exportar', 'usuarios'],
  ['/api/admin/pagos/exportar?grupo=todos', 'pagos'],
  ['/api/admin/pedidos/exportar', 'pedidos'],
])('%s begins before its last row was read', async (path, collection) => {
  if (collection === 'usuarios')
    await h.db.collection('usuarios').insertMany(Array.from({ length: ROWS }, (_, i) => account(i)));
  if (collection === 'pagos') {
    const one = await purchase(h, await openShop(h), '00');
    const copies = Array.from({ length: ROWS }, (_, i) => ({
      ...{ referencia: String(10_000_000 + i), monto: 100, fechaPago: '2026-11-22' },
    }));
    await clonePurchases(h, one, copies);
  }
  const file = await ask(path, collection);
  const first = await firstOf(file.answer);
  const atFirst = file.batches();
  expect(await linesOf(file.answer, first)).toBeGreaterThan(ROWS);
  file.stop();
  expect(file.batches()).toBeGreaterThan(2);
  expect(atFirst).toBeLessThan(file.batches());
});
