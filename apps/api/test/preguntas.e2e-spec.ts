import { CONTACT_DATA_MESSAGE } from '@tuerca/contracts/kernel/contact-data';
import { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import { UsersService } from '../src/auth/users/users.service';
import { PreguntasRepository } from '../src/products/preguntas/preguntas.repository';
import { PreguntasService } from '../src/products/preguntas/preguntas.service';
import { ProductsService } from '../src/products/products/products.service';
import { type Actor, adminToken, mintUser, openBusiness, signUp } from './actors';
import { buildForm, seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

describe('questions about a product', () => {
  let h: Harness;
  let tienda: Actor;
  let rival: Actor;
  let client: Actor;
  let other: Actor;
  let admin: Actor;

  const producto = async (nombre: string) => (await seed(h, tienda.user._id, { nombre })).id;
  const ask = (actor: Actor | undefined, id: string, texto: unknown = '¿Le sirve a un Corolla 2008?', headers = {}) =>
    call(h.base, 'POST', `/api/products/${id}/preguntas`, { token: actor?.token, body: { texto }, headers });
  const answer = (actor: Actor | undefined, id: string, texto: unknown = 'Sí, le sirve.') =>
    call(h.base, 'PUT', `/api/preguntas/${id}/respuesta`, { token: actor?.token, body: { texto } });
  const remove = (actor: Actor | undefined, id: string) =>
    call(h.base, 'DELETE', `/api/preguntas/${id}`, { token: actor?.token });
  const report = (actor: Actor | undefined, id: string) =>
    call(h.base, 'POST', `/api/preguntas/${id}/report`, { token: actor?.token, body: { motivo: 'Publicidad' } });
  const list = (id: string, query = '') => call(h.base, 'GET', `/api/products/${id}/preguntas${query}`);
  const texts = async (id: string, query = ''): Promise<string[]> =>
    (await list(id, query)).body.data.map(({ texto }: { texto: string }) => texto);
  const mine = (actor: Actor | undefined, query = '') =>
    call(h.base, 'GET', `/api/preguntas/tienda${query}`, { token: actor?.token });
  const notices = async (actor: Actor) =>
    (await call(h.base, 'GET', '/api/notifications?limit=60', { token: actor.token })).body.data as {
      titulo: string;
      mensaje: string;
      ruta: string;
      tipo: string;
    }[];
  const record = (id: string, texto: string, day: number, respuesta?: string) => {
    const createdAt = new Date(Date.UTC(2026, 0, day));
    return h.app.get(PreguntasService, { strict: false }).record(client.user._id, id, texto, {
      createdAt,
      ...(respuesta && { respuesta: { texto: respuesta, fecha: createdAt } }),
    });
  };

  beforeAll(async () => {
    h = await startApp();
    tienda = await openBusiness(h, 'store');
    rival = await openBusiness(h, 'store');
    client = await signUp(h.base, 'client', { nombre: 'Mariana Gutiérrez' });
    [other, admin] = [await mintUser(h, 'client'), await mintUser(h, 'admin')];
  });
  afterAll(() => h.close());
  afterEach(() => jest.restoreAllMocks());

  it('go from the client to the store and back to everybody', async () => {
    const id = await producto('Batería');
    const pregunta = await ask(client, id, '  ¿Trae garantía?  ');
    expect(pregunta).toMatchObject({ status: 201, body: { message: 'Tu pregunta fue enviada a la tienda' } });
    expect(preguntas.create.response.parse(pregunta.body.data)).toMatchObject({
      productoId: id,
      texto: '¿Trae garantía?',
      respuesta: null,
      usuario: { _id: client.user._id, nombre: 'Mariana G.' },
    });
    expect((await notices(tienda))[0]).toMatchObject({
      tipo: 'mensaje',
      titulo: 'Nueva pregunta',
      mensaje: 'Mariana G. preguntó por Batería: «¿Trae garantía?»',
      ruta: `/producto/${id}#preguntas`,
    });

    const { _id } = pregunta.body.data;
    const own = await mine(tienda, '?sinResponder=true');
    expect(preguntas.mine.response.parse(own.body.data)).toMatchObject([
      { _id, producto: { _id: id, nombre: 'Batería', imagen: null } },
    ]);

    const response = await answer(tienda, _id, ' Un año contra defectos. ');
    expect(response).toMatchObject({ status: 200, body: { message: 'Tu respuesta fue publicada' } });
    expect(preguntas.answer.response.parse(response.body.data)).toMatchObject({
      _id,
      respuesta: { texto: 'Un año contra defectos.' },
      usuario: { nombre: 'Mariana G.' },
    });
    expect((await notices(client))[0]).toMatchObject({
      tipo: 'mensaje',
      titulo: 'Respondieron tu pregunta',
      mensaje: `${tienda.user.negocio} respondió sobre Batería: «Un año contra defectos.»`,
      ruta: `/producto/${id}#preguntas`,
    });
    expect(preguntas.list.response.parse((await list(id)).body.data)).toEqual([response.body.data]);
    expect((await mine(tienda, '?sinResponder=true')).body.meta.total).toBe(0);
    expect((await mine(tienda, '?sinResponder=false')).body.meta.total).toBe(1);

    expect((await answer(tienda, _id, 'Quince meses.')).body.data.respuesta.texto).toBe('Quince meses.');
    expect((await list(id)).body.data[0].respuesta.texto).toBe('Quince meses.');
    expect(await notices(client)).toHaveLength(1);
  });

  it('name no telephone and no e-mail, nor do their answers; what older ones name is not shown', async () => {
    const id = await producto('Alternador');
    for (const texto of [
      'Llámame al 0414-123.45.67',
      '¿Me escribes a ana@gmail.com?',
      'https://wa.me/584141234567 ok',
    ]) {
      const refused = await ask(client, id, texto);
      expect([refused.status, refused.body.errors]).toEqual([400, [{ campo: 'texto', mensaje: CONTACT_DATA_MESSAGE }]]);
    }
    const { body } = await ask(client, id, '¿Es el 27060-0T300 de 12 V?');
    expect((await answer(tienda, body.data._id, 'Sí. Mi número: 0424 555 11 22')).body.errors).toEqual([
      { campo: 'texto', mensaje: CONTACT_DATA_MESSAGE },
    ]);
    await record(id, 'Soy Ana, 0416-1112233', 3, 'Escribe a tienda@correo.com.ve, por favor');
    const [old] = (await list(id)).body.data;
    expect([old.texto, old.respuesta.texto]).toEqual(['Soy Ana, •••', 'Escribe a ••• por favor']);
    const office = await call(h.base, 'GET', '/api/admin/preguntas?limit=60', { token: await adminToken(h) });
    expect(JSON.stringify(office.body.data)).toContain('0416-1112233');
  });

  it('are listed answered first, then newest; for the store unanswered first', async () => {
    const id = await producto('Bujía');
    for (const [texto, day, respuesta] of [
      ['vieja sin', 1],
      ['vieja con', 2, 'Sí'],
      ['nueva sin', 3],
      ['nueva con', 4, 'No'],
    ] as const)
      await record(id, texto, day, respuesta);
    expect(await texts(id)).toEqual(['nueva con', 'vieja con', 'nueva sin', 'vieja sin']);
    expect(await texts(id, '?limit=3&page=2')).toEqual(['vieja sin']);
    expect((await list(id, '?limit=3')).body.meta).toEqual({ page: 1, limit: 3, total: 4, totalPages: 2 });
    expect((await list(id, '?limit=31')).status).toBe(400);
    const own = (await mine(tienda, '?limit=60')).body.data.filter(
      (one: { productoId: string }) => one.productoId === id,
    );
    expect(own.map(({ texto }: { texto: string }) => texto)).toEqual([
      'nueva sin',
      'vieja sin',
      'nueva con',
      'vieja con',
    ]);
    expect((await mine(rival)).body.data).toEqual([]);
  });

  it("are refused to the product's own store, to visitors, and about what cannot be seen", async () => {
    const { id, form } = await seed(h, tienda.user._id, { nombre: 'Retirado' });
    expect(await ask(tienda, id)).toMatchObject({ status: 409, body: { code: 'PREGUNTA_PROPIA' } });
    expect((await ask(undefined, id)).status).toBe(401);
    expect((await ask(rival, id)).status).toBe(201);
    expect(await ask(client, id, ' hola')).toMatchObject({
      status: 400,
      body: { message: 'Escribe tu pregunta en al menos 5 caracteres' },
    });
    expect(await ask(client, id, 'x'.repeat(501))).toMatchObject({
      status: 400,
      body: { message: 'Usa como máximo 500 caracteres' },
    });
    expect((await list(id)).body.meta.total).toBe(1);
    await h.app
      .get(ProductsService, { strict: false })
      .update(tienda.user._id, id, buildForm({ ...form, activo: false }));
    for (const missing of [id, 'f'.repeat(24)])
      for (const response of [await ask(client, missing), await list(missing)])
        expect(response).toMatchObject({ status: 404, body: { code: 'PRODUCTO_NO_ENCONTRADO' } });
    const its = (await mine(tienda, '?limit=60')).body.data.find(
      (one: { productoId: string }) => one.productoId === id,
    );
    expect((await answer(tienda, its._id)).status).toBe(200);
  });

  it('come once for one Idempotency-Key', async () => {
    const id = await producto('Amortiguador');
    const several = await Promise.all(
      Array.from({ length: 4 }, () => ask(client, id, '¿Viene el par?', { 'idempotency-key': `pregunta-${id}` })),
    );
    expect(several.some(({ status }) => status === 201)).toBe(true);
    expect((await list(id)).body.meta.total).toBe(1);
  });

  it('are answered by the store that sells, and by nobody else', async () => {
    const id = await producto('Cruceta');
    const { _id } = (await ask(client, id)).body.data;
    expect((await answer(rival, _id)).status).toBe(404);
    expect((await answer(tienda, 'f'.repeat(24))).status).toBe(404);
    for (const actor of [client, admin])
      for (const response of [await answer(actor, _id), await mine(actor)]) expect(response.status).toBe(403);
    for (const response of [await answer(undefined, _id), await mine(undefined)]) expect(response.status).toBe(401);
    expect(await answer(tienda, _id, ' ')).toMatchObject({ status: 400, body: { message: 'Escribe tu respuesta' } });
    expect((await list(id)).body.data[0].respuesta).toBeNull();
  });

  it('are withdrawn by who asked or by an administrator', async () => {
    const id = await producto('Rodamiento');
    const [one, another] = [
      (await ask(client, id, '¿La primera?')).body.data._id,
      (await ask(client, id, '¿La segunda?')).body.data._id,
    ];
    expect((await remove(undefined, one)).status).toBe(401);
    for (const stranger of [other, tienda, rival]) expect((await remove(stranger, one)).status).toBe(404);
    const times = await Promise.all(Array.from({ length: 6 }, () => remove(client, one)));
    expect(times.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(times.find(({ status }) => status === 200)?.body).toMatchObject({
      data: null,
      message: 'Tu pregunta fue eliminada',
    });
    expect(await texts(id)).toEqual(['¿La segunda?']);
    expect((await remove(admin, another)).status).toBe(200);
    expect(await h.db.collection('auditoria').findOne({ objeto: `pregunta:${another}` })).toMatchObject({
      actor: admin.user._id,
      accion: 'pregunta.eliminar',
      antes: { texto: '¿La segunda?' },
    });
    expect((await list(id)).body).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await answer(tienda, another)).status).toBe(404);
  });

  it('are reported once per person; who asked may report the answer', async () => {
    const id = await producto('Termostato');
    const { _id } = (await ask(client, id, '¿Compran usados en mi web?')).body.data;
    expect(await report(client, _id)).toMatchObject({ status: 409, body: { code: 'REPORTE_PROPIO' } });
    expect((await report(undefined, _id)).status).toBe(401);
    expect((await report(other, 'f'.repeat(24))).status).toBe(404);
    for (const one of await Promise.all(Array.from({ length: 5 }, () => report(other, _id))))
      expect(one).toMatchObject({ status: 200, body: { message: 'Gracias. Vamos a revisar tu reporte.' } });
    await answer(tienda, _id, 'No.');
    expect((await report(client, _id)).status).toBe(200);
    const filed = await h.db.collection('reportes').find({ estado: 'pendiente', motivo: 'Publicidad' }).toArray();
    expect(filed.map(({ objeto, usuarioId }) => [objeto, String(usuarioId)])).toEqual([
      ['pregunta', other.user._id],
      ['respuesta', client.user._id],
    ]);
    expect((await notices(admin)).filter(({ titulo }) => titulo.endsWith('reportada'))).toMatchObject([
      { titulo: 'Respuesta reportada', mensaje: '«No.» Motivo: Publicidad' },
      { titulo: 'Pregunta reportada', mensaje: '«¿Compran usados en mi web?» Motivo: Publicidad' },
    ]);
  });

  it('are repeated from memory until question, answer, product or asker change', async () => {
    const { id, form } = await seed(h, tienda.user._id, { nombre: 'Correa' });
    const { _id } = (await ask(client, id)).body.data;
    const readings = jest.spyOn(h.app.get(PreguntasRepository, { strict: false }), 'findByProduct');
    const before = (await list(id)).body;
    for (let i = 0; i < 5; i++) expect((await list(id)).body).toEqual(before);
    expect(readings).toHaveBeenCalledTimes(1);
    await answer(tienda, _id);
    expect((await list(id)).body.data[0].respuesta.texto).toBe('Sí, le sirve.');
    await remove(client, _id);
    expect((await list(id)).body.data).toEqual([]);
    await ask(rival, id);
    expect((await list(id)).body.data[0].usuario.nombre).toBe(rival.user.negocio);
    await h.app.get(UsersService, { strict: false }).setBusinessName(rival.user._id, 'Repuestos Nuevos');
    expect((await list(id)).body.data[0].usuario.nombre).toBe('Repuestos Nuevos');
    await h.app
      .get(ProductsService, { strict: false })
      .update(tienda.user._id, id, buildForm({ ...form, activo: false }));
    expect((await list(id)).status).toBe(404);
  });
});
