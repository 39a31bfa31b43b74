import { reportesAdmin } from '@tuerca/contracts/platform/reportes/admin-endpoints';
import { type Actor, mintUsers, signUp } from './actors';
import { call, type Harness, later, startApp } from './harness';
import { sellOrder } from './ledger';
import { openShop, type Shop } from './shop';

jest.setTimeout(90_000);

describe('reports', () => {
  let h: Harness;
  let shop: Shop;
  let ana: Actor;
  let admin: Actor;
  let peer: Actor;

  const as = (actor: Actor | undefined, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call(h.base, method, path, { token: actor?.token, ...(body && { body }) });
  const report = (actor: Actor | undefined, objeto: string, objetoId: string, tipo = 'otro', motivo = 'Mira esto') =>
    as(actor, 'POST', '/api/reportes', { objeto, objetoId, tipo, motivo });
  const notices = async (actor: Actor) =>
    (await as(actor, 'GET', '/api/notifications?limit=60')).body.data as {
      titulo: string;
      mensaje: string;
      ruta: string | null;
    }[];
  const caseOf = async (objetoId: string) =>
    String((await h.db.collection('casos_reporte').findOne({ objetoId: new h.db.base.Types.ObjectId(objetoId) }))!._id);
  const settle = (by: Actor, id: string, body: object) => as(by, 'PUT', `/api/admin/reportes/${id}/resolver`, body);
  const review = async (texto = 'Son unos ladrones') =>
    (
      await as(ana, 'POST', '/api/comments', {
        texto,
        valoracion: 1,
        productoObjetivoId: (await shop.sell()).id,
      })
    ).body.data._id as string;

  beforeAll(async () => {
    h = await startApp();
    shop = await openShop(h);
    ana = await signUp(h.base, 'client', { nombre: 'Ana Pérez' });
    [admin, peer] = (await mintUsers(h, 'admin', 2)) as [Actor, Actor];
  });
  afterAll(() => h.close());
  afterEach(() => jest.restoreAllMocks());

  it('of one thing join one case, however many come at once, and are settled together', async () => {
    const id = await review();
    const people = await mintUsers(h, 'client', 12);
    const filed = await Promise.all(
      [...people, ...people].map((one, i) => report(one, 'comentario', id, i % 2 ? 'ofensivo' : 'falso')),
    );
    expect([...new Set(filed.map(({ status }) => status))]).toEqual([200]);
    const casoId = await caseOf(id);
    const { data } = (await as(admin, 'GET', `/api/admin/reportes/${casoId}`)).body;
    expect(reportesAdmin.get.response.parse(data)).toMatchObject({
      caso: { total: 12, estado: 'pendiente', autor: { nombre: 'Ana Pérez' }, objetoId: id },
      entonces: { texto: 'Son unos ladrones', oculto: false },
      acciones: ['ocultar', 'eliminar', 'advertir', 'ninguna'],
    });
    expect(data.reportes).toHaveLength(12);
    expect(data.caso.tipos.map(({ total }: { total: number }) => total)).toEqual([6, 6]);

    const body = { decision: 'procede', accion: 'ocultar', motivo: 'Contiene insultos' };
    const answers = await Promise.all([admin, peer, admin, peer].map((by) => settle(by, casoId, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await as(undefined, 'GET', `/api/comments/${id}`)).status).toBe(404);
    expect(await h.db.collection('reportes').countDocuments({ estado: 'pendiente' })).toBe(0);
    expect(await h.db.collection('auditoria').countDocuments({ objeto: `reporte:${casoId}` })).toBe(1);

    const [told] = await notices(ana);
    expect(told).toMatchObject({ titulo: 'Tomamos una decisión sobre algo tuyo', ruta: `/decisiones/${casoId}` });
    expect(told!.mensaje).toContain('Motivo: Contiene insultos');
    expect((await notices(people[0]!))[0]!.titulo).toBe('Revisamos tu reporte');
    const decision = await as(ana, 'GET', `/api/reportes/${casoId}/decision`);
    expect(decision.body.data).toMatchObject({ decision: 'procede', accion: 'ocultar', motivo: 'Contiene insultos' });
    for (const text of [JSON.stringify(decision.body), told!.mensaje])
      for (const { user } of people) expect(text).not.toMatch(new RegExp(`${user._id}|${user.nombre}`));
    for (const stranger of [people[0]!, shop.store])
      expect((await as(stranger, 'GET', `/api/reportes/${casoId}/decision`)).status).toBe(404);
  });

  it('are taken by one administrator, and the others see who', async () => {
    const id = await review('Muy mala tienda');
    await report(shop.store, 'comentario', id);
    const casoId = await caseOf(id);
    const take = (by: Actor, body = {}) => as(by, 'PUT', `/api/admin/reportes/${casoId}/tomar`, body);
    const both = await Promise.all([take(admin), take(peer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder, other] = both[0]!.status === 200 ? [admin, peer] : [peer, admin];
    const { data } = (await as(other, 'GET', '/api/admin/reportes?estado=en_revision')).body;
    expect(data[0].tomado.por._id).toBe(holder.user._id);
    expect(await settle(other, casoId, { decision: 'no_procede', motivo: 'Es una opinión' })).toMatchObject({
      status: 409,
      body: { code: 'REPORTE_TOMADO' },
    });
    expect((await take(other, { relevar: true })).status).toBe(200);
    expect((await settle(other, casoId, { decision: 'no_procede', motivo: 'Es una opinión' })).status).toBe(200);
    expect(await take(holder)).toMatchObject({ status: 409, body: { code: 'REPORTE_RESUELTO' } });
    // Nothing happens to the review, its author is left in peace, who reported it reads why.
    expect((await as(undefined, 'GET', `/api/comments/${id}`)).status).toBe(200);
    expect((await notices(ana)).some(({ mensaje }) => mensaje.includes('Es una opinión'))).toBe(false);
    expect((await notices(shop.store))[0]!.mensaje).toContain('No encontramos una falta. Es una opinión');
  });

  it('may be answered once by who was decided against, and the decision undone', async () => {
    const id = await review('Esto no es un insulto');
    await report(shop.store, 'comentario', id, 'ofensivo');
    const casoId = await caseOf(id);
    const appeal = (by = ana, texto = 'No insulté a nadie, lean bien') =>
      as(by, 'POST', `/api/reportes/${casoId}/apelacion`, { texto });
    expect((await appeal()).status).toBe(404);
    await settle(admin, casoId, { decision: 'procede', accion: 'ocultar', motivo: 'Insulta' });
    expect((await appeal(shop.store)).status).toBe(404);
    expect((await appeal(ana, 'no')).status).toBe(400);
    const several = await Promise.all([appeal(), appeal(), appeal()]);
    expect(several.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await as(admin, 'GET', '/api/admin/reportes?apelados=true')).body.data[0]._id).toBe(casoId);
    const close = (by: Actor) =>
      as(by, 'PUT', `/api/admin/reportes/${casoId}/apelacion`, { decision: 'revertir', motivo: 'Tiene razón' });
    const closed = await Promise.all([close(admin), close(peer)]);
    expect(closed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(closed.map(({ body }) => body.code)).toContain('APELACION_RESUELTA');
    expect((await as(undefined, 'GET', `/api/comments/${id}`)).status).toBe(200);
    expect((await notices(ana))[0]!.mensaje).toContain('Revertimos la decisión. Motivo: Tiene razón');
  });

  it('are refused late: an answer after 15 days', async () => {
    const id = await review('Repuesto falso');
    await report(shop.store, 'comentario', id);
    const casoId = await caseOf(id);
    await settle(admin, casoId, { decision: 'procede', accion: 'advertir', motivo: 'Sin pruebas' });
    later(h, 16 * 86_400_000);
    expect((await as(ana, 'GET', `/api/reportes/${casoId}/decision`)).body.data.apelableHasta).toBeNull();
    expect(await as(ana, 'POST', `/api/reportes/${casoId}/apelacion`, { texto: 'Sí tengo las pruebas' })).toMatchObject(
      { status: 409, body: { code: 'APELACION_NO_PERMITIDA' } },
    );
  });

  it('of an order come from either party, against the other, and open it for administrators with a trace', async () => {
    const { id, ana: client } = await sellOrder(h, shop);
    expect((await report(ana, 'pedido', id, 'cobro')).status).toBe(404);
    expect((await report(client, 'pedido', id, 'cobro', 'Me cobró de más')).status).toBe(200);
    expect((await report(shop.store, 'pedido', id, 'estafa', 'El pago es falso')).status).toBe(200);
    const { data } = (await as(admin, 'GET', '/api/admin/reportes?objeto=pedido')).body;
    expect(data.map(({ autor }: { autor: { _id: string } }) => autor._id).sort()).toEqual(
      [client.user._id, shop.store.user._id].sort(),
    );
    const views = () =>
      h.db.collection('auditoria').countDocuments({ objeto: `pedido:${id}`, accion: 'reporte.abrir' });
    for (let i = 0; i < 3; i++) expect((await as(admin, 'GET', `/api/admin/pedidos/${id}`)).status).toBe(200);
    expect(await views()).toBe(1);
    await as(peer, 'GET', `/api/admin/pedidos/${id}`);
    expect(await views()).toBe(2);
  });

  it.each([
    ['tienda', 'estafa', '/admin/tiendas/'],
    ['producto', 'falsificado', '/producto/'],
  ])('of a %s say what it was, and not by its owner', async (objeto, tipo, ruta) => {
    const id = objeto === 'tienda' ? shop.store.user._id : (await shop.sell()).id;
    expect(await report(shop.store, objeto, id, tipo)).toMatchObject({ status: 409, body: { code: 'REPORTE_PROPIO' } });
    expect((await report(ana, objeto, 'f'.repeat(24), tipo)).status).toBe(404);
    expect((await report(ana, objeto, id, tipo)).status).toBe(200);
    const { data } = (await as(admin, 'GET', `/api/admin/reportes/${await caseOf(id)}`)).body;
    expect(data.ahora.ruta).toBe(`${ruta}${id}`);
  });

  it('take a reported product off the shelf', async () => {
    const { id } = await shop.sell();
    await report(ana, 'producto', id, 'prohibido');
    const body = { decision: 'procede', accion: 'ocultar', motivo: 'Prohibido' };
    expect((await settle(admin, await caseOf(id), body)).status).toBe(200);
    expect((await as(undefined, 'GET', `/api/products/${id}`)).status).toBe(404);
    // Nor does its store put it back.
    expect((await as(shop.store, 'PUT', `/api/products/${id}`, { activo: true })).status).toBe(200);
    expect((await as(undefined, 'GET', `/api/products/${id}`)).status).toBe(404);
  });

  it('are refused when they make no sense', async () => {
    const id = await review('Normal');
    expect((await report(undefined, 'comentario', id)).status).toBe(401);
    expect((await report(shop.store, 'comentario', id, 'mal_trabajo')).status).toBe(400);
    expect((await report(shop.store, 'nada', id)).status).toBe(400);
    expect((await report(shop.store, 'comentario', id, 'falso', ' a ')).status).toBe(400);
    expect(await report(ana, 'comentario', id)).toMatchObject({ status: 409, body: { code: 'REPORTE_PROPIO' } });
    await report(shop.store, 'comentario', id);
    const casoId = await caseOf(id);
    for (const body of [
      { decision: 'procede', accion: 'pausar', motivo: 'Porque sí' },
      { decision: 'no_procede', accion: 'ocultar', motivo: 'Porque sí' },
      { decision: 'procede', accion: 'ocultar', motivo: '' },
    ])
      expect((await settle(admin, casoId, body)).status).toBe(400);
    for (const [method, path, body] of [
      ['GET', '/api/admin/reportes'],
      ['GET', '/api/admin/reportes/exportar'],
      ['GET', `/api/admin/reportes/${casoId}`],
      ['GET', `/api/admin/reportes/${casoId}/chats`],
      ['PUT', `/api/admin/reportes/${casoId}/tomar`, {}],
      ['PUT', `/api/admin/reportes/${casoId}/resolver`, { decision: 'no_procede', motivo: 'Nada' }],
      ['PUT', `/api/admin/reportes/${casoId}/apelacion`, { decision: 'mantener', motivo: 'Nada' }],
    ] as const) {
      expect([path, (await as(undefined, method, path, body)).status]).toEqual([path, 401]);
      for (const stranger of [ana, shop.store])
        expect([path, (await as(stranger, method, path, body)).status]).toEqual([path, 403]);
      const gone = path.replace(casoId, 'f'.repeat(24));
      if (gone !== path) expect([gone, (await as(admin, method, gone, body)).status]).toEqual([gone, 404]);
    }
  });
});
