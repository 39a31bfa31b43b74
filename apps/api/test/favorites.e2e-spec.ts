import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { ProductsService } from '../src/products/products/products.service';
import { type Actor, mintUser, openBusiness } from './actors';
import { buildForm, seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

describe('favourites', () => {
  let h: Harness;
  let tienda: Actor;
  let cliente: Actor;
  let ids: string[];

  const list = async (actor = cliente, query = '') => {
    const { status, body } = await call(h.base, 'GET', `/api/favorites${query}`, { token: actor.token });
    expect(status).toBe(200);
    return favorites.list.response.parse(body.data);
  };
  const add = (productoId: string, actor = cliente) =>
    call(h.base, 'POST', '/api/favorites', { token: actor.token, body: { productoId } });
  const remove = (id: string, actor = cliente) =>
    call(h.base, 'DELETE', `/api/favorites/${id}`, { token: actor.token });

  beforeAll(async () => {
    h = await startApp();
    tienda = await openBusiness(h, 'store');
    cliente = await mintUser(h, 'client');
    ids = [];
    for (let i = 0; i < 3; i++) ids.push((await seed(h, tienda.user._id, { nombre: `Pieza ${i}` })).id);
  });
  afterAll(() => h.close());

  it('adds, newest first, and a product only once however often', async () => {
    for (const id of ids)
      expect(await add(id)).toMatchObject({
        status: 201,
        body: { data: { productoId: id }, message: 'Producto agregado a favoritos' },
      });
    const repeated = await Promise.all(Array.from({ length: 10 }, () => add(ids[0]!).then((r) => r.status)));
    expect(repeated).toEqual(Array(10).fill(201));
    expect((await list()).map(({ productoId, producto }) => [productoId, producto.nombre])).toEqual([
      [ids[2], 'Pieza 2'],
      [ids[1], 'Pieza 1'],
      [ids[0], 'Pieza 0'],
    ]);
  });

  it("removes by product or by favourite, and only one's own", async () => {
    const other = await mintUser(h, 'client');
    const own = (await list()).find(({ productoId }) => productoId === ids[0])!._id;
    await add(ids[1]!, other);
    expect((await remove(ids[1]!, other)).body.message).toBe('Producto eliminado de favoritos');
    await remove(own, other);
    expect(await list()).toHaveLength(3);
    await remove(own);
    await remove(ids[1]!);
    expect((await list()).map(({ productoId }) => productoId)).toEqual([ids[2]]);
    expect((await remove(ids[1]!)).status).toBe(200);
  });

  it('leaves out a withdrawn product and shows it when it is back', async () => {
    const products = h.app.get(ProductsService, { strict: false });
    await products.update(tienda.user._id, ids[2]!, buildForm({ nombre: 'Pieza 2', activo: false }));
    expect(await list()).toEqual([]);
    expect(await add(ids[2]!)).toMatchObject({ status: 404, body: { code: 'PRODUCTO_NO_ENCONTRADO' } });
    await products.update(tienda.user._id, ids[2]!, buildForm({ nombre: 'Pieza 2' }));
    expect(await list()).toHaveLength(1);
  });

  it('says whether each fits the vehicle of the query, and nothing without one', async () => {
    const other = await mintUser(h, 'client');
    const row = { marca: 'Toyota', modelo: 'Corolla', anioDesde: 2009, anioHasta: 2013, motor: '1.8' };
    for (const compatibilidad of [[row], []])
      await add((await seed(h, tienda.user._id, { nombre: 'Pieza que sirve', compatibilidad })).id, other);
    const fits = async (query?: string) => (await list(other, query)).map(({ producto }) => producto.ajuste);
    expect(await fits('?vMarca=toyota&vModelo=COROLLA&vAnio=2012&vMotor=1.8')).toEqual(['no-indicado', 'compatible']);
    expect(await fits('?vMarca=Toyota&vModelo=Corolla&vAnio=2012&vMotor=1.6')).toEqual([
      'no-indicado',
      'no-compatible',
    ]);
    expect(await fits('?vMarca=Toyota&vModelo=Corolla')).toEqual([undefined, undefined]);
    expect(await fits()).toEqual([undefined, undefined]);
  });

  it('belongs to clients alone', async () => {
    expect((await call(h.base, 'GET', '/api/favorites')).status).toBe(401);
    expect((await add(ids[0]!, tienda)).status).toBe(403);
    expect((await add('f'.repeat(24))).status).toBe(404);
    expect((await add('x')).status).toBe(400);
  });
});
