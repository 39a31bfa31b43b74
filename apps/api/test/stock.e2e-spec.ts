import { Transactions } from '../src/platform/database/transactions';
import { ProductsService } from '../src/products/products/products.service';
import { openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

describe('stock and its ledger', () => {
  let h: Harness;
  let tienda: string;
  let products: ProductsService;
  let transactions: Transactions;

  const state = async (id: string) => {
    const { ObjectId } = (await import('mongoose')).Types;
    const doc = await h.db.collection('productos').findOne({ _id: new ObjectId(id) });
    const rows = await h.db
      .collection('movimientos')
      .find({ productoId: new ObjectId(id) })
      .toArray();
    return {
      stock: doc!.stock as number,
      sum: rows.reduce((sum, { delta }) => sum + (delta as number), 0),
      ventas: rows.filter(({ motivo }) => motivo === 'venta').length,
      vendidos: doc!.vendidos as number,
    };
  };
  const NO = new Error('refused');
  /** As a purchase does it: a refusal gives the whole transaction up. */
  const takeAll = (units: Parameters<ProductsService['takeStock']>[0]) =>
    transactions
      .run(async (tx) => {
        if (!(await products.takeStock(units, tx))) throw NO;
        return true;
      })
      .catch((error: unknown) => {
        if (error === NO) return false;
        throw error;
      });
  const take = (productoId: string, pedidoRef: string, cantidad = 1) =>
    takeAll([{ productoId, tiendaId: tienda, cantidad, pedidoRef }]);
  const giveBack = (productoId: string, pedidoRef: string, cantidad = 1) =>
    transactions.run((tx) => products.returnStock([{ productoId, tiendaId: tienda, cantidad, pedidoRef }], tx));

  beforeAll(async () => {
    h = await startApp();
    products = h.app.get(ProductsService, { strict: false });
    transactions = h.app.get(Transactions, { strict: false });
    tienda = (await openBusiness(h, 'store')).user._id;
  });
  afterAll(() => h.close());

  it('sells ten of ten to sixty who come at once', async () => {
    const { id } = await seed(h, tienda, { stock: 10 });
    const won = await Promise.all(Array.from({ length: 60 }, (_, i) => take(id, `P-${i}`)));
    expect(won.filter(Boolean)).toHaveLength(10);
    expect(await state(id)).toEqual({ stock: 0, sum: 0, ventas: 10, vendidos: 10 });
    expect((await call(h.base, 'GET', `/api/products/${id}`)).body.data).toMatchObject({ stock: 0, disponible: false });
  });

  it('gives an order its units back once, however many ask', async () => {
    const { id } = await seed(h, tienda, { stock: 4 });
    expect(await take(id, 'A', 3)).toBe(true);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => giveBack(id, 'A', 3)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await state(id)).toEqual({ stock: 4, sum: 4, ventas: 1, vendidos: 0 });
    await expect(take(id, 'A', 1)).rejects.toMatchObject({ code: 11000 });
  });

  it('sells nothing that is withdrawn, unavailable, of a closed store, or more than there is', async () => {
    const inactive = await seed(h, tienda, { activo: false });
    const paused = await seed(h, tienda, { disponible: false });
    const short = await seed(h, tienda, { stock: 2 });
    expect([
      await take(inactive.id, 'B'),
      await take(paused.id, 'B'),
      await take(short.id, 'B', 3),
      await take('f'.repeat(24), 'B'),
    ]).toEqual([false, false, false, false]);
    expect((await state(short.id)).stock).toBe(2);
    const [enCarrito] = await products.findForCart([inactive.id]);
    expect(enCarrito).toMatchObject({ _id: inactive.id, tiendaId: tienda, activo: false, tienda: { _id: tienda } });
  });

  it('takes all lines of an order or none, at the prices that were shown, and tells the lists what sold out', async () => {
    const [a, b] = [await seed(h, tienda, { stock: 3 }), await seed(h, tienda, { stock: 1, precio: 12 })];
    const units = (cantidad: number, precio: number, pedidoRef: string) => [
      { productoId: a.id, tiendaId: tienda, cantidad: 1, pedidoRef },
      {
        productoId: b.id,
        tiendaId: tienda,
        cantidad,
        pedidoRef,
        price: { precio, precioOferta: null, descuento: null },
      },
    ];
    expect(await takeAll(units(2, 12, 'F'))).toBe(false);
    expect(await takeAll(units(1, 11, 'G'))).toBe(false);
    expect([await state(a.id), await state(b.id)]).toMatchObject([
      { stock: 3, sum: 3 },
      { stock: 1, sum: 1 },
    ]);
    expect(await takeAll(units(1, 12, 'H'))).toBe(true);
    expect([await state(a.id), await state(b.id)]).toMatchObject([
      { stock: 2, sum: 2 },
      { stock: 0, sum: 0 },
    ]);
    expect((await call(h.base, 'GET', `/api/products/${b.id}`)).body.data).toMatchObject({ disponible: false });
  });

  it('undoes everything when the order fails, and keeps the ledger true when the shelf is counted anew', async () => {
    const { id } = await seed(h, tienda, { stock: 5 });
    const failing = transactions.run(async (tx) => {
      await products.takeStock([{ productoId: id, tiendaId: tienda, cantidad: 2, pedidoRef: 'C' }], tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await state(id)).toMatchObject({ stock: 5, sum: 5 });
    await Promise.all([products.setStock(tienda, id, 12), ...Array.from({ length: 5 }, (_, i) => take(id, `D-${i}`))]);
    const { stock, sum } = await state(id);
    expect(sum).toBe(stock);
    await expect(products.setStock('f'.repeat(24), id, 1)).rejects.toMatchObject({ code: 'PRODUCTO_NO_ENCONTRADO' });
  });

  it('announces the end of the stock to lists only after the commit', async () => {
    const { id } = await seed(h, tienda, { nombre: 'Última pieza', stock: 1 });
    const visible = async () => (await call(h.base, 'GET', '/api/products?q=ultima&disponible=true')).body.meta.total;
    expect(await visible()).toBe(1);
    await transactions.run(async (tx) => {
      await products.takeStock([{ productoId: id, tiendaId: tienda, cantidad: 1, pedidoRef: 'E' }], tx);
      expect(await visible()).toBe(1);
    });
    expect(await visible()).toBe(0);
    await giveBack(id, 'E');
    expect(await visible()).toBe(1);
  });
});
