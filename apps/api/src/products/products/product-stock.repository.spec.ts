import { Types } from 'mongoose';
import { inVain, ownDatabase } from '../../../test/own-database';
import { PRODUCTO, type ProductoDoc, ProductoSchema } from './product.schema';
import { ProductStockRepository } from './product-stock.repository';

const db = ownDatabase();
let stock: ProductStockRepository;
const products = () => db().collection('productos');
beforeEach(async () => {
  const model = db().model<ProductoDoc>(PRODUCTO, ProductoSchema);
  await model.init();
  stock = new ProductStockRepository(model);
});
const tx = () => db().startSession();

const [STORE, OTHER] = [new Types.ObjectId(), new Types.ObjectId()];
const SELLS = { activo: true, tiendaActiva: true, disponible: true, visible: true, eliminado: false };
const YESTERDAY = new Date('2026-11-23T12:00:00Z');
const PRICE = { precio: 10, precioOferta: 9, descuento: null };
let made = 0;
async function product(changes: object = {}): Promise<string> {
  const own = {
    tiendaId: STORE,
    sku: `F-${made++}`,
    stock: 5,
    vendidos: 0,
    cambiadoEn: YESTERDAY,
    updatedAt: YESTERDAY,
  };
  return String((await products().insertOne({ ...SELLS, ...PRICE, ...own, ...changes })).insertedId);
}
const read = async (id: string) => (await products().findOne({ _id: new Types.ObjectId(id) }))!;
const stockOf = async (id: string) => {
  const { stock: left, vendidos } = await read(id);
  return [left, vendidos];
};
const take = async (...lines: Parameters<ProductStockRepository['takeStock']>[0]) => stock.takeStock(lines, await tx());
const GONE = String(new Types.ObjectId());

describe('units that are sold', () => {
  it('go down to the last one, which sells the product out, and no further', async () => {
    const productoId = await product();
    expect(await take({ productoId, cantidad: 4 })).toEqual([]);
    expect(await take({ productoId, cantidad: 2 })).toBeNull();
    expect(await stockOf(productoId)).toEqual([1, 4]);
    expect(await take({ productoId, cantidad: 1 })).toEqual([productoId]);
    expect(await take({ productoId, cantidad: 1 })).toBeNull();
    expect(await stockOf(productoId)).toEqual([0, 5]);
    expect((await read(productoId)).cambiadoEn.getTime()).toBeGreaterThan(YESTERDAY.getTime());
  });

  it('are taken by as many as there are, of twenty at once', async () => {
    const productoId = await product();
    const taken = await Promise.all(Array.from({ length: 20 }, () => take({ productoId, cantidad: 1 })));
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await stockOf(productoId)).toEqual([0, 5]);
  });

  it('of several products are refused together, and say which are sold out', async () => {
    const [one, other, more] = [await product({ stock: 2 }), await product({ stock: 2 }), await product()];
    const lines = [one, other, more].map((productoId) => ({ productoId, cantidad: 2 }));
    expect((await take(...lines))!.sort()).toEqual([one, other].sort());
    expect([await stockOf(one), await stockOf(other), await stockOf(more)]).toEqual([
      [0, 2],
      [0, 2],
      [3, 2],
    ]);
    expect(await take({ productoId: more, cantidad: 1 }, { productoId: one, cantidad: 1 })).toBeNull();
  });

  it.each([
    ['switched off', { activo: false }],
    ['of a store that is', { tiendaActiva: false }],
    ['hidden', { oculto: { motivo: 'Denuncia' } }],
    ['out of sale', { disponible: false }],
  ])('are not of a product that is %s', async (_what, changes) => {
    const productoId = await product(changes);
    expect(await take({ productoId, cantidad: 1 })).toBeNull();
    expect(await stockOf(productoId)).toEqual([5, 0]);
  });

  it('are sold at the price that was read, and at no other', async () => {
    const productoId = await product();
    const at = (price: object) => take({ productoId, cantidad: 1, price: { ...PRICE, ...price } as never });
    expect(await at({})).toEqual([]);
    for (const price of [{ precio: 11 }, { precioOferta: null }, { descuento: 5 }, { promociones: [] }])
      expect([price, await at(price)]).toEqual([price, null]);
    expect(await stockOf(productoId)).toEqual([4, 1]);
  });

  it('stay where a purchase is given up', async () => {
    const [one, other] = [await product(), await product()];
    await inVain(db(), (session) => stock.takeStock([{ productoId: one, cantidad: 5 }], session));
    const both = [one, other].map((productoId) => ({ productoId, cantidad: 5 }));
    await inVain(db(), async (session) => {
      const soldOut = await stock.takeStock(both, session);
      expect(soldOut).toHaveLength(2);
      return soldOut;
    });
    expect([await stockOf(one), await stockOf(other)]).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });
});

describe('units that come back', () => {
  it('are there again and no longer sold, also of a product that is withdrawn', async () => {
    const id = await product({ stock: 3, vendidos: 2, eliminado: true });
    await inVain(db(), (session) => stock.returnStock(id, 2, session));
    expect(await stock.returnStock(id, 2, await tx())).toBe(3);
    expect(await stockOf(id)).toEqual([5, 0]);
    expect((await read(id)).updatedAt).toEqual(YESTERDAY);
    expect(await stock.returnStock(GONE, 1, await tx())).toBeNull();
  });

  it('of a hold are there again, and were never sold', async () => {
    const id = await product({ stock: 0 });
    await inVain(db(), (session) => stock.putBack(id, 2, session));
    expect(await stock.putBack(id, 2, await tx())).toBe(0);
    expect(await stockOf(id)).toEqual([2, 0]);
    expect((await read(id)).updatedAt).toEqual(YESTERDAY);
    expect(await stock.putBack(GONE, 2, await tx())).toBeNull();
  });
});

describe('a store that counts', () => {
  const set = async (id: string, change: { stock: number; stockAnterior?: number }, tiendaId = String(STORE)) =>
    stock.setStock(id, tiendaId, change, await tx());

  it('writes what it counted, where it still is what it saw', async () => {
    const id = await product();
    expect(await set(id, { stock: 9, stockAnterior: 4 })).toBeNull();
    expect(await set(id, { stock: 9, stockAnterior: 5 })).toBe(5);
    expect(await set(id, { stock: 0 })).toBe(9);
    expect(await set(id, { stock: 7, stockAnterior: 0 })).toBe(0);
    await inVain(db(), (session) => stock.setStock(id, String(STORE), { stock: 1 }, session));
    expect(await stock.findStock(id, String(STORE), await tx())).toBe(7);
  });

  it('counts and reads its own products alone, and none that it removed', async () => {
    const [mine, removed] = [await product(), await product({ eliminado: true })];
    expect([await set(mine, { stock: 1 }, String(OTHER)), await set(removed, { stock: 1 })]).toEqual([null, null]);
    expect(await stock.findStock(mine, String(OTHER), await tx())).toBeNull();
    expect(await stock.findStock(removed, String(STORE), await tx())).toBeNull();
    expect(await stockOf(mine)).toEqual([5, 0]);
  });
});

describe('units that a store sells by itself', () => {
  it('are its own, of a product that is shown and has as many', async () => {
    const id = await product();
    const takeOne = async (of: string, cantidad: number, tiendaId = STORE) =>
      (await stock.takeOne(String(tiendaId), of, cantidad, await tx()))?.stock ?? null;
    expect([await takeOne(id, 6), await takeOne(id, 5, OTHER)]).toEqual([null, null]);
    await inVain(db(), (session) => stock.takeOne(String(STORE), id, 5, session));
    expect(await takeOne(id, 5)).toBe(0);
    expect(await stockOf(id)).toEqual([0, 0]);
    expect((await read(id)).updatedAt).toEqual(YESTERDAY);
    for (const changes of [{ visible: false }, { disponible: false }])
      expect([changes, await takeOne(await product(changes), 1)]).toEqual([changes, null]);
  });
});

describe('a hold', () => {
  const END = new Date('2026-11-24T12:00:00Z');
  const held = (left = 5) => product({ stock: left, apartado: { hasta: END } });

  it('is due at its very end, while units of it are left', async () => {
    const id = await held();
    await held(0);
    const due = async (now: Date) => {
      const until = new Date(now.getTime() + 60_000);
      const found = (await stock.overdue.take(`turno ${now.getTime()}`, now, until, 10)) ?? [];
      return found.map(({ _id }) => String(_id));
    };
    expect(await due(new Date(END.getTime() - 1))).toEqual([]);
    expect(await due(END)).toEqual([id]);
  });

  it('ends once, and takes the product off sale', async () => {
    const id = await held();
    const end = async (now: Date) => stock.endHold(id, now, await tx());
    expect(await end(new Date(END.getTime() - 1))).toBeNull();
    await inVain(db(), (session) => stock.endHold(id, END, session));
    expect((await end(END))!.stock).toBe(5);
    expect(await end(END)).toBeNull();
    expect(await read(id)).toMatchObject({ stock: 0, activo: false, updatedAt: YESTERDAY });
  });
});
