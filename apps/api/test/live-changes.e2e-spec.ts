import { type Actor, mintUser } from './actors';
import { book, booking, change, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { disconnectAll, listen as listenTo } from './listen';
import { deliverOrder, request, wanted } from './returns';
import { buy, client, openShop, referencia, type Shop, until } from './shop';
import { confirm, csv, newRow, upload } from './spreadsheets';

let h: Harness;
let shop: Shop;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  [shop, ana] = [await openShop(h), await client(h)];
});
afterEach(disconnectAll);
afterAll(() => h.close());

type Heard = { type: string; action?: string; data?: Record<string, unknown> };
const listen = (actor: Actor) => listenTo<Heard>(h, actor);
const subjects = (heard: Heard[]) =>
  heard.filter(({ action }) => action === 'changed').map(({ data }) => data!.subject);
const hears = (heard: Heard[], ...wantedSubjects: string[]) =>
  until(
    async () => subjects(heard),
    (now) => wantedSubjects.every((subject) => now.includes(subject)),
  );
const post = (actor: Actor, path: string, body: object = {}) =>
  call(h.base, 'POST', path, { token: actor.token, body });

it('a purchase, its payment and every step of its order reach every device of client and store, and nobody else', async () => {
  const producto = await shop.sell({ nombre: 'Amortiguador', precio: 30, stock: 5 });
  const [phone, laptop, store] = [await listen(ana), await listen(ana), await listen(shop.store)];
  const stranger = await listen(await client(h));
  const lines = [{ productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id }];
  const { body } = await buy(h, ana.token, lines, { referencia: referencia('99') });
  // Placed, then paid.
  for (const heard of [phone, laptop, store])
    await until(
      async () => subjects(heard),
      (now) => now.length === 2 && now.every((one) => one === 'compra'),
    );
  const moved = await call(h.base, 'PATCH', `/api/orders/${body.data.pedidos[0]._id}/status`, {
    token: shop.store.token,
    body: { estado: 'en_preparacion' },
  });
  expect(moved.status).toBe(200);
  for (const heard of [phone, laptop, store])
    await until(
      async () => subjects(heard),
      (now) => now.length === 3,
    );
  expect(stranger).toEqual([]);
});

it('what the bank says of a payment reaches who paid, also when it is no yes', async () => {
  const producto = await shop.sell({ nombre: 'Radiador', precio: 30, stock: 5 });
  const phone = await listen(ana);
  const lines = [{ productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id }];
  await buy(h, ana.token, lines, { referencia: referencia('00') });
  await until(
    async () => subjects(phone),
    ({ length }) => length === 2,
  );
});

it('an appointment reaches both parties, whoever moves it', async () => {
  const garage = await openGarage(h);
  const [phone, workshop] = [await listen(ana), await listen(garage.actor)];
  const { body } = await book(h.base, ana, booking(garage, await garage.offer()));
  expect((await change(h.base, garage.actor, body.data._id, 'confirmar')).status).toBe(200);
  const cancelled = await change(h.base, ana, body.data._id, 'cancel', { razonCancelacion: 'Ya no puedo ir' });
  expect(cancelled.status).toBe(200);
  for (const heard of [phone, workshop])
    await until(
      async () => subjects(heard),
      (now) => now.filter((one) => one === 'cita').length === 3,
    );
});

it('a return and a question reach both parties', async () => {
  const producto = await shop.sell({ nombre: 'Correa', precio: 20, stock: 3 });
  const order = await deliverOrder(h, shop, [{ producto, cantidad: 1 }]);
  const [phone, store] = [await listen(order.ana), await listen(shop.store)];
  const asked = await request(h, order.ana, wanted(order.id, [{ productoId: producto.id, cantidad: 1 }]));
  expect(asked.status).toBe(201);
  await post(order.ana, `/api/products/${producto.id}/preguntas`, { texto: '¿Le sirve a un Corolla?' });
  for (const heard of [phone, store]) await hears(heard, 'devolucion', 'pregunta');
});

it('an import tells the store how far it is until it is done', async () => {
  const heard = await listen(shop.store);
  const { body } = await upload(h, shop.store, csv(newRow('VIVO-1'), newRow('VIVO-2')));
  await confirm(h, shop.store, body.data._id);
  // One for the rows, one for the end.
  await until(
    async () => subjects(heard),
    (now) => now.filter((one) => one === 'importacion').length === 2,
  );
});

it('what was read on one device is read on the others', async () => {
  const ben = await mintUser(h, 'client');
  const { id } = await shop.sell({ nombre: 'Bujía', precio: 5, stock: 4 });
  const asked = await post(ben, `/api/products/${id}/preguntas`, { texto: '¿Tienen cuatro?' });
  const heard = await listen(ben);
  await call(h.base, 'PUT', `/api/preguntas/${asked.body.data._id}/respuesta`, {
    token: shop.store.token,
    body: { texto: 'Sí, hay.' },
  });
  const notice = () => heard.find(({ action }) => action === 'new_notification')?.data?.notification as { _id: string };
  const { _id } = await until(async () => notice(), Boolean);
  const put = (path: string) => call(h.base, 'PUT', `/api/notifications/${path}`, { token: ben.token });
  await put(`${_id}/read`);
  await put('read-all');
  const counts = () => heard.flatMap(({ data }) => (data?.notificationId ? [data] : []));
  await until(
    async () => counts(),
    ({ length }) => length === 2,
  );
  expect(counts()).toEqual([
    { unreadCount: 0, notificationId: _id },
    { unreadCount: 0, notificationId: 'all' },
  ]);
});
