import mongoose from 'mongoose';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { servicePrices } from '../src/platform/database/migrations/0008-service-prices';
import { SystemService } from '../src/platform/system/system.service';
import { mintUser } from './actors';
import { book, booking, day, type Garage, openGarage } from './appointments';
import { call, freshDatabase, type Harness, later, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const OFFER = {
  nombre: 'Semana de frenos',
  descripcion: 'Toda la semana',
  tipoDescuento: 'porcentaje',
  valorDescuento: 50,
  fechaInicio: day(-1),
  fechaFin: day(3),
};
const send = (method: string, path: string, { actor }: Garage, body?: object) =>
  call<{ _id: string }>(h.base, method, `/api/promotions/workshop${path}`, { token: actor.token, body });
const offer = async (garage: Garage, overrides: object = {}) => {
  const { status, body } = await send('POST', '', garage, { ...OFFER, ...overrides });
  expect(status).toBe(201);
  return body.data._id;
};
/** Three services at 10, 20 and 30 dollars; the last one is the brakes. */
async function priced(): Promise<Garage & { brakes: string }> {
  const garage = await openGarage(h, { puestos: 5 });
  for (const precio of [10, 20]) await garage.offer({ precio });
  return { ...garage, brakes: await garage.offer({ precio: 30, categoria: 'sistema_frenos' }) };
}
const list = async ({ id }: Garage, query: string) =>
  (await call<Servicio[]>(h.base, 'GET', `/api/servicios-mecanicos?taller=${id}&${query}`)).body.data.map(
    ({ precioFinal }) => precioFinal,
  );
const ascending = (garage: Garage) => list(garage, 'sortBy=precio_asc');
const onDay = (days: number) => later(h, days * 86_400_000);

it('lists by price follow what is shown: an offer that is made, changed, switched and taken away', async () => {
  const garage = await priced();
  expect(await ascending(garage)).toEqual([10, 20, 30]);
  const id = await offer(garage, { categoria: 'sistema_frenos' });
  expect(await ascending(garage)).toEqual([10, 15, 20]);
  expect(await list(garage, 'sortBy=precio_desc')).toEqual([20, 15, 10]);
  const { valor } = await h.app.get(SystemService, { strict: false }).tasa();
  expect(await list(garage, `minPrecio=${12 * valor}&maxPrecio=${18 * valor}`)).toEqual([15]);
  expect(await list(garage, `minPrecio=${25 * valor}`)).toEqual([]);

  await send('PUT', `/${id}`, garage, { ...OFFER, categoria: 'sistema_frenos', valorDescuento: 80 });
  expect(await ascending(garage)).toEqual([6, 10, 20]);
  await send('PATCH', `/${id}/toggle`, garage, { activa: false });
  expect(await ascending(garage)).toEqual([10, 20, 30]);
  await send('PATCH', `/${id}/toggle`, garage, { activa: true });
  await garage.offer({ precio: 40, categoria: 'sistema_frenos' });
  expect(await ascending(garage)).toEqual([6, 8, 10, 20]);
  await send('DELETE', `/${id}`, garage);
  expect(await ascending(garage)).toEqual([10, 20, 30, 40]);
  await offer(garage, { codigoPromo: 'SOLOCONCODIGO' });
  expect(await ascending(garage)).toEqual([10, 20, 30, 40]);
});

it('an offer begins and ends by itself, for lists by price too', async () => {
  const garage = await priced();
  await offer(garage, { categoria: 'sistema_frenos', fechaInicio: day(2), fechaFin: day(3), valorDescuento: 80 });
  for (const [days, prices] of [
    [1, [10, 20, 30]],
    [2, [6, 10, 20]],
    [3, [6, 10, 20]],
    [4, [10, 20, 30]],
  ] as const) {
    onDay(days);
    expect([days, await ascending(garage)]).toEqual([days, prices]);
  }
});

it('an offer’s last use ends it, and giving that back renews it', async () => {
  const garage = await priced();
  const ana = await mintUser(h, 'client');
  await offer(garage, { categoria: 'sistema_frenos', limiteUsos: 1, valorDescuento: 80 });
  expect(await ascending(garage)).toEqual([6, 10, 20]);
  const { body } = await book(h.base, ana, booking(garage, garage.brakes));
  expect(body.data.precioEstimado).toBe(6);
  expect(await ascending(garage)).toEqual([10, 20, 30]);
  await call(h.base, 'PUT', `/api/cita/mecanica/${body.data._id}/cancel`, {
    token: ana.token,
    body: { razonCancelacion: 'Viajo' },
  });
  expect(await ascending(garage)).toEqual([6, 10, 20]);
});

it('of offers and services that are written at once none is forgotten', async () => {
  const garage = await priced();
  const sales = [10, 20, 30, 40].map((valorDescuento) =>
    offer(garage, { valorDescuento, nombre: `${valorDescuento} %` }),
  );
  const more = [100, 200].map((precio) => garage.offer({ precio }));
  await Promise.all([...sales, ...more]);
  expect(await ascending(garage)).toEqual([6, 12, 18, 60, 120]);
});

it('services that were stored before get their price, and the index that lists by it took the place of the old one', async () => {
  const db = await mongoose.createConnection(freshDatabase()).asPromise();
  const services = db.collection('servicios');
  await services.insertMany([{ precio: 12.5 }, { precio: 9, precioVigente: 4, vigenteHasta: '2026-11-30' }]);
  await services.createIndex({ visible: 1, disponible: 1, precio: 1, _id: 1 });
  for (let i = 0; i < 2; i++) await servicePrices.up(db.db!);
  const docs = await services
    .find({}, { projection: { _id: 0 } })
    .sort({ precio: -1 })
    .toArray();
  expect(docs).toEqual([
    { precio: 12.5, precioVigente: 12.5, vigenteHasta: '' },
    { precio: 9, precioVigente: 4, vigenteHasta: '2026-11-30' },
  ]);
  expect((await services.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  await db.dropDatabase();
  await db.close();
});
