import { products } from '@tuerca/contracts/products/products/endpoints';
import type { CambioProducto } from '@tuerca/contracts/products/products/own-schemas';
import type { Actor } from './actors';
import { call, type Harness, startApp } from './harness';
import { openShop, type Shop } from './shop';
import { csvOf, HEADER, importAll, newRow } from './spreadsheets';
import { hire } from './team';
import { until } from './until';

let h: Harness;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  shop = await openShop(h);
});
afterAll(() => h.close());

const send = (actor: Actor, method: string, path: string, body?: unknown) =>
  call(h.base, method, `/api/products${path}`, { token: actor.token, body });
/** A product's history as its store reads it, the newest first. */
const changesOf = async (id: string): Promise<CambioProducto[]> =>
  products.own.response.parse((await send(shop.store, 'GET', `/mine/${id}`)).body.data).cambios!;
const authorOf = ({ user }: Actor) => ({ id: user._id, nombre: user.nombre });

describe('what changes many products at once says in the history of each who did it', () => {
  it('a change of prices, and its undo: of those alone whose price it moved', async () => {
    const { store } = shop;
    const [free, other] = [await shop.sell({ precio: 10 }), await shop.sell({ precio: 20 })];
    const offered = await shop.sell({ precio: 10, precioOferta: 9.5 });
    const rule = {
      productos: [free, other, offered].map(({ id }) => id),
      cambio: { tipo: 'porcentaje', valor: -10, redondeo: 0 },
    };
    const { huella } = (await send(store, 'POST', '/mine/precios/vista', rule)).body.data;
    const { body } = await send(store, 'POST', '/mine/precios', { ...rule, huella });
    expect(body.data.total).toBe(2);
    const entry = (antes: string, despues: string) => ({
      fecha: expect.any(String),
      que: 'editado',
      campos: ['precio'],
      valores: [{ campo: 'precio', antes, despues }],
      autor: authorOf(store),
    });
    const lowered = entry('$\u00A010,00', '$\u00A09,00');
    expect(await changesOf(free.id)).toEqual([lowered]);
    expect(await changesOf(other.id)).toEqual([entry('$\u00A020,00', '$\u00A018,00')]);
    expect(await changesOf(offered.id)).toEqual([]);

    // A product edited since keeps its price, and gets no entry for the undoing.
    await send(store, 'PUT', `/${other.id}`, { precio: 21 });
    expect((await send(store, 'POST', `/mine/precios/${body.data._id}/deshacer`)).status).toBe(200);
    expect(await changesOf(free.id)).toEqual([entry('$\u00A09,00', '$\u00A010,00'), lowered]);
    // By the form, or the quick edit.
    expect(await changesOf(other.id)).toEqual([
      entry('$\u00A018,00', '$\u00A021,00'),
      entry('$\u00A020,00', '$\u00A018,00'),
    ]);
  });

  it('a change that is refused leaves nothing', async () => {
    const { id } = await shop.sell({ precio: 10 });
    const rule = { productos: [id], cambio: { tipo: 'porcentaje', valor: 10, redondeo: 0 } };
    const refused = await send(shop.store, 'POST', '/mine/precios', { ...rule, huella: 'a'.repeat(64) });
    expect(refused.status).toBe(409);
    expect(await changesOf(id)).toEqual([]);
  });

  it('a file that a storekeeper confirms: what it changed of each, what it put on sale, and the ledger', async () => {
    const keeper = await hire(h, shop.store, 'almacenista');
    const old = await shop.sell({ sku: 'H-1', nombre: 'Filtro H-1', precio: 9, stock: 4 });
    const file = csvOf([
      [...HEADER, 'Descuento %'],
      [...newRow('H-1', { stock: '6' }), '10'],
      [...newRow('H-2'), ''],
    ]);
    expect(await importAll(h, keeper, file)).toMatchObject({ estado: 'aplicada', avance: { hechas: 2 } });
    const autor = authorOf(keeper);
    const [change, ...more] = await changesOf(old.id);
    expect(more).toEqual([]);
    expect(change).toMatchObject({ que: 'editado', autor });
    // A storekeeper may not change prices, even by a file.
    expect(change!.campos).toContain('stock');
    for (const field of ['nombre', 'precio', 'descuento']) expect(change!.campos).not.toContain(field);
    expect(change!.valores).toContainEqual({ campo: 'stock', antes: '4', despues: '6' });
    expect(change!.valores.map(({ campo }) => campo)).toEqual(change!.campos);
    const list = await send(shop.store, 'GET', '/mine?search=H-2');
    const added = list.body.data[0]._id as string;
    expect(await changesOf(added)).toEqual([expect.objectContaining({ que: 'creado', campos: [], autor })]);
    const ledger = await send(shop.store, 'GET', '/mine/movimientos?motivo=importacion');
    expect(ledger.body.data.map(({ por, delta }: { por: string; delta: number }) => [por, delta]).sort()).toEqual([
      [keeper.user.nombre, 2],
      [keeper.user.nombre, 4],
    ]);
  });

  it('a file that is undone: what each field held before it, and holds again', async () => {
    const old = await shop.sell({ sku: 'H-1', nombre: 'Filtro H-1', precio: 9, stock: 4 });
    const done = await importAll(h, shop.store, csvOf([HEADER, newRow('H-1', { precio: '11', stock: '6' })]));
    expect((await send(shop.store, 'POST', `/imports/${done._id}/undo`)).status).toBe(200);
    const [back, written] = await until(
      () => changesOf(old.id),
      (all) => all.length === 2,
    );
    const swap = ({ campo, antes, despues }: CambioProducto['valores'][number]) => ({
      campo,
      antes: despues,
      despues: antes,
    });
    expect(written!.valores).toContainEqual({ campo: 'precio', antes: '$\u00A09,00', despues: '$\u00A011,00' });
    expect(new Set(back!.valores)).toEqual(new Set(written!.valores.map(swap)));
  });
});
