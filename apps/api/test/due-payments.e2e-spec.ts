import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SweeperService } from '../src/payments/payments/sweeper.service';
import { CLAIM_MS } from '../src/platform/database/due-work.service';
import { type Harness, later, startApp } from './harness';
import { purchase } from './payment-queue';
import { startSecondProcess } from './second-process';
import { openShop, until } from './shop';

/** A bank on loopback that knows no payment, and notes who asked for which. */
const asked: { who: string; referencia: string }[] = [];
/** Delay of its answer, in milliseconds. */
let thinks = 0;
const bank: Server = createServer((req, res) => {
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString()));
  req.on('end', () => {
    asked.push({ who: req.url!.split('/')[1]!, ...(JSON.parse(body) as { referencia: string }) });
    setTimeout(() => res.end('{"codigo":"no_encontrado"}'), thinks);
  });
});
const urlFor = (who: string) => `http://127.0.0.1:${(bank.address() as AddressInfo).port}/${who}`;

let h: Harness;
let pagoId: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  // This process runs no rounds by itself.
  h = await startApp({ BANCO: 'banplus', BANPLUS_URL: urlFor('first'), BANPLUS_KEY: 'k', BARRIDO_MS: '3600000' });
  ({ pagoId } = await purchase(h, await openShop(h), '00'));
  await pagos().updateMany({}, { $set: { proximaRevision: null } });
});
beforeEach(async () => {
  asked.length = thinks = 0;
  await pagos().deleteMany({ copy: true });
});
afterAll(async () => {
  await h.close();
  bank.close();
});

const pagos = () => h.db.collection('pagos');
const references = () => asked.map(({ referencia }) => referencia);
/** Copies of a payment that is due for a check, as a release without claims stores them. */
async function storeDue(count: number): Promise<void> {
  const { ObjectId } = h.db.base.Types;
  const {
    turnos: _,
    plaza: __,
    clavesReferencia: ___,
    ...pago
  } = (await pagos().findOne({ _id: new ObjectId(pagoId) }))!;
  const past = new Date(Date.now() - 1000);
  // So old that the next check comes in an hour.
  const fecha = new Date(Date.now() - 2 * 3_600_000);
  await pagos().insertMany(
    Array.from({ length: count }, (_one, n) => ({
      ...pago,
      _id: new ObjectId(),
      orderNumber: `COPY-${n}`,
      claveIdempotencia: `copy-${n}`,
      referencia: String(70_000_000 + n),
      copy: true,
      fecha,
      proximaRevision: past,
      bloqueadoHasta: new Date(0),
    })),
  );
}
const due = () => pagos().countDocuments({ copy: true, proximaRevision: { $lte: new Date() } });
const nothingIsDue = () => until(due, (count) => count === 0, 60_000);
const start = (who: string) => startSecondProcess({ BARRIDO_MS: '50', BANPLUS_URL: urlFor(who) });

it('each of 300 due payments is asked about once by two instances, and both ask', async () => {
  const instances = await Promise.all([start('one'), start('two')]);
  await storeDue(300);
  await nothingIsDue();
  expect([references().length, new Set(references()).size]).toEqual([300, 300]);
  expect(new Set(asked.map(({ who }) => who))).toEqual(new Set(['one', 'two']));
  await until(
    () => pagos().countDocuments({ 'turnos.consultar': { $exists: true } }),
    (held) => held === 0,
  );
  await Promise.all(instances.map((one) => one.close()));
});

it('what an instance had in hand when it was killed is asked about by another one, when its claims have run out', async () => {
  thinks = 100;
  const victim = await start('victim');
  await storeDue(60);
  await until(
    async () => asked.length,
    (count) => count >= 20,
  );
  await victim.kill();
  const before = new Set(references());
  asked.length = 0;
  const sweep = () => h.app.get(SweeperService, { strict: false }).sweep();
  await sweep();
  // Only the dead process's claims are left.
  const free = { 'turnos.consultar.proximo': { $not: { $gt: new Date() } } };
  expect(await due()).toBeGreaterThan(0);
  expect(await pagos().countDocuments({ copy: true, proximaRevision: { $lte: new Date() }, ...free })).toBe(0);
  // Payments settled by the victim are not asked about again.
  const after = references();
  expect(new Set(after).size).toBe(after.length);
  expect(after.filter((one) => before.has(one))).toEqual([]);
  const clock = later(h, CLAIM_MS);
  await sweep();
  clock.mockRestore();
  expect(await due()).toBe(0);
  expect(new Set([...before, ...references()]).size).toBe(60);
});

it('an instance that is told to stop asks for nothing any more, and leaves the rest free', async () => {
  thinks = 300;
  const instance = await start('stopped');
  await storeDue(200);
  await until(
    async () => asked.length,
    (count) => count > 0,
  );
  expect(await instance.terminate()).toBe(0);
  expect(asked.length).toBeLessThan(100);
  expect(await due()).toBe(200 - asked.length);
  expect(await pagos().countDocuments({ 'turnos.consultar': { $exists: true } })).toBe(0);
});
