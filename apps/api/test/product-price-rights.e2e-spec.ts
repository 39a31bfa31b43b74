import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { type Actor, openBusiness } from './actors';
import { buildForm, seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { oid } from './payment-queue';
import { confirm, csvOf, download, finished, read, rowsOf, upload } from './spreadsheets';
import { hire } from './team';
import { until } from './until';

let h: Harness;
let store: Actor;
let keeper: Actor;
beforeAll(async () => {
  h = await startApp();
  store = await openBusiness(h, 'store');
  keeper = await hire(h, store, 'almacenista');
});
afterAll(() => h.close());

const DISCOUNT = { porcentaje: 10, fechaInicio: null, fechaFin: null };
const send = (actor: Actor, method: string, path: string, body?: object) =>
  call<OwnProductoDetail>(h.base, method, `/api/products${path}`, { token: actor.token, body });
const productOf = (sku: string) =>
  h.db.collection('productos').findOne({ tiendaId: oid(h, store.user._id), sku, eliminado: false });
const have = async (sku: string, over: object = {}) =>
  (await seed(h, store.user._id, { sku, nombre: `Filtro ${sku}`, precio: 8, stock: 5, ...over })).id;
const check = async (actor: Actor, ...rows: string[][]): Promise<Importacion> => {
  const titles = ['SKU', 'Nombre', 'Precio', 'Categoría', 'Stock', 'Precio de oferta', 'Activo'];
  return (await upload(h, actor, csvOf([titles, ...rows]))).body.data;
};
const undo = (actor: Actor, id: string) =>
  call(h.base, 'POST', `/api/products/imports/${id}/undo`, { token: actor.token });

describe('a storekeeper', () => {
  it('makes drafts: without price, seen by nobody, and published by the owner once they have one', async () => {
    const made = await send(keeper, 'POST', '', { ...buildForm({ sku: 'D-1', precio: 0.1 }), descuento: DISCOUNT });
    expect([made.status, made.body.message]).toEqual([
      201,
      'Borrador guardado. El dueño de la tienda le pone el precio y lo publica.',
    ]);
    expect(made.body.data).toMatchObject({ precio: 0, precioOferta: null, descuento: null, activo: false, stock: 5 });
    const { _id } = made.body.data;
    expect((await send(keeper, 'GET', `/${_id}`)).status).toBe(404);
    const stays = await send(keeper, 'PUT', `/${_id}`, { nombre: 'Filtro nuevo', stock: 7 });
    expect([stays.status, stays.body.data.nombre, stays.body.data.stock]).toEqual([200, 'Filtro nuevo', 7]);
    for (const actor of [keeper, store]) {
      const refused = await send(actor, 'PUT', `/${_id}`, { activo: true });
      expect([refused.status, refused.body.message]).toEqual([400, 'Para publicarlo, ponle un precio']);
    }
    expect((await send(store, 'PUT', `/${_id}`, { activo: true, precio: 12 })).status).toBe(200);
    expect(await productOf('D-1')).toMatchObject({ precio: 12, visible: true });
  });

  it('leaves prices, offers and discounts as they are, whatever else the form saves', async () => {
    const id = await have('P-1', { precioOferta: 7 });
    for (const change of [{ precio: 0.1 }, { precioOferta: 1 }, { precioOferta: null }, { descuento: DISCOUNT }]) {
      const refused = await send(keeper, 'PUT', `/${id}`, { ...change, nombre: 'Otro' });
      expect([refused.status, refused.body.code]).toEqual([403, 'PRECIO_SIN_PERMISO']);
    }
    expect(await productOf('P-1')).toMatchObject({ nombre: 'Filtro P-1', precio: 8, precioOferta: 7, descuento: null });
    const same = { precio: 8, precioOferta: 7, descuento: null, stock: 9, nombre: 'Otro' };
    expect((await send(keeper, 'PUT', `/${id}`, same)).status).toBe(200);
    expect(await productOf('P-1')).toMatchObject({ nombre: 'Otro', stock: 9, precio: 8 });
    expect((await send(store, 'PUT', `/${id}`, { precio: 9, descuento: DISCOUNT })).status).toBe(200);
  });

  it('brings stock by file: its prices are not taken, and what is new becomes a draft', async () => {
    await have('F-1');
    const checked = await check(
      keeper,
      ['F-1', '', '0,10', '', '11', '0,05', ''],
      ['F-2', 'Bujía', '0,10', 'Filtros', '4', '', 'Sí'],
      ['F-3', 'Correa', 'gratis', 'Filtros', '4', '', ''],
    );
    expect(checked).toMatchObject({ sinPrecios: true, conteo: { nuevos: 2, cambian: 1, conError: 0 } });
    expect(await rowsOf(h, keeper, checked._id, 'cambia')).toMatchObject([{ cambios: [{ columna: 'Stock' }] }]);
    expect((await confirm(h, keeper, checked._id)).status).toBe(200);
    expect(await finished(h, keeper, checked._id)).toMatchObject({ estado: 'aplicada' });
    expect(await productOf('F-1')).toMatchObject({ precio: 8, precioOferta: null, stock: 11, visible: true });
    for (const sku of ['F-2', 'F-3'])
      expect(await productOf(sku)).toMatchObject({ precio: 0, activo: false, visible: false, stock: 4 });
    const { content } = await download(h, store, '/api/products/exports/csv');
    expect(content.toString()).toMatch(/^F-2;Bujía;;;/m);
    expect((await upload(h, store, content)).body.data.conteo).toMatchObject({ cambian: 0, conError: 0 });
    expect((await undo(keeper, checked._id)).status).toBe(200);
    await until(
      () => read(h.base, store, checked._id),
      ({ body }) => body.data.estado === 'revertida',
      60_000,
    );
    expect(await productOf('F-1')).toMatchObject({ stock: 5, visible: true });
    expect(await productOf('F-2')).toBeNull();
  });

  it('neither confirms nor undoes what an owner checked with prices', async () => {
    const checked = await check(store, ['O-1', 'Bujía', '3', 'Filtros', '4', '', '']);
    expect(checked.sinPrecios).toBe(false);
    expect((await confirm(h, keeper, checked._id)).body.code).toBe('PRECIO_SIN_PERMISO');
    expect(await productOf('O-1')).toBeNull();
    expect((await confirm(h, store, checked._id)).status).toBe(200);
    await finished(h, store, checked._id);
    expect((await undo(keeper, checked._id)).body.code).toBe('PRECIO_SIN_PERMISO');
    expect(await productOf('O-1')).toMatchObject({ precio: 3 });
  });

  it('is refused the calls that only set prices', async () => {
    const calls = [
      ['POST', '/api/products/mine/precios/vista'],
      ['POST', '/api/products/mine/precios'],
      ['POST', '/api/promotions'],
    ] as const;
    for (const [method, path] of calls)
      expect((await call(h.base, method, path, { token: keeper.token, body: {} })).body.code).toBe('CARGO_NO_PERMITE');
  });
});

it('asks the price of an owner', async () => {
  const body = { ...buildForm({ sku: 'S-1' }), precio: null };
  const refused = await send(store, 'POST', '', body);
  expect([refused.status, refused.body.message]).toEqual([400, 'El precio debe ser mayor que cero']);
});
