import { products } from '@tuerca/contracts/products/products/endpoints';
import { type Actor, mintUser, openBusiness } from './actors';
import { type Answer, call, type Harness, startApp } from './harness';
import { jpeg } from './pictures';

const PATH = '/api/products';
let h: Harness;
let store: Actor;
let other: Actor;
let admin: Actor;
beforeAll(async () => {
  h = await startApp();
  [store, other] = await Promise.all([openBusiness(h, 'store'), openBusiness(h, 'store')]);
  admin = await mintUser(h, 'admin');
});
afterAll(() => h.close());

const form = (overrides: Record<string, unknown> = {}) => ({
  nombre: 'Filtro de aceite',
  precio: 10.5,
  categoria: 'Filtros',
  stock: 8,
  ...overrides,
});
const send = (method: string, path: string, body?: unknown, { token } = store) =>
  call(h.base, method, PATH + path, { token, body });
const create = async (overrides: Record<string, unknown> = {}, actor = store) => {
  const { status, body } = await send('POST', '', form(overrides), actor);
  expect([status, body.message]).toEqual([201, 'Producto creado correctamente']);
  return products.create.response.parse(body.data);
};
const mine = async (query = '', actor = store) => {
  const { status, body } = await send('GET', `/mine${query}`, undefined, actor);
  expect([status, body.message]).toEqual([200, body.message]);
  return {
    rows: products.mine.response.parse(body.data),
    meta: products.mine.meta.parse(body.meta),
  };
};
const names = async (query = '', actor = store) => (await mine(query, actor)).rows.map(({ nombre }) => nombre);
const seen = (id: string) => call(h.base, 'GET', `${PATH}/${id}`);
const upload = async (actor = store): Promise<Answer> => {
  const body = new FormData();
  body.append('productImages', new Blob([new Uint8Array(await jpeg())]), 'foto.jpg');
  const headers = { authorization: `Bearer ${actor.token}` };
  const res = await fetch(`${h.base}/api/upload/product`, { method: 'POST', headers, body });
  return { status: res.status, body: await res.json(), headers: res.headers };
};
const picture = async (actor = store): Promise<string> => (await upload(actor)).body.data.imageUrls[0];
const isFree = async (url: string) => !!(await h.db.collection('imagenes').findOne({ url }))?.libreDesde;

describe('a new product', () => {
  it('needs name, price, stock and category; the rest begins as the form does, and visitors see it at once', async () => {
    const producto = await create({ etiquetas: ['aceite', 'Motor', 'motor'] });
    expect(producto.etiquetas).toEqual(['aceite', 'motor']);
    expect(producto).toMatchObject({
      stock: 8,
      stockMinimo: 5,
      activo: true,
      disponible: true,
      condicion: 'nuevo',
      descripcion: '',
      compatibilidad: [],
      imagenes: [],
      sku: null,
      vendidos: 0,
    });
    expect((await seen(producto._id)).body.data).toMatchObject({ nombre: 'Filtro de aceite', precio: 10.5 });
  });

  it('takes its code by any name of the specification and answers all of them; two that differ are asked about', async () => {
    const { sku: _sku, ...rest } = form() as { sku?: string };
    for (const name of ['sku', 'codigoSKU', 'codigo']) {
      const code = `NOMBRE-${name}`;
      const made = await send('POST', '', { ...rest, [name]: code });
      expect([made.status, made.body.data]).toMatchObject([201, { sku: code, codigoSKU: code, codigo: code }]);
      const { _id } = made.body.data;
      const changed = await send('PUT', `/${_id}`, { [name]: `${code}-2` });
      expect(changed.body.data).toMatchObject({ sku: `${code}-2`, codigoSKU: `${code}-2`, codigo: `${code}-2` });
      expect((await send('PUT', `/${_id}`, { nombre: 'Otro nombre' })).body.data.sku).toBe(`${code}-2`);
      const two = await send('PUT', `/${_id}`, { sku: 'UNO', codigo: 'DOS' });
      expect([two.status, two.body.errors]).toEqual([
        400,
        [{ campo: 'sku', mensaje: 'El producto trae códigos (SKU) distintos. Deja uno solo.' }],
      ]);
    }
  });

  it.each([
    ['repuestos', 'Otros'],
    ['accesorios', 'Accesorios'],
    ['herramientas', 'Herramientas'],
    ['fluidos', 'Lubricantes y Fluidos'],
    ['Fluidos y Lubricantes', 'Lubricantes y Fluidos'],
  ])("takes the quick edit's category %s as ours: %s", async (categoria, nombre) => {
    const { _id } = await create();
    expect((await send('PUT', `/${_id}`, { categoria })).body.data.categoria).toBe(nombre);
  });

  it('is made once, however often the same form is sent', async () => {
    const headers = { 'Idempotency-Key': 'producto-1' };
    const body = form({ nombre: 'Una vez' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(h.base, 'POST', PATH, { token: other.token, body, headers })),
    );
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await names('', other)).toEqual(['Una vez']);
  });

  it.each([
    [{ nombre: ' ' }, 'nombre', 'El nombre del producto es obligatorio'],
    [{ precio: 0 }, 'precio', 'El precio debe ser mayor que cero'],
    [{ precio: 1.005 }, 'precio', 'Usa como máximo dos decimales'],
    [{ stock: -1 }, 'stock', 'La cantidad de stock debe ser un número mayor o igual a 0'],
    [{ stock: undefined }, 'stock', 'La cantidad de stock debe ser un número mayor o igual a 0'],
    [{ categoria: 'Naves' }, 'categoria', 'Selecciona la categoría'],
    [{ precioOferta: 11 }, 'precioOferta', 'El precio de oferta debe ser menor que el precio'],
    [{ descuento: { porcentaje: 100 } }, 'descuento.porcentaje', 'El descuento debe ser un número entre 0,01 y 99,99'],
    [{ imagenes: ['a', 'b', 'c', 'd'] }, 'imagenes', 'Solo puedes subir un máximo de 3 imágenes'],
    [{ imagenes: ['/media/ajena.webp'] }, 'imagenes', 'Sube la foto nuevamente: ya no está disponible'],
    [
      { compatibilidad: [{ marca: 'Ford', modelo: 'Fiesta', anioDesde: 2010, anioHasta: 2005 }] },
      'compatibilidad.0.anioHasta',
      'El año final debe ser posterior al inicial',
    ],
  ])('is refused with %j, and where is said', async (wrong, campo, mensaje) => {
    const before = await names();
    const { status, body } = await send('POST', '', form(wrong));
    expect([status, body.errors, await names()]).toEqual([400, [{ campo, mensaje }], before]);
  });

  it("keeps a store's codes apart, and frees that of a withdrawn product", async () => {
    const { _id } = await create({ sku: 'FA-1', nombre: 'Con código' });
    const again = await send('POST', '', form({ sku: 'FA-1' }));
    expect(again).toMatchObject({ status: 400, body: { errors: [{ campo: 'sku' }] } });
    // One code is one however it is spelled, as files have it; its own product may spell it anew.
    for (const sku of ['fa-1', ' Fa‑1 '])
      expect(await send('POST', '', form({ sku }))).toMatchObject({
        status: 400,
        body: { errors: [{ campo: 'sku' }] },
      });
    const second = await create({ sku: 'FA-2' });
    expect(await send('PUT', `/${second._id}`, { sku: 'fa-1' })).toMatchObject({ status: 400 });
    expect((await send('PUT', `/${_id}`, { sku: 'fa-1' })).body.data.sku).toBe('fa-1');
    expect((await send('PUT', `/${_id}`, { sku: 'FA-1' })).status).toBe(200);
    await create({ sku: 'FA-1' }, other);
    await send('DELETE', `/${_id}`);
    expect((await create({ sku: 'FA-1', nombre: 'Otra vez' })).sku).toBe('FA-1');
  });
});

describe('a change', () => {
  it('writes what it names and leaves the rest, whoever else writes meanwhile', async () => {
    const { _id } = await create({ nombre: 'Antes', descripcion: 'Sellado', etiquetas: ['aceite'] });
    const changes = [
      { nombre: 'Después' },
      { precio: 12 },
      { stockMinimo: 3 },
      { descripcion: 'Con junta' },
      { marca: 'toyota' },
    ];
    const answers = await Promise.all(changes.map((change) => send('PUT', `/${_id}`, change)));
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      changes.map(() => [200, 'Producto actualizado correctamente']),
    );
    expect(products.own.response.parse((await send('GET', `/mine/${_id}`)).body.data)).toMatchObject({
      nombre: 'Después',
      precio: 12,
      stockMinimo: 3,
      descripcion: 'Con junta',
      marca: 'Toyota',
      etiquetas: ['aceite'],
      stock: 8,
    });
    expect(await names('?search=despues')).toEqual(['Después']);
    expect(await names('?search=antes')).toEqual([]);
    expect(await names(`?search=${encodeURIComponent('([')}`)).toEqual([]);
  });

  it('of the price is compared with the offer that stands, and hides or shows the product', async () => {
    const { _id } = await create({ nombre: 'Rebajado', precio: 10, precioOferta: 8 });
    expect((await send('PUT', `/${_id}`, { precio: 7 })).body).toMatchObject({
      code: 'ENTRADA_INVALIDA',
      errors: [{ campo: 'precioOferta', mensaje: 'El precio de oferta debe ser menor que el precio' }],
    });
    expect((await send('PUT', `/${_id}`, { precio: 7, precioOferta: null })).body.data).toMatchObject({ precio: 7 });
    await send('PUT', `/${_id}`, { activo: false });
    expect([(await seen(_id)).status, await names('?grupo=ocultos')]).toEqual([404, ['Rebajado']]);
    await send('PUT', `/${_id}`, { activo: true });
    expect((await seen(_id)).body.data.precioFinal).toBe(7);
  });

  it('with a stock that was sold meanwhile is refused whole, with the new figure', async () => {
    const { _id } = await create({ nombre: 'Se vende', stock: 8 });
    await send('PUT', `/${_id}/stock`, { stock: 7, stockAnterior: 8 });
    const late = await send('PUT', `/${_id}`, { nombre: 'Tarde', stock: 20, stockAnterior: 8 });
    expect(late).toMatchObject({ status: 409, body: { code: 'STOCK_CAMBIO', data: { stock: 7 } } });
    expect((await send('GET', `/mine/${_id}`)).body.data).toMatchObject({ nombre: 'Se vende', stock: 7 });
    // A form that left the stock alone says so, and the sale stays.
    expect((await send('PUT', `/${_id}`, { nombre: 'A tiempo', stock: 8, stockAnterior: 8 })).body.data).toMatchObject({
      nombre: 'A tiempo',
      stock: 7,
    });
    expect((await send('PUT', `/${_id}`, { stock: 20, stockAnterior: 7 })).body.data.stock).toBe(20);
  });
});

describe('a withdrawn product', () => {
  it('is gone from every list and can be changed no more, while what was sold of it stays known', async () => {
    const { _id } = await create({ nombre: 'Se va' });
    expect((await send('DELETE', `/${_id}`)).body).toMatchObject({
      data: null,
      message: 'Producto eliminado correctamente',
    });
    expect([(await seen(_id)).status, await names('?search=se va')]).toEqual([404, []]);
    for (const [method, path, body] of [
      ['PUT', '', { nombre: 'Vuelve' }],
      ['PUT', '/stock', { stock: 1 }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await send(method, `/${_id}${path}`, body)).body.code).toBe('PRODUCTO_NO_ENCONTRADO');
    expect((await send('GET', `/mine/movimientos?producto=${_id}`)).body.data).toMatchObject([
      { motivo: 'inicial', delta: 8, producto: { nombre: 'Se va' } },
    ]);
  });
});

describe('pictures of a product', () => {
  it('are taken into use, ordered and given back; those of what was sold are kept for its orders', async () => {
    const [first, second, third] = [await picture(), await picture(), await picture()];
    const { _id, imagen } = await create({ nombre: 'Con fotos', imagenes: [first, second] });
    expect([imagen, await isFree(first), await isFree(third)]).toEqual([first, false, true]);
    expect((await send('PUT', `/${_id}`, { imagenes: [third, first] })).body.data.imagenes).toEqual([third, first]);
    expect([await isFree(first), await isFree(second), await isFree(third)]).toEqual([false, true, false]);
    await h.db.collection('productos').updateOne({ _id: new h.db.base.Types.ObjectId(_id) }, { $set: { vendidos: 1 } });
    await send('DELETE', `/${_id}`);
    expect([await isFree(first), await isFree(third)]).toEqual([false, false]);
  });

  it('of another store are refused, and an administrator may take one away', async () => {
    const url = await picture();
    expect((await send('POST', '', form({ imagenes: [url] }), other)).body.errors?.[0]?.campo).toBe('imagenes');
    const { _id } = await create({ imagenes: [url] });
    expect((await send('PUT', `/${_id}`, { imagenes: [] }, admin)).body.data.imagenes).toEqual([]);
    expect(await isFree(url)).toBe(true);
  });
});

describe('my list', () => {
  let lister: Actor;
  beforeAll(async () => {
    lister = await openBusiness(h, 'store');
    const make = (overrides: Record<string, unknown>) => create(overrides, lister);
    await make({ nombre: 'Álabe', precio: 30, stock: 0, categoria: 'Motor' });
    await make({ nombre: 'bujía', precio: 5, stock: 40, sku: 'BUJ-77', categoria: 'Eléctrico' });
    await make({ nombre: 'Correa', precio: 20, precioOferta: 15, stock: 4, categoria: 'Motor' });
    await make({ nombre: 'Disco', precio: 50, stock: 9, stockMinimo: 10, activo: false, categoria: 'Frenos' });
  });

  it('finds, sorts and counts', async () => {
    expect(await names('', lister)).toEqual(['Disco', 'Correa', 'bujía', 'Álabe']);
    expect(await names('?sort=nombre', lister)).toEqual(['Álabe', 'bujía', 'Correa', 'Disco']);
    expect(await names('?sort=-nombre&limit=1&page=2', lister)).toEqual(['Correa']);
    expect(await names('?sort=stock', lister)).toEqual(['Álabe', 'Correa', 'Disco', 'bujía']);
    expect(await names('?sort=-precio', lister)).toEqual(['Disco', 'Álabe', 'Correa', 'bujía']);
    expect(await names('?q=buj-77', lister)).toEqual(['bujía']);
    expect(await names('?categoria=motor', lister)).toEqual(['Correa', 'Álabe']);
    expect(await names('?precioMin=10&precioMax=30&sort=precio', lister)).toEqual(['Correa', 'Álabe']);
    expect(await names('?stockMin=9&sort=nombre', lister)).toEqual(['bujía', 'Disco']);
    expect(await names('?enOferta=true', lister)).toEqual(['Correa']);
    expect(await names('?grupo=bajos&sort=nombre', lister)).toEqual(['Álabe', 'Correa', 'Disco']);
    expect(await names('?grupo=bajos&stockMin=4&sort=nombre', lister)).toEqual(['Correa', 'Disco']);
    expect(await names('?grupo=agotados', lister)).toEqual(['Álabe']);
    expect(await names('?grupo=agotados&stockMin=1', lister)).toEqual([]);
    expect(await names('?grupo=publicados&sort=nombre', lister)).toEqual(['Álabe', 'bujía', 'Correa']);
    const { meta } = await mine('?q=buj-77', lister);
    expect(meta).toMatchObject({
      total: 1,
      contadores: { todos: 4, publicados: 3, ocultos: 1, bajos: 3, agotados: 1, ofertas: 1 },
      categorias: [
        { valor: 'Eléctrico', total: 1 },
        { valor: 'Frenos', total: 1 },
        { valor: 'Motor', total: 2 },
      ],
    });
    for (const wrong of ['?sort=color', '?grupo=todos', '?stockMin=x', '?precioMin=-1'])
      expect((await send('GET', `/mine${wrong}`, undefined, lister)).status).toBe(400);
  });

  it('shows visitors only what is on sale, and can be asked for what is in stock', async () => {
    const publicly = async (query: string) =>
      (
        (await call(h.base, 'GET', `${PATH}/store/${lister.user._id}?limit=20${query}`)).body.data as {
          nombre: string;
        }[]
      )
        .map(({ nombre }) => nombre)
        .sort();
    expect(await publicly('')).toEqual(['Correa', 'bujía', 'Álabe']);
    expect(await publicly('&stockMin=5')).toEqual(['bujía']);
    expect(await publicly('&stockMin=4&enOferta=true&categoria=motor')).toEqual(['Correa']);
    expect(await publicly('&q=correa&precioMin=10&precioMax=16')).toEqual(['Correa']);
  });
});

describe('who may', () => {
  it('is the store alone; an administrator reads, changes and withdraws any', async () => {
    const { _id } = await create({ nombre: 'Mío' });
    const calls = [
      ['GET', `/mine/${_id}`, undefined],
      ['PUT', `/${_id}`, { nombre: 'Ajeno' }],
      ['PUT', `/${_id}/stock`, { stock: 1 }],
      ['GET', `/mine/movimientos?producto=${_id}`, undefined],
      ['DELETE', `/${_id}`, undefined],
    ] as const;
    for (const [method, path, body] of calls)
      expect((await send(method, path, body, other)).body.code).toBe('PRODUCTO_NO_ENCONTRADO');
    const all = [...calls, ['GET', '/mine', undefined], ['POST', '', form()]] as const;
    for (const role of ['client', 'workshop'] as const) {
      const actor = await mintUser(h, role);
      for (const [method, path, body] of all) expect((await send(method, path, body, actor)).status).toBe(403);
      expect((await upload(actor)).status).toBe(403);
    }
    for (const [method, path, body] of all)
      expect((await call(h.base, method, PATH + path, { body })).status).toBe(401);
    for (const [method, path, body] of [calls[2], calls[3], all.at(-1)!])
      expect((await send(method, path, body, admin)).status).toBe(403);
    expect((await send('GET', `/mine/${_id}`, undefined, admin)).body.data.nombre).toBe('Mío');
    expect((await send('PUT', `/${_id}`, { nombre: 'Revisado' }, admin)).body.data.nombre).toBe('Revisado');
    expect((await send('DELETE', `/${_id}`, undefined, admin)).status).toBe(200);
    expect((await seen(_id)).status).toBe(404);
    expect((await send('PUT', '/nada', { nombre: 'x' })).status).toBe(400);
  });
});
