import { type Actor, mintUser, openBusiness } from './actors';
import { book, booking, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { buy, openShop } from './shop';
import { csv, importAll, newRow } from './spreadsheets';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp();
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const publish = (sku: string) =>
  call(h.base, 'POST', '/api/products', {
    token: store.token,
    body: {
      nombre: 'Filtro de aceite',
      descripcion: 'Sellado de fábrica',
      precio: 10,
      stock: 3,
      categoria: 'Motor',
      universal: true,
      sku,
    },
  });

it('a SKU is one product, whatever blanks and dashes a spreadsheet made of it', async () => {
  const { status, body } = await publish('FA-90 1');
  expect([status, body.data?.sku]).toEqual([201, 'FA-90 1']);
  for (const sku of ['FA-90\u00a01', 'FA\u201390  1', 'FA-90 \u200b1'])
    expect((await publish(sku)).body.errors).toMatchObject([{ campo: 'sku' }]);
  const imported = await importAll(h, store, csv(newRow('FA\u201190\u00a01', { stock: '7' })));
  expect(imported.conteo).toMatchObject({ nuevos: 0, cambian: 1 });
  const docs = await h.db.collection('productos').find({ sku: /^FA/ }).toArray();
  expect(docs.map(({ sku, stock }) => [sku, stock])).toEqual([['FA-90 1', 7]]);
});

it('an order is found by its number as somebody copied it, and so is a plan', async () => {
  const shop = await openShop(h);
  const product = await shop.sell({ precio: 10, stock: 5 });
  const client = await mintUser(h, 'client');
  const { body: bought } = await buy(h, client.token, [
    { productoId: product.id, cantidad: 1, tiendaId: shop.store.user._id },
  ]);
  const { numero } = bought.data.pedidos[0]!;
  const typed = encodeURIComponent(`\u00a0${numero.toLowerCase().replace('-', '\u2013')}\u200b`);
  const { body } = await call(h.base, 'GET', `/api/orders/${typed}`, { token: client.token });
  expect(body.data).toMatchObject({ numero });
  const [plan] = (await call<{ codigo: string; _id: string }[]>(h.base, 'GET', '/api/membresia/niveles')).body.data;
  for (const key of [` ${plan!.codigo.toLowerCase()}\u00a0`, plan!._id.toUpperCase()])
    expect((await call(h.base, 'GET', `/api/membresia/niveles/${encodeURIComponent(key)}`)).body.data).toMatchObject({
      _id: plan!._id,
    });
});

it('a plate is one car, and a code one offer, with any dash and blank', async () => {
  const garage = await openGarage(h, { puestos: 2 });
  const [service, client] = [await garage.offer(), await mintUser(h, 'client')];
  const first = booking(garage, service);
  const placa = 'AB\u00a0123\u2013CD';
  const { status, body } = await book(h.base, client, { ...first, vehiculo: { ...first.vehiculo, placa } });
  expect([status, body.data?.vehiculo.placa]).toEqual([201, 'AB123CD']);
  const again = await book(h.base, client, { ...first, vehiculo: { ...first.vehiculo, placa: 'ab123cd' } });
  expect([again.status, again.body.code]).toEqual([409, 'CITA_REPETIDA']);
});
