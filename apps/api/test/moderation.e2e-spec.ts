import { commentsAdmin } from '@tuerca/contracts/products/comments/admin-endpoints';
import { PurchaseProof } from '../src/products/comments/purchase-proof.service';
import { type Actor, mintUser, mintUsers, openBusiness, signUp } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

describe('what administrators hide', () => {
  let h: Harness;
  let tienda: Actor;
  let author: Actor;
  let admin: Actor;
  let peer: Actor;

  const as = (actor: Actor | undefined, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call(h.base, method, path, { token: actor?.token, ...(body && { body }) });
  const review = async (productoId: string, valoracion = 5, actor = author) =>
    (await as(actor, 'POST', '/api/comments', { texto: 'Pésima atención', valoracion, productoObjetivoId: productoId }))
      .body.data._id as string;
  const moderate = (id: string, estado: 'activo' | 'oculto', motivo = 'Insulta a la tienda', by = admin) =>
    as(by, 'PUT', `/api/admin/comentarios/${id}/moderar`, { estado, motivo });
  const stars = async (id: string) => {
    const { valoracionPromedio, numeroValoraciones } = (await as(undefined, 'GET', `/api/products/${id}`)).body.data;
    return [valoracionPromedio, numeroValoraciones];
  };
  const notices = async (actor: Actor) =>
    (await as(actor, 'GET', '/api/notifications?limit=60')).body.data as { titulo: string; mensaje: string }[];
  const product = async (nombre: string) => (await seed(h, tienda.user._id, { nombre })).id;

  beforeAll(async () => {
    h = await startApp();
    tienda = await openBusiness(h, 'store');
    author = await signUp(h.base, 'client', { nombre: 'Mariana Gutiérrez' });
    [admin, peer] = (await mintUsers(h, 'admin', 2)) as [Actor, Actor];
    jest.spyOn(h.app.get(PurchaseProof, { strict: false }), 'hasDelivered').mockResolvedValue(true);
  });
  afterAll(() => h.close());

  it('a review leaves lists and averages and comes back, and its author reads why', async () => {
    const id = await product('Alternador');
    const other = await mintUser(h, 'client');
    await review(id, 4, other);
    const reviewId = await review(id, 1);
    expect(await stars(id)).toEqual([2.5, 2]);

    const hidden = await moderate(reviewId, 'oculto');
    expect(hidden).toMatchObject({ status: 200, body: { message: 'Quedó oculta. Su autor recibió el motivo.' } });
    expect(commentsAdmin.moderate.response.parse(hidden.body.data)).toMatchObject({
      estado: 'oculto',
      ocultamiento: { motivo: 'Insulta a la tienda' },
      objetivo: { tipo: 'producto', nombre: 'Alternador', ruta: `/producto/${id}` },
    });
    expect(await stars(id)).toEqual([4, 1]);
    const query = `/api/comments?productoObjetivoId=${id}`;
    expect((await as(undefined, 'GET', query)).body.meta.total).toBe(1);
    expect((await as(author, 'GET', `/api/comments/oculta?productoObjetivoId=${id}`)).body.data).toMatchObject({
      _id: reviewId,
      motivo: 'Insulta a la tienda',
    });
    expect((await as(other, 'GET', `/api/comments/oculta?productoObjetivoId=${id}`)).body.data).toBeNull();
    expect((await notices(author))[0]).toMatchObject({
      titulo: 'Ocultamos tu reseña',
      mensaje: '«Pésima atención» Motivo: Insulta a la tienda',
    });
    expect((await as(author, 'PUT', `/api/comments/${reviewId}`, { texto: 'Otra', valoracion: 5 })).status).toBe(404);
    expect(await moderate(reviewId, 'oculto')).toMatchObject({ status: 409, body: { code: 'MODERACION_SIN_CAMBIO' } });

    expect((await moderate(reviewId, 'activo', 'Se aclaró')).status).toBe(200);
    expect(await stars(id)).toEqual([2.5, 2]);
    expect((await notices(author))[0]!.titulo).toBe('Tu reseña vuelve a mostrarse');
  });

  it('hidden, shown and rewritten by many at once, a review counts once or not at all', async () => {
    const id = await product('Bomba de agua');
    const reviewId = await review(id, 5);
    const steps = Array.from({ length: 24 }, (_, i) =>
      i % 4 === 3
        ? as(author, 'PUT', `/api/comments/${reviewId}`, { texto: `Vez ${i}`, valoracion: 1 + (i % 5) })
        : moderate(reviewId, i % 2 ? 'activo' : 'oculto', 'Prueba', i % 3 ? admin : peer),
    );
    const statuses = (await Promise.all(steps)).map(({ status }) => status);
    expect([...new Set(statuses)].filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    await moderate(reviewId, 'activo', 'Al final se muestra');
    const doc = (await h.db.collection('comentarios').findOne({ objetivo: `producto:${id}` }))!;
    expect(doc.estado).toBe('activo');
    expect(await stars(id)).toEqual([doc.valoracion, 1]);
    await moderate(reviewId, 'oculto', 'Al final se oculta');
    expect(await stars(id)).toEqual([0, 0]);
  });

  it('are found by what they say, about what, how many stars, by whom and when, and leave as a file', async () => {
    const id = await product('Sensor de oxígeno');
    const one = await signUp(h.base, 'client', { nombre: 'Rosalba Machado' });
    const reviewId = await review(id, 2, one);
    const list = async (query: string, by = admin) => (await as(by, 'GET', `/api/admin/comentarios?${query}`)).body;
    for (const query of ['q=rosalba', `autor=${one.user._id}`, 'q=p%C3%A9sima&valoracion=2&objetivo=producto']) {
      const { data } = await list(query);
      expect(data.map(({ _id }: { _id: string }) => _id)).toContain(reviewId);
    }
    expect((await list(`autor=${one.user._id}&desde=2020-01-01&hasta=2020-12-31`)).meta.total).toBe(0);
    expect((await list(`autor=${one.user._id}&reportadas=true`)).meta.total).toBe(0);
    await as(tienda, 'POST', '/api/reportes', {
      objeto: 'comentario',
      objetoId: reviewId,
      tipo: 'falso',
      motivo: 'Miente',
    });
    const { data, meta } = await list(`autor=${one.user._id}&reportadas=true`);
    expect(data[0]).toMatchObject({ _id: reviewId, reporte: { total: 1 } });
    expect(meta.cuentas.reportadas).toBe(1);
    await moderate(reviewId, 'oculto', '=HYPERLINK("x")');
    const file = await fetch(`${h.base}/api/admin/comentarios/exportar?estado=oculto&autor=${one.user._id}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(file.headers.get('content-type')).toContain('text/csv');
    const text = await file.text();
    expect(text).toContain('Rosalba M.;Producto;Sensor de oxígeno;2;Sí;Oculta');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });

  it('several reviews go for one reason; those that were hidden are only counted', async () => {
    const ids = await Promise.all(['Uno', 'Dos'].map(async (nombre) => review(await product(nombre), 1)));
    await moderate(ids[0]!, 'oculto');
    const done = await as(admin, 'PUT', '/api/admin/comentarios/ocultar', { ids, motivo: 'Campaña de reseñas falsas' });
    expect(done.body.data).toEqual({ cambiadas: 1, sinCambio: 1 });
    expect(await h.db.collection('auditoria').countDocuments({ motivo: 'Campaña de reseñas falsas' })).toBe(1);
  });

  it('a question goes, or its answer alone, and whoever wrote it reads why', async () => {
    const id = await product('Termostato');
    const path = `/api/products/${id}/preguntas`;
    const { _id } = (await as(author, 'POST', path, { texto: '¿Sirve para Corolla?' })).body.data;
    await as(tienda, 'PUT', `/api/preguntas/${_id}/respuesta`, { texto: 'Escríbeme al 0414' });
    const change = (que: string, estado: string) =>
      as(admin, 'PUT', `/api/admin/preguntas/${_id}/moderar`, { que, estado, motivo: 'Pide negociar fuera' });

    expect((await change('respuesta', 'oculto')).body.data).toMatchObject({
      estado: 'activo',
      respuestaOculta: { motivo: 'Pide negociar fuera' },
    });
    expect((await as(undefined, 'GET', path)).body.data[0]).toMatchObject({ _id, respuesta: null });
    expect((await as(tienda, 'GET', `${path}/ocultas`)).body.data).toEqual([
      { _id, que: 'respuesta', texto: 'Escríbeme al 0414', motivo: 'Pide negociar fuera' },
    ]);
    expect((await notices(tienda))[0]!.titulo).toBe('Ocultamos tu respuesta');
    expect(await as(tienda, 'PUT', `/api/preguntas/${_id}/respuesta`, { texto: 'Sí, al 0414' })).toMatchObject({
      status: 409,
      body: { code: 'RESPUESTA_OCULTA' },
    });
    expect((await change('pregunta', 'oculto')).status).toBe(200);
    expect((await as(undefined, 'GET', path)).body.meta.total).toBe(0);
    expect((await as(author, 'GET', `${path}/ocultas`)).body.data[0]).toMatchObject({ que: 'pregunta' });
    expect((await change('pregunta', 'oculto')).status).toBe(409);
    // The answer stays hidden when the question comes back.
    expect((await change('pregunta', 'activo')).status).toBe(200);
    expect((await as(undefined, 'GET', path)).body.data[0].respuesta).toBeNull();
    const { data } = (await as(admin, 'GET', '/api/admin/preguntas?estado=oculto&q=corolla')).body;
    expect(data.map((one: { _id: string }) => one._id)).toEqual([_id]);
    expect((await change('respuesta', 'activo')).status).toBe(200);
    expect((await as(admin, 'GET', '/api/admin/preguntas?estado=oculto&q=corolla')).body.meta.total).toBe(0);
    expect(
      (await as(admin, 'PUT', `/api/admin/preguntas/${'f'.repeat(24)}/moderar`, { estado: 'oculto', motivo: 'Nada' }))
        .status,
    ).toBe(404);
  });

  it("is the administrators' business alone, and needs a reason", async () => {
    const reviewId = await review(await product('Correa'), 3);
    for (const [method, path, body] of [
      ['GET', '/api/admin/comentarios'],
      ['GET', '/api/admin/comentarios/exportar'],
      ['GET', '/api/admin/preguntas'],
      ['GET', '/api/admin/preguntas/exportar'],
      ['PUT', `/api/admin/comentarios/${reviewId}/moderar`, { estado: 'oculto', motivo: 'Porque sí' }],
      ['PUT', '/api/admin/comentarios/ocultar', { ids: [reviewId], motivo: 'Porque sí' }],
      ['PUT', `/api/admin/preguntas/${reviewId}/moderar`, { estado: 'oculto', motivo: 'Porque sí' }],
      ['PUT', '/api/admin/preguntas/ocultar', { ids: [reviewId], motivo: 'Porque sí' }],
    ] as const) {
      expect([path, (await as(undefined, method, path, body)).status]).toEqual([path, 401]);
      for (const stranger of [author, tienda])
        expect([path, (await as(stranger, method, path, body)).status]).toEqual([path, 403]);
    }
    for (const motivo of ['', '  ', 'x'])
      expect(await moderate(reviewId, 'oculto', motivo)).toMatchObject({
        status: 400,
        body: { message: 'Indica el motivo' },
      });
    expect((await moderate('f'.repeat(24), 'oculto')).status).toBe(404);
  });
});
