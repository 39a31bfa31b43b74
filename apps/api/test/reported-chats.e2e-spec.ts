import { chatsAdmin } from '@tuerca/contracts/chats/chats/admin-endpoints';
import { type Actor, mintUsers, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import { sellOrder } from './ledger';
import { openShop, type Shop } from './shop';

jest.setTimeout(90_000);

describe('a conversation in the hands of administrators', () => {
  let h: Harness;
  let shop: Shop;
  let ana: Actor;
  let admin: Actor;
  let peer: Actor;

  const as = (actor: Actor | undefined, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call(h.base, method, path, { token: actor?.token, ...(body && { body }) });
  const open = async (client: Actor, contexto?: object) => {
    const body = { participantes: [shop.store.user._id], ...(contexto && { contexto }) };
    const { _id } = (await as(client, 'POST', '/api/chats', body)).body.data;
    for (const [i, contenido] of ['Hola', 'Págame por fuera'].entries())
      await as(shop.store, 'POST', '/api/chats/mensaje', { chatId: _id, contenido, clientMsgId: `${_id}-${i}` });
    return _id as string;
  };
  const report = (actor: Actor, objeto: string, objetoId: string) =>
    as(actor, 'POST', '/api/reportes', { objeto, objetoId, tipo: 'estafa', motivo: 'Me quiso engañar' });
  const views = (id: string) => h.db.collection('auditoria').countDocuments({ objeto: `chat:${id}` });

  beforeAll(async () => {
    h = await startApp();
    shop = await openShop(h);
    ana = await signUp(h.base, 'client', { nombre: 'Ana Pérez' });
    [admin, peer] = (await mintUsers(h, 'admin', 2)) as [Actor, Actor];
  });
  afterAll(() => h.close());

  it('does not exist for them until a member reports it; then each look leaves a trace, and the members are told', async () => {
    const id = await open(ana);
    const paths = [`/api/admin/chats/${id}`, `/api/admin/chats/${id}/mensajes`];
    for (const path of paths) expect((await as(admin, 'GET', path)).status).toBe(404);
    expect((await as(ana, 'GET', `/api/chats/${id}`)).body.data.revision).toBeUndefined();
    const stranger = (await mintUsers(h, 'client', 1))[0]!;
    expect((await report(stranger, 'chat', id)).status).toBe(404);
    expect((await report(ana, 'chat', id)).status).toBe(200);

    const read = await as(admin, 'GET', paths[0]!);
    expect(chatsAdmin.get.response.parse(read.body.data)).toMatchObject({ _id: id, seq: 2 });
    const { data, meta } = (await as(admin, 'GET', `${paths[1]}?limit=1`)).body;
    expect([data[0].contenido, meta.hasMore]).toEqual(['Págame por fuera', true]);
    await Promise.all([1, 2, 3].map(() => as(admin, 'GET', paths[1]!)));
    expect(await views(id)).toBe(1);
    await as(peer, 'GET', paths[0]!);
    expect(await views(id)).toBe(2);
    for (const member of [ana, shop.store])
      expect((await as(member, 'GET', `/api/chats/${id}`)).body.data.revision).toEqual(expect.any(String));
    for (const path of paths) {
      expect((await as(undefined, 'GET', path)).status).toBe(401);
      for (const member of [ana, shop.store]) expect((await as(member, 'GET', path)).status).toBe(403);
    }
    expect((await as(admin, 'GET', `/api/admin/chats/${id}/adjuntos/${'f'.repeat(24)}`)).status).toBe(404);
  });

  it('is closed again a month after its report was settled', async () => {
    const bea = await signUp(h.base, 'client');
    const id = await open(bea);
    await report(bea, 'chat', id);
    const cases = h.db.collection('casos_reporte');
    const caso = (await cases.findOne({ objetoId: new h.db.base.Types.ObjectId(id) }))!;
    const body = { decision: 'procede', accion: 'advertir', motivo: 'Pide pagar por fuera' };
    await as(admin, 'PUT', `/api/admin/reportes/${String(caso._id)}/resolver`, body);
    expect((await as(peer, 'GET', `/api/admin/chats/${id}`)).status).toBe(200);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await cases.updateOne({ _id: caso._id }, { $set: { 'resolucion.fecha': old } });
    expect((await as(peer, 'GET', `/api/admin/chats/${id}`)).status).toBe(404);
  });

  it('is opened by a report of the order that it is about, and of no other', async () => {
    const { id, ana: client } = await sellOrder(h, shop);
    const chatId = await open(client, { tipo: 'pedido', id });
    expect((await as(admin, 'GET', `/api/admin/chats/${chatId}`)).status).toBe(404);
    await report((await sellOrder(h, shop)).ana, 'pedido', id);
    expect((await as(admin, 'GET', `/api/admin/chats/${chatId}`)).status).toBe(404);
    await report(client, 'pedido', id);
    expect((await as(admin, 'GET', `/api/admin/chats/${chatId}`)).status).toBe(200);
    const caso = await h.db.collection('casos_reporte').findOne({ claves: `pedido:${id}` });
    const { data } = (await as(admin, 'GET', `/api/admin/reportes/${String(caso!._id)}/chats`)).body;
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([chatId]);
  });

  it('and an order of any store is theirs to find, read and cancel once', async () => {
    const { id, numero, ana: client } = await sellOrder(h, shop, { admin: admin.token });
    const list = (
      await as(admin, 'GET', `/api/admin/pedidos?q=${numero}&estado=pendiente&estadoPago=pagado&montoMin=1`)
    ).body;
    expect(list.data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(list.meta.cuentas.pendiente).toBeGreaterThan(0);
    const { data } = (await as(admin, 'GET', `/api/admin/pedidos/${numero}`)).body;
    expect([data.cancelable, data.asientos.length, data.pago.estado]).toEqual([true, 1, 'pagado']);
    const cancel = (by: Actor) => as(by, 'PUT', `/api/admin/pedidos/${id}/cancelar`, { motivo: 'La tienda cerró' });
    const done = await Promise.all([cancel(admin), cancel(peer), cancel(admin)]);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after = (await as(admin, 'GET', `/api/admin/pedidos/${id}`)).body.data;
    expect([after.pedido.estado, after.pedido.estadoPago, after.cancelable]).toEqual([
      'cancelado',
      'reembolsado',
      false,
    ]);
    expect(after.asientos.reduce((sum: number, { neto }: { neto: { bs: number } }) => sum + neto.bs, 0)).toBe(0);
    expect(after.auditoria[0]).toMatchObject({ accion: 'pedido.cancelar', motivo: 'La tienda cerró' });
    for (const party of [client, shop.store]) {
      const told = (await as(party, 'GET', '/api/notifications?limit=60')).body.data as { mensaje: string }[];
      expect(told.some(({ mensaje }) => mensaje.includes('La administración de Tuerca'))).toBe(true);
      expect((await as(party, 'GET', `/api/admin/pedidos/${id}`)).status).toBe(403);
    }
    expect((await as(undefined, 'GET', '/api/admin/pedidos')).status).toBe(401);
    expect((await as(admin, 'PUT', `/api/admin/pedidos/${id}/cancelar`, { motivo: '' })).status).toBe(400);
  });
});
