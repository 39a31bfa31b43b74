import { adminToken } from './actors';
import { buildForm } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import { FIRST_RECIPIENT, PRODUCTION } from './production';
import { buy, client, openShop, put, quote, retiro, stockOf } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp(PRODUCTION);
});
afterAll(async () => {
  await h.close();
  process.env.NODE_ENV = 'test';
});

const set = (token: string, name: string, body: object) =>
  call(h.base, 'PUT', `/api/system/config/${name}`, { token, body });

it('a fresh installation invents neither rate nor recipient, and sells once an admin has set both', async () => {
  const { store, sell } = await openShop(h);
  const producto = await sell({ stock: 3 });
  const ana = await client(h);
  const admin = await adminToken(h);
  const linea = { productoId: producto.id, cantidad: 1, tiendaId: store.user._id };

  expect(await call(h.base, 'GET', '/api/products')).toMatchObject({
    status: 503,
    body: { code: 'TASA_NO_DISPONIBLE', message: expect.stringContaining('Abrimos pronto') },
  });
  // What is answered with a price is not written without one, nor half done.
  const form = { token: store.token, body: buildForm({ nombre: 'Correa' }) };
  expect((await call(h.base, 'POST', '/api/products', form)).body.code).toBe('TASA_NO_DISPONIBLE');
  expect(await h.db.collection('productos').countDocuments()).toBe(1);
  expect((await set(admin, 'tasa_bcv', { valor: 1500, confirmar: true, motivo: 'Primera tasa' })).status).toBe(200);
  expect((await call(h.base, 'GET', '/api/products')).status).toBe(200);

  await put(h, ana.token, { productoId: producto.id, cantidad: 1 });
  const withoutRecipient = await quote(h, ana.token, retiro(store.user._id));
  expect(withoutRecipient).toMatchObject({
    status: 503,
    body: { code: 'NO_DISPONIBLE', message: expect.stringContaining('Tu carrito queda guardado') },
  });

  const first = await call(h.base, 'POST', '/api/system/destinatario', { token: admin, body: FIRST_RECIPIENT });
  // Nobody can be deceived while nothing can be paid: the first one waits for nobody.
  expect(first).toMatchObject({ status: 201, body: { data: { completo: true, cambio: null } } });
  expect((await buy(h, ana.token, [linea])).status).toBe(201);
  expect(await stockOf(h, producto.id)).toBe(1);
});
