import { ProductBulkService } from '../src/products/products/product-bulk.service';
import { type Actor, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { type Harness, startApp } from './harness';
import { startSecondProcess } from './second-process';
import { ledgerOf, stockOf, until } from './shop';
import { confirm, csv, finished, newRow, read, upload } from './spreadsheets';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

const tiendaId = () => new h.db.base.Types.ObjectId(store.user._id);
const productsOf = () => h.db.collection('productos').find({ tiendaId: tiendaId() }).toArray();
const bulk = () => h.app.get(ProductBulkService, { strict: false });
const rows = (count: number) => Array.from({ length: count }, (_, i) => newRow(`N-${i}`));
const checked = async (file: Buffer) => (await upload(h, store, file)).body.data._id;

describe('an import that is interrupted', () => {
  it('is finished by another process when the one that wrote it is killed', async () => {
    const second = await startSecondProcess({ BARRIDO_MS: '100' });
    const { id } = await seed(h, store.user._id, { sku: 'OLD', nombre: 'Viejo', stock: 3 });
    const importId = await checked(csv(newRow('OLD', { stock: '8' }), ...rows(1500)));
    expect((await confirm({ ...h, base: second.base }, store, importId)).status).toBe(200);
    await until(
      () => read(h.base, store, importId),
      ({ body: { data } }) => data.avance.hechas > 0,
    );
    await second.kill();
    const { body } = await read(h.base, store, importId);
    expect(body.data.estado).toBe('aplicando');
    const third = await startSecondProcess({ BARRIDO_MS: '100' });
    expect(await finished(h, store, importId)).toMatchObject({
      estado: 'aplicada',
      avance: { hechas: 1501, total: 1501 },
    });
    await third.close();
    const products = await productsOf();
    expect([products.length, new Set(products.map(({ sku }) => sku)).size]).toEqual([1501, 1501]);
    expect([await stockOf(h, id), await ledgerOf(h, id)]).toEqual([8, 8]);
    const movements = await h.db.collection('movimientos').countDocuments({ referencia: importId });
    expect(movements).toBe(1501);
  }, 120_000);

  it('tries again after a failure, and writes nothing twice', async () => {
    const write = jest.spyOn(bulk(), 'write');
    write.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    const importId = await checked(csv(...rows(150)));
    await confirm(h, store, importId);
    expect(await finished(h, store, importId)).toMatchObject({ estado: 'aplicada', avance: { hechas: 150 } });
    expect(await productsOf()).toHaveLength(150);
  });

  it('is taken back whole when a later part of it can never be written', async () => {
    const { id } = await seed(h, store.user._id, { sku: 'OLD', nombre: 'Viejo', precio: 5, stock: 3 });
    const write = bulk().write.bind(bulk());
    jest.spyOn(bulk(), 'write').mockImplementation((tienda, batch, referencia, tx) => {
      if (batch.some(({ sku }) => sku === 'N-180')) throw new Error('never');
      return write(tienda, batch, referencia, tx);
    });
    const importId = await checked(csv(newRow('OLD', { stock: '8' }), ...rows(200)));
    await confirm(h, store, importId);
    expect(await finished(h, store, importId)).toMatchObject({ estado: 'fallida', avance: { hechas: 0 } });
    const products = await productsOf();
    expect(products).toMatchObject([{ sku: 'OLD', nombre: 'Viejo', precio: 5, stock: 3 }]);
    expect([await stockOf(h, id), await ledgerOf(h, id)]).toEqual([3, 3]);
    // The store wrote it, the server took it back, and the product's history says both.
    const history = h.db.collection('cambios_producto').find({ productoId: new h.db.base.Types.ObjectId(id) });
    expect((await history.sort({ _id: 1 }).toArray()).map(({ autor }) => autor?.id ?? null)).toEqual([
      store.user._id,
      null,
    ]);
    const left = await h.db
      .collection('movimientos')
      .aggregate([{ $match: { motivo: 'importacion' } }, { $group: { _id: '$productoId', sum: { $sum: '$delta' } } }])
      .toArray();
    const mine = left.filter(({ sum }) => sum !== 0);
    const alive = await h.db.collection('productos').countDocuments({ _id: { $in: mine.map(({ _id }) => _id) } });
    expect(alive).toBe(mine.length);
  });

  it('lets purchases of the same products through, and keeps what they took', async () => {
    const { id } = await seed(h, store.user._id, { sku: 'OLD', nombre: 'Viejo', stock: 10 });
    const importId = await checked(csv(newRow('OLD', { stock: '30' }), ...rows(300)));
    const write = bulk().write.bind(bulk());
    let sold = false;
    jest.spyOn(bulk(), 'write').mockImplementation(async (tienda, batch, referencia, tx) => {
      // A sale between the decision and the writing of its row.
      if (!sold)
        await h.db.collection('productos').updateOne({ sku: 'OLD', tiendaId: tiendaId() }, { $inc: { stock: -2 } });
      sold = true;
      return write(tienda, batch, referencia, tx);
    });
    await confirm(h, store, importId);
    await finished(h, store, importId);
    expect(await stockOf(h, id)).toBe(28);
  });
});
