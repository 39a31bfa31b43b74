import { once } from 'node:events';
import { MAX_INTEGRANTES } from '@tuerca/contracts/auth/equipo/limits';
import type { Integrante } from '@tuerca/contracts/auth/equipo/schemas';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { UsersService } from '../src/auth/users/users.service';
import { type Actor, buildRegistration, openBusiness, signIn, signUp, stayConfirmed } from './actors';
import { chatCalls, ChatSocket, openChat } from './chats';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';
import { buy, client as newClient, openShop, referencia, until } from './shop';
import {
  accept as acceptLink,
  hire as hireFor,
  invite as inviteTo,
  linkTo as linkMailedTo,
  mailsTo,
  newEmail,
  PASSWORD,
} from './team';

let h: Harness;
let store: Actor;
let workshop: Actor;

beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1000' });
  [store, workshop] = await Promise.all([openBusiness(h, 'store'), openBusiness(h, 'workshop')]);
  await Promise.all([store, workshop].map(({ token }) => stayConfirmed(h, token)));
});
afterAll(() => h.close());

const invite = (owner: Actor, email: string, cargo: Cargo) => inviteTo(h, owner, email, cargo);
const accept = (token: string, password = PASSWORD) => acceptLink(h, token, password);
const hire = (owner: Actor, cargo: Cargo) => hireFor(h, owner, cargo);
const linkTo = (email: string, before?: string) => linkMailedTo(h, email, before);
/** The code with which a socket was closed. */
const closed = async ({ socket }: ChatSocket): Promise<number> => (await once(socket, 'close'))[0] as number;
const team = async (owner: Actor) =>
  (await call<Integrante[]>(h.base, 'GET', '/api/equipo', { token: owner.token })).body.data;

it('is invited by mail, accepts once, and works for the store under a name of her own', async () => {
  const email = newEmail();
  const invited = await invite(store, email, 'vendedor');
  expect(invited).toMatchObject({ status: 201, body: { data: { estado: 'invitado', email, aceptado: null } } });
  const token = await linkTo(email);
  expect((await call(h.base, 'GET', `/api/invitaciones/${token}`)).body.data).toMatchObject({
    negocio: store.user.negocio,
    email,
    cargo: 'vendedor',
  });
  const answers = await Promise.all([accept(token), accept(token), accept(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await h.db.collection('usuarios').countDocuments({ email })).toBe(1);
  expect((await accept(token)).body.code).toBe('INVITACION_VENCIDA');

  const member = await signIn(h.base, email, PASSWORD);
  const equipo = { negocioId: store.user._id, negocio: store.user.negocio, cargo: 'vendedor' };
  expect(member.user).toMatchObject({ role: 'store', nombre: 'María Pérez', equipo });
  expect(member.user._id).not.toBe(store.user._id);
  expect((await call(h.base, 'GET', '/api/auth/me', { token: member.token })).body.data).toEqual(member.user);
  const orders = await call(h.base, 'GET', '/api/orders', { token: member.token });
  expect(orders.status).toBe(200);
  expect(await team(store)).toContainEqual(expect.objectContaining({ email, estado: 'activo', vence: null }));
});

it('may not do what her position does not say, and hears why', async () => {
  const seller = await hire(store, 'vendedor');
  for (const path of ['/api/equipo', '/api/stores/ingresos', '/api/stores/profile', '/api/membresia/mi-plan'])
    expect(await call(h.base, 'GET', path, { token: seller.token })).toMatchObject({
      status: 403,
      body: { code: 'CARGO_NO_PERMITE', message: expect.stringContaining('Tu cargo no permite') },
    });
  // What is a client's or an administrator's is nobody's of a store, whatever the position.
  expect((await call(h.base, 'GET', '/api/cart', { token: seller.token })).body.code).toBe('SIN_PERMISO');
  // A review is a person's, and a member is here for the business.
  const review = { token: seller.token, body: { productoId: store.user._id, valoracion: 5, comentario: 'Bueno' } };
  expect((await call(h.base, 'POST', '/api/comments', review)).status).toBe(403);
});

it('gets other powers on her open session, and none when her membership ends', async () => {
  const member = await hire(store, 'vendedor');
  const socket = await ChatSocket.open(h.base, member);
  const ask = (path: string) => call(h.base, 'GET', path, { token: member.token });
  expect((await ask('/api/stores/customers')).status).toBe(200);

  const body = { cargo: 'almacenista' };
  const gone = closed(socket);
  expect((await call(h.base, 'PUT', `/api/equipo/${member.id}`, { token: store.token, body })).status).toBe(200);
  expect(await gone).toBe(1012);
  expect((await ask('/api/stores/customers')).status).toBe(403);
  expect((await ask('/api/products/mine/movimientos')).status).toBe(200);

  const again = await ChatSocket.open(h.base, member);
  const end = closed(again);
  expect((await call(h.base, 'DELETE', `/api/equipo/${member.id}`, { token: store.token })).status).toBe(200);
  expect(await end).toBe(4401);
  expect((await ask('/api/products/mine')).status).toBe(401);
  // The account stays, and opens nothing.
  const free = await signIn(h.base, member.email, PASSWORD);
  expect(free.user).toMatchObject({ role: 'staff' });
  expect((await call(h.base, 'GET', '/api/orders', { token: free.token })).body.code).toBe('SIN_PERMISO');
  // Another business may invite it, and its link replaces the password.
  await invite(workshop, member.email, 'tecnico');
  await accept(await linkTo(member.email, member.link), 'Correa.Nueva.91');
  expect((await call(h.base, 'GET', '/api/auth/me', { token: free.token })).status).toBe(401);
  expect((await signIn(h.base, member.email, 'Correa.Nueva.91')).user).toMatchObject({ role: 'workshop' });
});

it('hears over her socket what concerns her position, and may send nothing else', async () => {
  const keeper = await hire(store, 'almacenista');
  const socket = await ChatSocket.open(h.base, keeper);
  socket.send('get_unread_count');
  expect(await socket.frame(({ type }) => type === 'error')).toMatchObject({ code: 'CARGO_NO_PERMITE' });
  socket.close();
});

it('tells nobody that an address has an account: its owner alone hears it, by mail', async () => {
  const client = await signUp(h.base, 'client');
  const [known, unknown] = await Promise.all([
    invite(store, client.email, 'vendedor'),
    invite(store, newEmail(), 'vendedor'),
  ]);
  const shape = ({ status, body }: typeof known) => [status, body.data.estado, Object.keys(body.data).sort()];
  expect(shape(known)).toEqual(shape(unknown));
  const told = () => mailsTo(h, client.email).find(({ subject }) => subject.includes('quiso invitarte'));
  const mail = (await until(
    () => Promise.resolve(told()),
    (found) => !!found,
  ))!;
  expect(mail.text).toContain('ya tiene una cuenta');
  expect(mail.text).not.toContain('/invitacion/');
});

it('an address that registers after it was invited cannot accept any more', async () => {
  const registration = buildRegistration('client');
  await invite(store, registration.email, 'vendedor');
  const token = await linkTo(registration.email);
  await call(h.base, 'POST', '/api/auth/register', { body: registration });
  expect((await accept(token)).body.code).toBe('INVITACION_VENCIDA');
});

it('invites one address once, and no more people than a team has places', async () => {
  const owner = await openBusiness(h, 'store');
  const email = newEmail();
  const twice = await Promise.all([invite(owner, email, 'vendedor'), invite(owner, email, 'almacenista')]);
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  const many = await Promise.all(Array.from({ length: 8 }, () => invite(owner, newEmail(), 'vendedor')));
  expect(many.map(({ status }) => status)).toEqual(many.map(() => 201));
  await provesLimit({
    limit: MAX_INTEGRANTES,
    there: 1 + many.length,
    add: () => invite(owner, newEmail(), 'vendedor'),
    code: 'EQUIPO_LLENO',
    remove: ({ body }) => call(h.base, 'DELETE', `/api/equipo/${body.data._id}`, { token: owner.token }),
  });
  expect(await team(owner)).toHaveLength(MAX_INTEGRANTES);
});

it('takes a withdrawn link, and the one before another was mailed, for none', async () => {
  const email = newEmail();
  const { body } = await invite(store, email, 'vendedor');
  const first = await linkTo(email);
  await call(h.base, 'POST', `/api/equipo/${body.data._id}/reenviar`, { token: store.token });
  expect((await accept(first)).status).toBe(400);
  await call(h.base, 'DELETE', `/api/equipo/${body.data._id}`, { token: store.token });
  expect((await accept(await linkTo(email, first))).status).toBe(400);
});

it("neither reaches another business's team nor a position that its own kind does not have", async () => {
  const member = await hire(store, 'vendedor');
  const foreign = { token: workshop.token };
  expect((await call(h.base, 'DELETE', `/api/equipo/${member.id}`, foreign)).status).toBe(404);
  const change = { ...foreign, body: { cargo: 'tecnico' } };
  expect((await call(h.base, 'PUT', `/api/equipo/${member.id}`, change)).status).toBe(404);
  expect((await invite(store, newEmail(), 'tecnico')).body.errors?.[0]?.campo).toBe('cargo');
});

it('leaves nobody at work in a business that is switched off', async () => {
  const owner = await openBusiness(h, 'store');
  const member = await hire(owner, 'vendedor');
  await h.app.get(UsersService, { strict: false }).setActive(owner.user._id, false);
  expect((await call(h.base, 'GET', '/api/orders', { token: member.token })).status).toBe(401);
  expect((await signIn(h.base, member.email, PASSWORD)).user.role).toBe('staff');
});

it('leaves the name of who did it in what the store reads, and not in what others do', async () => {
  const shop = await openShop(h);
  const [keeper, seller] = [await hire(shop.store, 'almacenista'), await hire(shop.store, 'vendedor')];
  const client = await newClient(h);
  const { id: productoId, tiendaId } = await shop.sell();
  const bought = await buy(h, client.token, [{ productoId, cantidad: 1, tiendaId }], {
    referencia: referencia('99'),
  });
  const pedido = bought.body.data.pedidos[0]!;
  await until(
    () => call(h.base, 'GET', `/api/orders/${pedido._id}`, { token: client.token }),
    ({ body }) => body.data.estadoPago === 'pagado',
  );
  const move = { token: keeper.token, body: { estado: 'en_preparacion' } };
  expect((await call(h.base, 'PATCH', `/api/orders/${pedido._id}/status`, move)).status).toBe(200);
  const path = `/api/orders/${pedido._id}`;
  const last = async (token: string) => (await call(h.base, 'GET', path, { token })).body.data.historialEstados.at(-1);
  expect(await last(seller.token)).toMatchObject({
    por: 'tienda',
    autor: { id: keeper.user._id, nombre: 'María Pérez' },
  });
  expect(await last(client.token)).not.toHaveProperty('autor');
  // Cancelling gives money back: no other call lets a member do it.
  const cancel = { token: keeper.token, body: { estado: 'cancelado', nota: 'Sin existencias' } };
  expect((await call(h.base, 'PATCH', `${path}/status`, cancel)).body.code).toBe('CARGO_NO_PERMITE');

  const stock = { token: keeper.token, body: { stock: 7, nota: 'Conteo' } };
  expect((await call(h.base, 'PUT', `/api/products/${productoId}/stock`, stock)).status).toBe(200);
  const ledger = await call(h.base, 'GET', '/api/products/mine/movimientos', { token: shop.store.token });
  expect(ledger.body.data[0]).toMatchObject({ por: 'María Pérez', stock: 7 });

  const edit = { token: keeper.token, body: { stockMinimo: 4, etiquetas: ['oferta'] } };
  expect((await call(h.base, 'PUT', `/api/products/${productoId}`, edit)).status).toBe(200);
  const product = await call(h.base, 'GET', `/api/products/mine/${productoId}`, { token: shop.store.token });
  expect(product.body.data.cambios).toEqual([
    {
      fecha: expect.any(String),
      que: 'editado',
      campos: ['etiquetas', 'stockMinimo'],
      valores: [
        { campo: 'etiquetas', antes: null, despues: 'oferta' },
        { campo: 'stockMinimo', antes: '5', despues: '4' },
      ],
      autor: { id: keeper.user._id, nombre: 'María Pérez' },
    },
  ]);
  const shown = await call(h.base, 'GET', `/api/products/${productoId}`);
  expect(JSON.stringify(shown.body)).not.toContain('María');

  const text = { body: { texto: '¿Sirve para Corolla 2012?' }, token: client.token };
  const asked = await call(h.base, 'POST', `/api/products/${productoId}/preguntas`, text);
  const answer = { token: seller.token, body: { texto: 'Sí, sirve.' } };
  await call(h.base, 'PUT', `/api/preguntas/${asked.body.data._id}/respuesta`, answer);
  const own = await call(h.base, 'GET', '/api/preguntas/tienda', { token: shop.store.token });
  expect(own.body.data[0].respuesta).toMatchObject({ autor: { id: seller.user._id } });
  expect(JSON.stringify((await call(h.base, 'GET', `/api/products/${productoId}/preguntas`)).body)).not.toContain(
    'María',
  );
});

it('writes to clients as the business; her name is read by the business alone, in lists and on every open device', async () => {
  const shop = await openShop(h);
  const [seller, client] = [await hire(shop.store, 'vendedor'), await newClient(h)];
  const id = await openChat(h, client, shop.store);
  const [ownerSocket, clientSocket] = await Promise.all([
    ChatSocket.open(h.base, shop.store),
    ChatSocket.open(h.base, client),
  ]);
  const sent = await chatCalls(h.base, seller).send(id, 'Sí lo tenemos');
  expect(sent).toMatchObject({ status: 201, body: { data: { remitente: { _id: shop.store.user._id } } } });
  const autor = { id: seller.user._id, nombre: 'María Pérez' };
  const read = async (token: string) =>
    (await call(h.base, 'GET', `/api/chats/${id}/mensajes`, { token })).body.data.at(-1);
  expect(await read(shop.store.token)).toMatchObject({ contenido: 'Sí lo tenemos', autor });
  expect(await read(seller.token)).toMatchObject({ autor });
  expect(JSON.stringify(await read(client.token))).not.toContain('María');
  const told = (socket: ChatSocket) => socket.frame(({ action }) => action === 'new_message');
  expect(await told(ownerSocket)).toMatchObject({ content: 'Sí lo tenemos', autor });
  expect(JSON.stringify(await told(clientSocket))).not.toContain('María');
  for (const socket of [ownerSocket, clientSocket]) socket.close();
});
