import { citasAdmin } from '@tuerca/contracts/citas/citas/admin-endpoints';
import { type Actor, mintUsers, openBusiness } from './actors';
import { book, booking, type Garage, openGarage } from './appointments';
import { chatCalls, openChat } from './chats';
import { call, type Harness, startApp } from './harness';
import { jpeg } from './pictures';
import { openShop, type Shop } from './shop';

jest.setTimeout(90_000);

let h: Harness;
let admin: Actor;
let peer: Actor;
let ana: Actor;
let stranger: Actor;
let garage: Garage;
let shop: Shop;
beforeAll(async () => {
  h = await startApp();
  [admin, peer] = (await mintUsers(h, 'admin', 2)) as [Actor, Actor];
  [ana, stranger] = (await mintUsers(h, 'client', 2)) as [Actor, Actor];
  [garage, shop] = [await openGarage(h, { puestos: 3 }), await openShop(h)];
});
afterAll(() => h.close());

const as = (actor: Actor | undefined, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  call(h.base, method, path, { token: actor?.token, ...(body && { body }) });
const report = (actor: Actor, objeto: string, objetoId: string) =>
  as(actor, 'POST', '/api/reportes', { objeto, objetoId, tipo: 'otro', motivo: 'Me quiso engañar' });
const views = (objeto: string) => h.db.collection('auditoria').countDocuments({ objeto, accion: 'reporte.abrir' });
const settle = (id: unknown, accion: string) =>
  as(admin, 'PUT', `/api/admin/reportes/${String(id)}/resolver`, {
    decision: 'procede',
    accion,
    motivo: 'Cobra y no entrega',
  });
const caseOf = (objetoId: string) =>
  h.db.collection('casos_reporte').findOne({ objetoId: new h.db.base.Types.ObjectId(objetoId) });

describe('a reported appointment', () => {
  let id: string;
  let path: string;
  beforeAll(async () => {
    const { body } = await book(h.base, ana, booking(garage, await garage.offer()));
    id = body.data._id;
    path = `/api/admin/citas/${id}`;
  });

  it('is open to administrators once a party reported it; each of them leaves one trace', async () => {
    expect((await as(admin, 'GET', path)).body.code).toBe('CITA_NO_ENCONTRADA');
    expect((await report(stranger, 'cita', id)).status).toBe(404);
    expect((await report(ana, 'cita', id)).status).toBe(200);
    const read = await Promise.all([1, 2, 3].map(() => as(admin, 'GET', path)));
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(citasAdmin.get.response.parse(read[0]!.body.data)).toMatchObject({
      cita: { _id: id, cliente: { nombre: ana.user.nombre } },
      casos: [String((await caseOf(id))!._id)],
    });
    await as(peer, 'GET', path);
    expect(await views(`cita:${id}`)).toBe(2);
  });

  it('is refused to everybody else, and what is no appointment does not exist', async () => {
    expect((await as(undefined, 'GET', path)).status).toBe(401);
    for (const party of [ana, garage.actor, shop.store]) expect((await as(party, 'GET', path)).status).toBe(403);
    expect((await as(admin, 'GET', `/api/admin/citas/${'f'.repeat(24)}`)).status).toBe(404);
    expect((await as(admin, 'GET', '/api/admin/citas/nada')).status).toBe(400);
  });
});

it('a picture of a reported conversation is handed to administrators, and through no other conversation', async () => {
  const [chatId, other] = [await openChat(h, ana, shop.store), await openChat(h, stranger, shop.store)];
  const form = new FormData();
  form.append('adjuntos', new Blob([new Uint8Array(await jpeg(300, 200))], { type: 'image/jpeg' }), 'cuenta.jpg');
  const headers = { authorization: `Bearer ${ana.token}` };
  const sent = await fetch(`${h.base}/api/upload/chat`, { method: 'POST', headers, body: form });
  const [file] = ((await sent.json()) as { data: { _id: string }[] }).data;
  await chatCalls(h.base, ana).send(chatId, '', { adjuntos: [file!._id] });
  const fetchAs = (actor: Actor | null, chat = chatId) =>
    fetch(`${h.base}/api/admin/chats/${chat}/adjuntos/${file!._id}`, {
      headers: actor ? { authorization: `Bearer ${actor.token}` } : {},
    });

  expect((await fetchAs(admin)).status).toBe(404);
  await report(ana, 'chat', chatId);
  await report(stranger, 'chat', other);
  const answer = await fetchAs(admin);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetchAs(admin, other)).status).toBe(404);
  expect([(await fetchAs(null)).status, (await fetchAs(ana)).status]).toEqual([401, 403]);
  expect(await views(`chat:${chatId}`)).toBe(1);
});

it.each(['tienda', 'taller'] as const)(
  'a reported %s is paused with all that it sells until its answer is taken',
  async (objeto) => {
    const business = await openBusiness(h, objeto === 'tienda' ? 'store' : 'workshop');
    const id = business.user._id;
    const profile = objeto === 'tienda' ? `/api/stores/stores/${id}/profile` : `/api/workshop/workshops/${id}/profile`;
    const found = async () => (await as(undefined, 'GET', profile)).status === 200;
    expect([(await report(ana, objeto, id)).status, await found()]).toEqual([200, true]);
    const caso = (await caseOf(id))!;
    expect((await settle(caso._id, 'ocultar')).status).toBe(400);
    expect([(await settle(caso._id, 'pausar')).status, await found()]).toEqual([200, false]);
    const line = await h.db.collection('auditoria').findOne({ accion: 'negocio.pausar', objeto: new RegExp(id) });
    expect(line).toMatchObject({ motivo: 'Cobra y no entrega' });
    const told = (await as(business, 'GET', '/api/notifications?limit=20')).body.data as { mensaje: string }[];
    expect(told.some(({ mensaje }) => mensaje.includes('Cobra y no entrega'))).toBe(true);

    await as(business, 'POST', `/api/reportes/${String(caso._id)}/apelacion`, { texto: 'Ya entregué todo' });
    const body = { decision: 'revertir', motivo: 'Lo demostró' };
    await as(admin, 'PUT', `/api/admin/reportes/${String(caso._id)}/apelacion`, body);
    expect(await found()).toBe(true);
  },
);
