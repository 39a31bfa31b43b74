import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Alerta } from '@tuerca/contracts/admin/statistics';
import type { ConfigEntry, PublicConfig } from '@tuerca/contracts/platform/system/schemas';
import { AdminStatisticsService } from '../src/admin/statistics.service';
import { Clock } from '../src/platform/common/clock';
import { ExchangeRatesService } from '../src/platform/system/exchange-rates.service';
import { RateFetcherService } from '../src/platform/system/rate-fetcher.service';
import { type Actor, mintUsers, stayConfirmed } from './actors';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';

let h: Harness;
let admin: Actor;
let other: Actor;
let bcv: Server;
let published: unknown;
/** Number of requests for the rate. */
let asked = 0;
let rate: number;
/** A Thursday afternoon, when the BCV publishes the rate of Friday. */
const AFTERNOON = '2026-11-19T17:00:00-04:00';
beforeAll(async () => {
  bcv = createServer((_req, res) => {
    asked++;
    res.setHeader('content-type', 'application/json').end(JSON.stringify(published));
  }).listen(0, '127.0.0.1');
  await once(bcv, 'listening');
  h = await startApp({ TASA_URL: `http://127.0.0.1:${(bcv.address() as AddressInfo).port}/dolar` });
  [admin, other] = (await mintUsers(h, 'admin', 2)) as [Actor, Actor];
  await stayConfirmed(h, admin.token);
  rate = (await current()).valor;
});
afterAll(async () => {
  await h.close();
  bcv.close();
});
afterEach(() => jest.restoreAllMocks());

/** Sets the clock, which runs on; sweeps are called by hand. */
function at(time: string): void {
  const [from, start] = [new Date(time).getTime(), Date.now()];
  jest.spyOn(h.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(from + Date.now() - start));
}
const current = async () => (await call<PublicConfig>(h.base, 'GET', '/api/system/public')).body.data.tasa!;
const set = (body: object) =>
  call<ConfigEntry>(h.base, 'PUT', '/api/system/config/tasa_bcv', {
    token: admin.token,
    body: { motivo: 'Del BCV', ...body },
  });
let begun = 0;
/**
 * That afternoon, a minute later each time: changes are identified by their millisecond, and the second of two in the same one
 * is refused.
 */
const laterThatAfternoon = () => at(new Date(Date.parse(AFTERNOON) + 60_000 * begun++).toISOString());
/** The rate of the day on which the story begins. */
const begin = async (fechaValor = '2026-11-19') => {
  laterThatAfternoon();
  await h.db.collection<{ _id: string }>('configuracion').updateOne(
    { _id: 'tasa_bcv' },
    {
      $set: { valor: rate, fechaValor, fuente: 'BCV (127.0.0.1)' },
      $unset: { proxima: 1, porConfirmar: 1, anteriores: 1, consultada: 1 },
    },
  );
  await set({ valor: rate, fechaValor });
  await h.db.collection<{ _id: string }>('configuracion').updateOne({ _id: 'tasa_bcv' }, { $set: { fuente: FETCHED } });
};
const FETCHED = 'BCV (127.0.0.1)';
const entry = async () =>
  (await call<ConfigEntry>(h.base, 'GET', '/api/system/config/tasa_bcv', { token: admin.token })).body.data;
const fetchRate = (body: unknown) => {
  published = body;
  return h.app.get(RateFetcherService, { strict: false }).fetchRate();
};
const motivosOf = ({ body }: Awaited<ReturnType<typeof set>>) =>
  (body.data as unknown as { motivos: string[] }).motivos;
const sweep = () => h.app.get(ExchangeRatesService, { strict: false }).sweep();

describe('the rate of a later day', () => {
  it('that an administrator types holds from midnight of its day on, and the others hear from when', async () => {
    await begin();
    const { status, body } = await set({ valor: rate * 1.02, fechaValor: '2026-11-20' });
    expect([status, body.message]).toEqual([200, 'La tasa queda programada: se usa desde el 20/11/2026.']);
    const pendiente = { valor: rate * 1.02, vigenteDesde: '2026-11-20T04:00:00.000Z' };
    expect(body.data).toMatchObject({ valor: rate, pendiente });
    expect((await noticesOf(h, other))[0]!.mensaje).toMatch(/Bs\. por dólar desde el 20\/11\/2026\. Motivo: Del BCV$/);
    at('2026-11-19T23:59:00-04:00');
    expect(await current()).toMatchObject({ valor: rate, fechaValor: '2026-11-19' });
    // The rate takes effect without a write.
    at('2026-11-20T00:00:00-04:00');
    const friday = { valor: rate * 1.02, fechaValor: '2026-11-20', fuente: 'BCV' };
    expect(await current()).toMatchObject(friday);
    expect(await entry()).toMatchObject({ valor: rate * 1.02, pendiente: null });
    // Several instances do at once.
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await current()).toMatchObject(friday);
    const lines = await h.db
      .collection('auditoria')
      .find({ objeto: 'configuracion:tasa_bcv', actor: 'sistema', 'despues.fechaValor': '2026-11-20' })
      .toArray();
    expect(lines).toHaveLength(1);
  });

  it('is fetched in the afternoon without a new price, and may be replaced before its day', async () => {
    await begin();
    expect(await fetchRate({ promedio: rate * 1.01, fechaActualizacion: '2026-11-20T04:00:00.000Z' })).toBe(true);
    expect(await fetchRate({ promedio: rate * 1.01, fechaActualizacion: '2026-11-20T04:00:00.000Z' })).toBe(false);
    expect(await current()).toMatchObject({ valor: rate, fechaValor: '2026-11-19' });
    expect((await set({ valor: rate * 1.03, fechaValor: '2026-11-20', confirmar: true })).status).toBe(200);
    // A typed rate for a day is not replaced by a fetched one.
    expect(await fetchRate({ valor: rate * 1.01, fecha: '2026-11-20' })).toBe(false);
    at('2026-11-20T08:00:00-04:00');
    expect(await fetchRate({ valor: rate * 1.01, fecha: '2026-11-20' })).toBe(false);
    expect(await current()).toMatchObject({ valor: rate * 1.03, fuente: 'BCV' });
    expect(await fetchRate({ valor: rate * 1.04, fecha: '2026-11-23' })).toBe(true);
    at('2026-11-23T08:00:00-04:00');
    expect(await current()).toMatchObject({ valor: rate * 1.04, fechaValor: '2026-11-23', fuente: FETCHED });
  });

  it.each([
    ['2017-12-31', 'La fecha valor es demasiado antigua'],
    ['2026-11-27', 'La fecha valor puede estar como máximo 7 días por delante'],
    ['2099-01-01', 'La fecha valor puede estar como máximo 7 días por delante'],
  ])('is no slip: %s is refused', async (fechaValor, mensaje) => {
    await begin();
    const { status, body } = await set({ valor: rate, fechaValor });
    expect([status, body.errors]).toEqual([400, [{ campo: 'fechaValor', mensaje }]]);
    await expect(fetchRate({ valor: rate * 1.01, fecha: fechaValor })).rejects.toMatchObject({
      code: 'ENTRADA_INVALIDA',
    });
    expect(await entry()).toMatchObject({ valor: rate, pendiente: null });
  });
});

describe('a fetched rate', () => {
  it('that is older than the present one, or contradicts the one of an administrator, changes nothing', async () => {
    await begin();
    expect(await fetchRate({ valor: rate * 0.99, fecha: '2026-11-18' })).toBe(false);
    expect(await fetchRate({ valor: rate * 0.98, fecha: '2026-11-19' })).toBe(true);
    expect((await set({ valor: rate })).body.code).toBe('TASA_SALTO');
    expect((await set({ valor: rate, confirmar: true })).status).toBe(200);
    expect(await fetchRate({ valor: rate * 0.98, fecha: '2026-11-19' })).toBe(false);
    expect(await current()).toMatchObject({ valor: rate, fuente: 'BCV' });
    await expect(fetchRate({ error: 'x' })).rejects.toThrow();
    await expect(h.app.get(RateFetcherService, { strict: false }).tick()).resolves.toBeUndefined();
  });

  it('of an earlier day does not replace the one that holds, which is corrected under its own date', async () => {
    await begin();
    const late = await set({ valor: rate, fechaValor: '2026-11-18' });
    expect([late.status, late.body.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          campo: 'fechaValor',
          mensaje: expect.stringMatching(/^Ya se usa la tasa del 19\/11\/2026/),
        }),
      ],
    ]);
    expect((await set({ valor: rate * 1.001, fechaValor: '2026-11-19' })).status).toBe(200);
    expect(await current()).toMatchObject({ valor: rate * 1.001, fechaValor: '2026-11-19' });
  });

  it('that is a slip below the alarm of 15 % is asked about, by the last ten days and by what was fetched', async () => {
    await begin('2026-11-12');
    for (const [n, day] of ['2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18'].entries()) {
      at(`${day}T10:00:00-04:00`);
      expect((await set({ valor: rate * 1.006 ** (n + 1), fechaValor: day })).status).toBe(200);
    }
    laterThatAfternoon();
    const right = rate * 1.006 ** 5;
    const slip = await set({ valor: right * 0.94, fechaValor: '2026-11-19' });
    expect([slip.status, slip.body.code, motivosOf(slip)]).toEqual([
      409,
      'TASA_SALTO',
      ['La tasa cambia mucho más que en los últimos diez días.'],
    ]);
    expect(await fetchRate({ valor: right, fecha: '2026-11-19' })).toBe(true);
    const differs = await set({ valor: right * 0.995, fechaValor: '2026-11-19' });
    expect(motivosOf(differs)).toEqual([
      expect.stringMatching(/^BCV \(127\.0\.0\.1\) publicó Bs\.\s.* para ese día\.$/),
    ]);
    expect((await set({ valor: right * 1.0001, fechaValor: '2026-11-19' })).status).toBe(200);
  });

  it('is asked for by one of several in half an hour, and by whoever comes next where that one fails', async () => {
    await begin();
    const tick = () => h.app.get(RateFetcherService, { strict: false }).tick();
    const all = () => Promise.all([tick(), tick(), tick()]);
    published = { error: 'x' };
    asked = 0;
    await tick();
    await tick();
    expect(asked).toBe(2);
    published = { valor: rate * 0.99, fecha: '2026-11-19' };
    await all();
    expect(asked).toBe(3);
    await all();
    expect(asked).toBe(3);
    expect(await current()).toMatchObject({ valor: rate * 0.99 });
    at(new Date(Date.parse(AFTERNOON) + 60_000 * begun + 27 * 60_000).toISOString());
    await all();
    expect(asked).toBe(4);
  });

  it('that jumps is not applied, and administrators see it wait until one of them has set the rate', async () => {
    await begin();
    const alerts = async () => {
      h.app.get(AdminStatisticsService, { strict: false }).forget();
      const { body } = await call<{ alertas: Alerta[] }>(h.base, 'GET', '/api/admin/estadisticas', {
        token: other.token,
      });
      return body.data.alertas.map(({ titulo }) => titulo);
    };
    expect(await alerts()).not.toContain('Tasa BCV por confirmar');
    const jump = { valor: rate * 3, fecha: '2026-11-20' };
    for (let i = 0; i < 2; i++) await expect(fetchRate(jump)).rejects.toMatchObject({ code: 'TASA_SALTO' });
    expect(await alerts()).toContain('Tasa BCV por confirmar');
    const porConfirmar = { valor: rate * 3, fechaValor: '2026-11-20', fuente: FETCHED };
    expect(await entry()).toMatchObject({ valor: rate, pendiente: null, porConfirmar });
    expect((await set({ valor: rate * 3, fechaValor: '2026-11-20' })).body.code).toBe('TASA_SALTO');
    expect((await set({ valor: rate * 3, fechaValor: '2026-11-20', confirmar: true })).status).toBe(200);
    expect(await alerts()).not.toContain('Tasa BCV por confirmar');
    expect(await fetchRate(jump)).toBe(false);
    expect(await entry()).toMatchObject({ valor: rate, pendiente: { valor: rate * 3 }, porConfirmar: null });
  });
});
