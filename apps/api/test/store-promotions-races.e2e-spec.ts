import { DAY } from '@tuerca/contracts/kernel/time';
import { NuevaPromocion } from '@tuerca/contracts/products/promotions/store-form';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../src/platform/common/clock';
import type { CurrentUser } from '../src/platform/common/current-user';
import { Changes } from '../src/platform/realtime/changes.service';
import { PromotedPrices } from '../src/products/products/promoted-prices.service';
import { PromotionSettlement } from '../src/products/promotions/promotion-settlement.service';
import { StorePromotionsService } from '../src/products/promotions/store-promotions.service';
import { mintUser, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { cartOf, client, pay, paymentFor, put, quote, retiro } from './shop';
import { until } from './until';

let h: Harness;
let store: CurrentUser;

const service = <T>(kind: new (...args: never[]) => T): T => h.app.get<T>(kind, { strict: false });
const day = (days: number, from = Date.now()) => caracasDate(new Date(from + days * DAY));
const form = (overrides: Record<string, unknown> = {}) =>
  NuevaPromocion.parse({
    titulo: 'Promoción',
    descripcion: 'De la tienda',
    descuento: 25,
    fechaInicio: day(0),
    fechaFin: day(7),
    productosAplicables: 'all',
    ...overrides,
  });
const create = async (overrides: Record<string, unknown> = {}, user = store) =>
  (await service(StorePromotionsService).create(user, form(overrides))).data._id;
const stored = (tiendaId: string) =>
  h.db
    .collection('productos')
    .find({ tiendaId: new h.db.base.Types.ObjectId(tiendaId) })
    .toArray();
const priceOf = async (id: string) =>
  (await call(h.base, 'GET', `/api/products/${id}`)).body.data.precioFinal as number;

beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  store = { id: (await openBusiness(h, 'store')).user._id, role: 'store', sid: '' };
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

describe('promotions at once', () => {
  it('leave every product with exactly those that exist, at the best price', async () => {
    const ids = (await Promise.all(Array.from({ length: 12 }, () => seed(h, store.id, { precio: 100 })))).map(
      ({ id }) => id,
    );
    const made = await Promise.all([10, 20, 30, 40].map((descuento) => create({ descuento })));
    const [first, second, , best] = made as [string, string, string, string];
    const promotions = service(StorePromotionsService);
    const late = [...Array(4).keys()].map(() => seed(h, store.id, { precio: 100 }));
    await Promise.all([
      promotions.remove(store, best),
      promotions.update(store, first, form({ descuento: 35 })),
      promotions.update(store, first, form({ descuento: 36 })),
      promotions.update(store, second, form({ productosAplicables: 'especificos', productosSeleccionados: [ids[0]!] })),
      create({ descuento: 5 }),
      ...late,
    ]);
    const { descuento } = await promotions.get(store, first);
    expect([35, 36]).toContain(descuento);
    for (const { _id, promociones, precioFinalCentavos } of await stored(store.id)) {
      const carried = (promociones as { porcentaje: number }[])
        .map(({ porcentaje }) => porcentaje)
        .sort((a, b) => a - b);
      expect(carried).toEqual(String(_id) === ids[0] ? [5, 25, 30, descuento] : [5, 30, descuento]);
      expect(precioFinalCentavos).toBe(10_000 - descuento * 100);
    }
  });

  it('cover products that are created at the same moment, however they meet', async () => {
    for (let round = 0; round < 5; round++) {
      const user = { ...store, id: (await openBusiness(h, 'store')).user._id };
      await Promise.all([create({}, user), ...Array.from({ length: 6 }, () => seed(h, user.id, { precio: 10 }))]);
      expect((await stored(user.id)).map(({ precioFinalCentavos }) => precioFinalCentavos as number)).toEqual(
        Array<number>(6).fill(750),
      );
    }
  });

  it('are finished by the next round when a process dies in the middle', async () => {
    const { id } = await seed(h, store.id, { precio: 10 });
    const promocionId = await create();
    const _id = new h.db.base.Types.ObjectId(promocionId);
    await h.db
      .collection('promociones')
      .updateOne({ _id }, { $set: { descuento: 50, pendiente: true }, $inc: { version: 1 } });
    await service(PromotionSettlement).run();
    expect(await priceOf(id)).toBe(5);
    await h.db
      .collection('promociones')
      .updateOne({ _id }, { $set: { eliminada: true, pendiente: true }, $inc: { version: 1 } });
    await service(PromotionSettlement).run();
    expect([await priceOf(id), await h.db.collection('promociones').countDocuments({ _id })]).toEqual([10, 0]);
  });
});

describe('the period of a promotion', () => {
  it('begins and ends by itself at midnight of Caracas, in prices at once and in lists with the next round', async () => {
    const { id } = await seed(h, store.id, { precio: 10 });
    const clock = service(Clock);
    await create({ fechaInicio: day(1), fechaFin: day(2) });
    const look = async (instant: Date) => {
      jest.spyOn(clock, 'now').mockReturnValue(instant);
      const price = await priceOf(id);
      await service(PromotedPrices).sweep();
      await service(PromotedPrices).sweep();
      const { body } = await call(h.base, 'GET', `/api/products/store/${store.id}?enOferta=true`);
      const shown = await call(h.base, 'GET', `/api/promotions/store/${store.id}`);
      return [price, body.data.length, shown.body.data.length];
    };
    const begin = caracasInstant(day(1)).getTime();
    const end = caracasInstant(day(3)).getTime();
    expect(await look(new Date(begin - 1))).toEqual([10, 0, 0]);
    expect(await look(new Date(begin))).toEqual([7.5, 1, 1]);
    expect(await look(new Date(end - 1))).toEqual([7.5, 1, 1]);
    expect(await look(new Date(end))).toEqual([10, 0, 0]);
    expect((await stored(store.id))[0]!.promociones).toEqual([]);
  });
});

describe('a purchase under a promotion', () => {
  it('is quoted, checked and paid at the lowered price, to the céntimo', async () => {
    const { id } = await seed(h, store.id, { precio: 9.99, stock: 5 });
    const promocionId = await create({ descuento: 12.5 });
    const ana = await client(h);
    await put(h, ana.token, { productoId: id, cantidad: 3 });
    const { items } = await cartOf(h, ana.token);
    expect(items[0]).toMatchObject({ precio: 8.74, precioOriginal: 9.99 });
    const offered = (await quote(h, ana.token, retiro(store.id))).body.data;
    expect(offered.totalUSD).toBe(26.22);

    // It ends before she pays: nothing moves, and she is told the new figures.
    await service(StorePromotionsService).remove(store, promocionId);
    const refused = await pay(h, ana.token, paymentFor(offered));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'El total de la compra cambió. Revisa tu carrito e intenta nuevamente.',
    ]);
    expect(await h.db.collection('pedidos').countDocuments({})).toBe(0);

    await create({ descuento: 12.5 });
    const again = (await quote(h, ana.token, retiro(store.id))).body.data;
    const paid = await pay(h, ana.token, paymentFor(again));
    expect([paid.status, again.totalUSD]).toEqual([201, 26.22]);
    const [order] = await h.db.collection('pedidos').find({}).toArray();
    expect(order).toMatchObject({ totalUSD: 2622, items: [{ precioUSD: 874, cantidad: 3 }] });
  });

  it('is never stored at a price that ended while it was being stored', async () => {
    const { id } = await seed(h, store.id, { precio: 10, stock: 40 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => mintUser(h, 'client')));
    const promocionId = await create({ descuento: 50 });
    for (const { token } of buyers) await put(h, token, { productoId: id, cantidad: 1 });
    const quotes = await Promise.all(buyers.map(({ token }) => quote(h, token, retiro(store.id))));
    const [removed, ...answers] = await Promise.all([
      service(StorePromotionsService).remove(store, promocionId),
      ...buyers.map(({ token }, i) => pay(h, token, paymentFor(quotes[i]!.body.data))),
    ]);
    expect(removed.data).toBeNull();
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    // Whoever comes now pays the full price.
    expect(await priceOf(id)).toBe(10);
    const sold = await h.db
      .collection('pedidos')
      .find({ 'items.productoId': new h.db.base.Types.ObjectId(id) })
      .toArray();
    expect(sold.map(({ totalUSD }) => totalUSD as number)).toEqual(
      Array<number>(statuses.filter((status) => status === 201).length).fill(500),
    );
  });
});

it('covers five thousand products of a store, each at its price, and announces them together', async () => {
  const tienda = new h.db.base.Types.ObjectId(store.id);
  const { id } = await seed(h, store.id, { precio: 10 });
  const { _id, ...model } = (await stored(store.id))[0]!;
  expect(String(_id)).toBe(id);
  const copies = Array.from({ length: 4999 }, (_, i) => ({
    ...model,
    precio: 10 + (i % 90),
    precioFinalCentavos: 1000 + (i % 90) * 100,
  }));
  await h.db.collection('productos').insertMany(copies);
  const told: string[] = [];
  service(Changes).listen((tags) => told.push(tags.filter((tag) => tag.startsWith('producto')).join()));
  const promocionId = await create({ descuento: 40 });
  const wrong = (expected: object) =>
    h.db.collection('productos').countDocuments({ tiendaId: tienda, $expr: expected });
  const cents = { $multiply: ['$precio', 60] };
  expect(await wrong({ $gt: [{ $abs: { $subtract: ['$precioFinalCentavos', cents] } }, 0.5] })).toBe(0);
  expect(
    await h.db
      .collection('productos')
      .countDocuments({ tiendaId: tienda, 'promociones.promocionId': new h.db.base.Types.ObjectId(promocionId) }),
  ).toBe(5000);
  // The round of due work may take part.
  const announced = () => Promise.resolve(told.filter(Boolean));
  const seen = await until(announced, ({ length }) => length > 0);
  expect(seen.length).toBeLessThanOrEqual(2);
  expect([...new Set(seen)]).toEqual(['productos,productos:varios,productos:listas']);
  await service(StorePromotionsService).remove(store, promocionId);
  expect(await wrong({ $ne: ['$precioFinalCentavos', { $multiply: ['$precio', 100] }] })).toBe(0);
}, 120_000);
