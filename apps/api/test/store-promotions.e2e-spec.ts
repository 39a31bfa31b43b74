import { DAY } from '@tuerca/contracts/kernel/time';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { MAX_LIVE_PROMOTIONS } from '@tuerca/contracts/products/promotions/limits';
import { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { UsersService } from '../src/auth/users/users.service';
import { ProductsService } from '../src/products/products/products.service';
import { type Actor, mintUser, openBusiness } from './actors';
import { buildForm, seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';

const PATH = '/api/promotions';
const NOBODY = 'f'.repeat(24);

let h: Harness;
let tienda: Actor;
let other: Actor;
let cliente: Actor;

const day = (days: number) => caracasDate(new Date(Date.now() + days * DAY));
const promotion = (overrides: Record<string, unknown> = {}) => ({
  titulo: 'Semana del freno',
  descripcion: 'Todo lo de frenos más barato',
  descuento: 25,
  fechaInicio: day(0),
  fechaFin: day(7),
  productosAplicables: 'all',
  ...overrides,
});
const send = (method: string, path: string, body?: unknown, { token } = tienda) =>
  call(h.base, method, PATH + path, { token, body });
const create = async (overrides: Record<string, unknown> = {}, actor = tienda) => {
  const { status, body } = await send('POST', '', promotion(overrides), actor);
  expect([status, body.message]).toEqual([201, 'Promoción creada correctamente']);
  return storePromotions.create.response.parse(body.data);
};
const productOf = async (id: string) =>
  catalogue.get.response.parse((await call(h.base, 'GET', `/api/products/${id}`)).body.data);
const priceOf = async (id: string) => (await productOf(id)).precioFinal;
/** A store of its own, so that no test sees another one's promotions. */
const newStore = () => openBusiness(h, 'store');
const idOf = ({ user }: Actor) => user._id;

beforeAll(async () => {
  h = await startApp();
  [tienda, other] = await Promise.all([newStore(), newStore()]);
  cliente = await mintUser(h, 'client');
});
afterAll(() => h.close());

describe("a store's promotions", () => {
  it('are made, found, changed and removed by their store, and by nobody else', async () => {
    const actor = await newStore();
    const { id: pads } = await seed(h, idOf(actor), { nombre: 'Pastillas', precio: 20, categoria: 'Frenos' });
    const made = await create({ productosAplicables: 'especificos', productosSeleccionados: [pads] }, actor);
    expect(made).toMatchObject({
      id: made._id,
      estado: 'activa',
      totalProductos: 1,
      tienda: { _id: idOf(actor) },
      producto: { _id: pads, precioOriginal: 20, precioFinal: 15 },
    });
    await create({ titulo: 'Diciembre', descripcion: 'Fin de año', fechaInicio: day(3) }, actor);
    for (const descripcion of ['', undefined]) {
      const { status, body } = await send('POST', '', promotion({ descripcion }), actor);
      expect([status, body.errors]).toEqual([
        400,
        [{ campo: 'descripcion', mensaje: 'La descripción es obligatoria' }],
      ]);
    }
    const mine = async (query = '') => (await send('GET', `/store${query}`, undefined, actor)).body;
    const listed = await mine('?search=freno');
    expect([listed.meta.total, storePromotions.mine.response.parse(listed.data)[0]]).toEqual([1, made]);
    const totals = async () =>
      Promise.all(
        ['all', 'activa', 'programada', 'expirada'].map(async (e) => (await mine(`?estado=${e}`)).meta.total),
      );
    expect(await totals()).toEqual([2, 1, 1, 0]);

    const sent = promotion({ titulo: 'Frenos', productosAplicables: 'categoria', categoriaSeleccionada: 'frenos' });
    const changed = await send('PUT', `/${made._id}`, sent, actor);
    expect([changed.body.message, changed.body.data]).toEqual([
      'Promoción actualizada correctamente',
      expect.objectContaining({
        titulo: 'Frenos',
        categoriaSeleccionada: 'Frenos',
        productosSeleccionados: [],
        totalProductos: 1,
        producto: null,
      }),
    ]);
    for (const [method, path, body] of [
      ['PUT', `/${made._id}`, promotion()],
      ['DELETE', `/${made._id}`, undefined],
      ['DELETE', `/${NOBODY}`, undefined],
      ['POST', `/store/${made._id}/apply`, undefined],
      ['POST', `/store/${idOf(actor)}/apply`, undefined],
    ] as const)
      expect([path, (await send(method, path, body, other)).body.code]).toEqual([path, 'PROMOCION_NO_ENCONTRADA']);
    for (const foreigner of [cliente, await mintUser(h, 'workshop'), await mintUser(h, 'admin')])
      for (const [method, path, body] of [
        ['GET', '/store', undefined],
        ['POST', '', promotion()],
        ['PUT', `/${made._id}`, promotion()],
        ['DELETE', `/${made._id}`, undefined],
        ['POST', `/store/${idOf(actor)}/apply`, undefined],
      ] as const)
        expect([path, (await send(method, path, body, foreigner)).status]).toEqual([path, 403]);
    expect((await call(h.base, 'GET', `${PATH}/store`)).status).toBe(401);
    expect((await call(h.base, 'POST', PATH, { body: promotion() })).status).toBe(401);

    const gone = await send('DELETE', `/${made._id}`, undefined, actor);
    expect(gone.body).toMatchObject({
      message: 'Promoción eliminada correctamente',
      mensaje: 'Promoción eliminada correctamente',
    });
    expect((await send('DELETE', `/${made._id}`, undefined, actor)).status).toBe(404);
    expect(await totals()).toEqual([1, 0, 1, 0]);
  });

  it.each([
    [{ titulo: ' ' }, 'titulo', 'El título es obligatorio'],
    [{ descuento: 0 }, 'descuento', 'El porcentaje de descuento debe ser un número entre 0,01 y 99,99'],
    [{ descuento: 100 }, 'descuento', 'El porcentaje de descuento debe ser un número entre 0,01 y 99,99'],
    [{ descuento: 'mucho' }, 'descuento', 'El porcentaje de descuento debe ser un número entre 0,01 y 99,99'],
    [{ fechaInicio: '' }, 'fechaInicio', 'La fecha de inicio es obligatoria'],
    [{ fechaInicio: day(-1) }, 'fechaInicio', 'La fecha de inicio no puede ser anterior a hoy'],
    [
      { fechaInicio: day(5), fechaFin: day(4) },
      'fechaFin',
      'La fecha de inicio no puede ser posterior a la fecha de fin',
    ],
    [
      { productosAplicables: 'especificos', productosSeleccionados: [] },
      'productosSeleccionados',
      'Debes seleccionar un producto para aplicar la promoción',
    ],
    [
      { productosAplicables: 'categoria' },
      'categoriaSeleccionada',
      'Debes seleccionar una categoría para aplicar la promoción',
    ],
    [{ productosAplicables: 'nada' }, 'productosAplicables', 'Selecciona a qué productos se aplica'],
  ])('are refused as %j', async (overrides, campo, mensaje) => {
    const { status, body } = await send('POST', '', promotion(overrides));
    expect([status, body.code]).toEqual([400, 'ENTRADA_INVALIDA']);
    expect(body.errors).toContainEqual({ campo, mensaje });
    expect(body).toMatchObject({ mensaje: body.message });
  });

  it("are not made for another store's products, nor without end", async () => {
    const actor = await newStore();
    const { id } = await seed(h, idOf(other));
    const chosen = { productosAplicables: 'especificos', productosSeleccionados: [id] };
    expect((await send('POST', '', promotion(chosen), actor)).body.code).toBe('PRODUCTO_NO_ENCONTRADO');
    const { _id } = await create({}, actor);
    expect((await send('PUT', `/${_id}`, promotion(chosen), actor)).body.code).toBe('PRODUCTO_NO_ENCONTRADO');
    await provesLimit<{ _id: string }>({
      limit: MAX_LIVE_PROMOTIONS,
      there: 1,
      add: (n) => send('POST', '', promotion({ fechaInicio: day(n), fechaFin: day(n) }), actor),
      code: 'DEMASIADAS_PROMOCIONES',
      remove: ({ body }) => send('DELETE', `/${body.data._id}`, undefined, actor),
    });
    expect((await send('PUT', `/${_id}`, promotion({ titulo: 'Otra' }), actor)).status).toBe(200);
  });

  it('count anew when one that had ended is given another end', async () => {
    const actor = await newStore();
    const made = await Promise.all([create({}, actor), create({}, actor), create({}, actor)]);
    const ids = made.map(({ _id }) => new h.db.base.Types.ObjectId(_id));
    const ended = { fechaInicio: day(-3), fechaFin: day(-2) };
    await h.db.collection('promociones').updateMany({ _id: { $in: ids } }, { $set: ended });
    for (let count = 1; count < MAX_LIVE_PROMOTIONS; count++) await create({ fechaInicio: day(1) }, actor);
    const revive = ({ _id }: { _id: string }) =>
      send('PUT', `/${_id}`, promotion({ fechaInicio: ended.fechaInicio }), actor);
    const codes = (await Promise.all(made.map(revive))).map(({ body }) => body.code ?? 'made').sort();
    expect(codes).toEqual(['DEMASIADAS_PROMOCIONES', 'DEMASIADAS_PROMOCIONES', 'made']);
  });

  it('are shown to everybody while they hold, and to their store at any time', async () => {
    const actor = await newStore();
    const now = await create({ titulo: 'Liquidación de bujías' }, actor);
    const later = await create({ titulo: 'Bujías en diciembre', fechaInicio: day(2) }, actor);
    const shown = async (path: string) =>
      (await call(h.base, 'GET', PATH + path)).body.data.map(({ _id }: { _id: string }) => _id);
    expect([await shown(`/store/${idOf(actor)}`), await shown('?q=bujia')]).toEqual([[now._id], [now._id]]);
    expect(await shown(`/store/${NOBODY}`)).toEqual([]);
    expect((await call(h.base, 'GET', `${PATH}/${now._id}`)).body.data).toMatchObject({ titulo: now.titulo });
    for (const token of [undefined, other.token, cliente.token]) {
      const { status, body } = await call(h.base, 'GET', `${PATH}/${later._id}`, { token });
      expect([status, body.code]).toEqual([404, 'PROMOCION_NO_ENCONTRADA']);
    }
    expect((await send('GET', `/${later._id}`, undefined, actor)).body.data.estado).toBe('programada');
    const users = h.app.get(UsersService, { strict: false });
    await users.setActive(idOf(actor), false);
    expect([await shown(`/store/${idOf(actor)}`), await shown('?q=bujia')]).toEqual([[], []]);
  });
});

describe('what a promotion does to prices', () => {
  it('lowers what it is for, names itself, and gives the price back when it is changed or removed', async () => {
    const actor = await newStore();
    const [brakes, filter, offered] = await Promise.all([
      seed(h, idOf(actor), { precio: 40, categoria: 'Frenos' }),
      seed(h, idOf(actor), { precio: 9.99 }),
      seed(h, idOf(actor), { precio: 100, precioOferta: 70 }),
    ]);
    const prices = async () => Promise.all([brakes, filter, offered].map(({ id }) => priceOf(id)));
    const { _id } = await create({}, actor);
    expect(await prices()).toEqual([30, 7.49, 70]);
    const { promocion, porcentaje, precioOriginal } = await productOf(brakes.id);
    expect({ promocion, porcentaje, precioOriginal }).toEqual({
      promocion: { _id, titulo: 'Semana del freno', porcentaje: 25, fechaFin: day(7) },
      porcentaje: 25,
      precioOriginal: 40,
    });
    expect((await productOf(offered.id)).promocion).toBeNull();

    const only = { productosAplicables: 'categoria', categoriaSeleccionada: 'Frenos', descuento: 50 };
    await send('PUT', `/${_id}`, promotion(only), actor);
    expect(await prices()).toEqual([20, 9.99, 70]);
    const one = { productosAplicables: 'especificos', productosSeleccionados: [offered.id], descuento: 99.99 };
    await send('PUT', `/${_id}`, promotion(one), actor);
    expect(await prices()).toEqual([40, 9.99, 0.01]);
    await send('PUT', `/${_id}`, promotion({ fechaInicio: day(1) }), actor);
    expect(await prices()).toEqual([40, 9.99, 70]);
    await send('PUT', `/${_id}`, promotion(), actor);
    await send('DELETE', `/${_id}`, undefined, actor);
    expect(await prices()).toEqual([40, 9.99, 70]);
  });

  it('orders and filters lists by the lowered price, at once', async () => {
    const actor = await newStore();
    const [dear, cheap] = await Promise.all([
      seed(h, idOf(actor), { precio: 50, categoria: 'Frenos' }),
      seed(h, idOf(actor), { precio: 30 }),
    ]);
    const list = async (query: string) =>
      (await call(h.base, 'GET', `/api/products/store/${idOf(actor)}?${query}`)).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list('sort=price-low-high')).toEqual([cheap.id, dear.id]);
    const { _id } = await create(
      { productosAplicables: 'categoria', categoriaSeleccionada: 'Frenos', descuento: 60 },
      actor,
    );
    expect(await list('sort=price-low-high')).toEqual([dear.id, cheap.id]);
    expect([await list('enOferta=true'), await list('maxPrice=25')]).toEqual([[dear.id], [dear.id]]);
    await send('DELETE', `/${_id}`, undefined, actor);
    expect([await list('enOferta=true'), await list('maxPrice=25')]).toEqual([[], []]);
  });

  it('reaches products that come later or change their category, and keeps a saved form from undoing it', async () => {
    const actor = await newStore();
    const products = h.app.get(ProductsService, { strict: false });
    await create({ productosAplicables: 'categoria', categoriaSeleccionada: 'Frenos', descuento: 50 }, actor);
    await create({ descuento: 10, titulo: 'Todo' }, actor);
    const later = await seed(h, idOf(actor), { precio: 10, categoria: 'Frenos' });
    expect(await priceOf(later.id)).toBe(5);
    await products.update(idOf(actor), later.id, buildForm({ precio: 20, categoria: 'Motor' }));
    expect(await priceOf(later.id)).toBe(18);
    await products.update(idOf(actor), later.id, buildForm({ precio: 20, categoria: 'Frenos' }));
    expect(await priceOf(later.id)).toBe(10);
    const { body } = await call(h.base, 'GET', `/api/products/store/${idOf(actor)}?enOferta=true&maxPrice=10`);
    expect(body.data).toHaveLength(1);
  });

  it('is put on again by apply, which says of how many products it makes the price', async () => {
    const actor = await newStore();
    const brakes = await seed(h, idOf(actor), { categoria: 'Frenos' });
    await seed(h, idOf(actor));
    const one = await create({ productosAplicables: 'especificos', productosSeleccionados: [brakes.id] }, actor);
    await create({ titulo: 'Todo', descuento: 5 }, actor);
    const _id = new h.db.base.Types.ObjectId(brakes.id);
    await h.db.collection('productos').updateOne({ _id }, { $set: { promociones: [] } });
    const single = await send('POST', `/store/${one._id}/apply`, undefined, actor);
    expect([single.status, single.body.message, single.body.data]).toEqual([
      200,
      'Descuento aplicado al producto',
      { promociones: 1, productos: 1 },
    ]);
    const all = await send('POST', `/store/${idOf(actor)}/apply`, undefined, actor);
    expect([all.body.message, all.body.data]).toEqual([
      'Descuento aplicado a 2 productos',
      { promociones: 2, productos: 2 },
    ]);
    // Not what costs less by another discount, what was withdrawn, or what begins later.
    const lower = await create({ titulo: 'Menos', descuento: 1 }, actor);
    const later = await create({ titulo: 'Luego', descuento: 50, fechaInicio: day(3) }, actor);
    const appliedBy = async ({ _id: id }: { _id: string }) =>
      (await send('POST', `/store/${id}/apply`, undefined, actor)).body.data.productos;
    expect([await appliedBy(lower), await appliedBy(later), await appliedBy(one)]).toEqual([0, 0, 1]);
    await h.db.collection('productos').updateOne({ _id }, { $set: { eliminado: true } });
    expect(await appliedBy(one)).toBe(0);
  });
});
