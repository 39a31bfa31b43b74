import { comments } from '@tuerca/contracts/products/comments/endpoints';
import { CommentsRepository } from '../src/products/comments/comments.repository';
import { CommentsService } from '../src/products/comments/comments.service';
import { PurchaseProof } from '../src/products/comments/purchase-proof.service';
import { type Actor, mintUser, mintUsers, openBusiness, signUp } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

describe('what becomes of a review', () => {
  let h: Harness;
  let tienda: Actor;
  let taller: Actor;
  let author: Actor;
  let other: Actor;
  let admin: Actor;

  const write = (actor: Actor, objetivo: object, valoracion = 5) =>
    call(h.base, 'POST', '/api/comments', {
      token: actor.token,
      body: { texto: 'Muy bueno', valoracion, ...objetivo },
    });
  const update = (actor: Actor | undefined, id: string, valoracion: number, texto = 'Lo pensé mejor') =>
    call(h.base, 'PUT', `/api/comments/${id}`, { token: actor?.token, body: { texto, valoracion } });
  const remove = (actor: Actor | undefined, id: string) =>
    call(h.base, 'DELETE', `/api/comments/${id}`, { token: actor?.token });
  const report = (actor: Actor | undefined, id: string, motivo: unknown = 'Lenguaje ofensivo') =>
    call(h.base, 'POST', `/api/comments/${id}/report`, { token: actor?.token, body: { motivo } });
  const list = async (query: string) => (await call(h.base, 'GET', `/api/comments?${query}`)).body;
  const producto = async (nombre: string) => (await seed(h, tienda.user._id, { nombre })).id;
  const stars = async (path: string) => {
    const { data } = (await call(h.base, 'GET', path)).body;
    const { valoracionPromedio, numeroValoraciones } = data.store ?? data.workshop ?? data;
    return [valoracionPromedio, numeroValoraciones];
  };
  /** The average as it should be, from the reviews themselves. */
  const recount = async (objetivo: string) => {
    const own = (await h.db.collection('comentarios').find({ objetivo, verificada: true }).toArray()).map(
      ({ valoracion }) => valoracion as number,
    );
    return [own.length ? Math.round((own.reduce((a, b) => a + b, 0) / own.length) * 100) / 100 : 0, own.length];
  };
  /** Whether reviews written from now on have a purchase behind them. */
  const bought = (done: boolean) =>
    jest.spyOn(h.app.get(PurchaseProof, { strict: false }), 'hasDelivered').mockResolvedValue(done);
  const notices = async (actor: Actor) =>
    (await call(h.base, 'GET', '/api/notifications?limit=60', { token: actor.token })).body.data as {
      titulo: string;
      mensaje: string;
      ruta: string;
      tipo: string;
    }[];

  beforeAll(async () => {
    h = await startApp();
    tienda = await openBusiness(h, 'store');
    taller = await openBusiness(h, 'workshop');
    author = await signUp(h.base, 'client', { nombre: 'Mariana Gutiérrez' });
    [other, admin] = [await mintUser(h, 'client'), await mintUser(h, 'admin')];
  });
  afterAll(() => h.close());
  afterEach(() => jest.restoreAllMocks());

  it('lets its author rewrite and withdraw it; average and list follow at once, wherever it stands', async () => {
    bought(true);
    const id = await producto('Faro');
    for (const [objetivo, path, query] of [
      [{ productoObjetivoId: id }, `/api/products/${id}`, `productoObjetivoId=${id}`],
      [
        { usuarioObjetivoId: tienda.user._id },
        `/api/stores/stores/${tienda.user._id}/profile`,
        `usuarioObjetivoId=${tienda.user._id}`,
      ],
      [
        { usuarioObjetivoId: taller.user._id },
        `/api/workshop/workshops/${taller.user._id}/profile`,
        `usuarioObjetivoId=${taller.user._id}`,
      ],
    ] as const) {
      await write(other, objetivo, 3);
      const { _id } = (await write(author, objetivo, 5)).body.data;
      expect(await stars(path)).toEqual([4, 2]);
      const change = await update(author, _id, 2, '  Se dañó a la semana ');
      expect(change).toMatchObject({ status: 200, body: { message: 'Tu reseña ha sido actualizada' } });
      expect(comments.update.response.parse(change.body.data)).toMatchObject({
        _id,
        texto: 'Se dañó a la semana',
        valoracion: 2,
        verificada: true,
        usuario: { nombre: 'Mariana G.' },
        ...objetivo,
      });
      expect(comments.get.response.parse((await call(h.base, 'GET', `/api/comments/${_id}`)).body.data)).toEqual(
        change.body.data,
      );
      expect((await list(query)).data[0]).toEqual(change.body.data);
      expect(await stars(path)).toEqual([2.5, 2]);
      expect(await remove(author, _id)).toMatchObject({
        status: 200,
        body: { data: null, message: 'Tu reseña ha sido eliminada' },
      });
      expect(await stars(path)).toEqual([3, 1]);
      expect((await list(query)).meta.total).toBe(1);
      expect((await call(h.base, 'GET', `/api/comments/${_id}`)).status).toBe(404);
      expect((await remove(author, _id)).status).toBe(404);
      expect((await write(author, objetivo, 4)).status).toBe(201);
    }
  });

  it('leaves averages alone when nothing was bought', async () => {
    bought(false);
    const id = await producto('Espejo');
    const { _id } = (await write(author, { productoObjetivoId: id }, 1)).body.data;
    await update(author, _id, 5);
    expect(await stars(`/api/products/${id}`)).toEqual([0, 0]);
    await remove(author, _id);
    expect(await stars(`/api/products/${id}`)).toEqual([0, 0]);
  });

  it("is nobody else's to change, and follows the rules of a new one", async () => {
    bought(true);
    const id = await producto('Bobina');
    const { _id } = (await write(author, { productoObjetivoId: id }, 4)).body.data;
    for (const stranger of [other, tienda, admin]) expect((await update(stranger, _id, 1)).status).toBe(404);
    for (const stranger of [other, tienda]) expect((await remove(stranger, _id)).status).toBe(404);
    for (const visitor of [await update(undefined, _id, 1), await remove(undefined, _id), await report(undefined, _id)])
      expect(visitor.status).toBe(401);
    expect(await update(author, _id, 6)).toMatchObject({
      status: 400,
      body: { message: 'Debes asignar una valoración (1-5 estrellas)' },
    });
    expect(await update(author, _id, 1, ' a ')).toMatchObject({
      status: 400,
      body: { message: 'El comentario debe tener al menos 2 caracteres' },
    });
    expect(
      (
        await call(h.base, 'PUT', `/api/comments/${_id}`, {
          token: author.token,
          body: { texto: 'Igual', valoracion: 4, verificada: false, estado: 'oculto', usuarioId: other.user._id },
        })
      ).body.data,
    ).toMatchObject({ verificada: true, estado: 'activo', usuario: { _id: author.user._id } });
    expect((await call(h.base, 'GET', '/api/comments/nada')).status).toBe(400);
    expect(await stars(`/api/products/${id}`)).toEqual([4, 1]);
  });

  it('may be removed by an administrator, who leaves a trace', async () => {
    bought(true);
    const id = await producto('Radiador');
    const { _id } = (await write(author, { productoObjetivoId: id }, 1)).body.data;
    expect((await remove(admin, _id)).status).toBe(200);
    expect(await stars(`/api/products/${id}`)).toEqual([0, 0]);
    expect(await h.db.collection('auditoria').findOne({ objeto: `comentario:${_id}` })).toMatchObject({
      actor: admin.user._id,
      accion: 'comentario.eliminar',
      antes: { texto: 'Muy bueno', valoracion: 1 },
    });
  });

  it('that was hidden counts no more: its author may delete it, not revive it', async () => {
    bought(false);
    const id = await producto('Alternador');
    const { _id } = (await write(author, { productoObjetivoId: id }, 5)).body.data;
    await h.db
      .collection('comentarios')
      .updateOne({ objetivo: `producto:${id}` }, { $set: { estado: 'oculto', verificada: true } });
    for (const { status } of [
      await call(h.base, 'GET', `/api/comments/${_id}`),
      await update(author, _id, 5),
      await report(other, _id),
    ])
      expect(status).toBe(404);
    expect((await remove(author, _id)).status).toBe(200);
    expect(await stars(`/api/products/${id}`)).toEqual([0, 0]);
  });

  it('never lets the average drift when it is rewritten and removed many times at once', async () => {
    bought(true);
    const id = await producto('Disco');
    const people = await mintUsers(h, 'client', 6);
    const ids: string[] = [];
    for (const [i, one] of people.entries())
      ids.push((await write(one, { productoObjetivoId: id }, 1 + (i % 5))).body.data._id);
    const service = h.app.get(CommentsService, { strict: false });
    const user = ({ user: { _id } }: Actor) => ({ id: _id, role: 'client' as const, sid: 'prueba' });
    const changes = Array.from({ length: 60 }, (_, i) => {
      const [who, which] = [user(people[i % 6]!), ids[i % 6]!];
      // The first three are removed in the middle of it, by several hands at once.
      const gesture =
        i % 6 < 3 && i > 24 && i < 42
          ? service.remove(who, which)
          : service.update(who, which, { texto: `Vez ${i}`, valoracion: 1 + ((i * 7) % 5) });
      return gesture.then(
        () => 'hecho',
        (error: { code?: string }) => error.code,
      );
    });
    const results = await Promise.all(changes);
    expect([...new Set(results)].sort()).toEqual(['NO_ENCONTRADO', 'hecho']);
    expect(await h.db.collection('comentarios').countDocuments({ objetivo: `producto:${id}` })).toBe(3);
    expect(await stars(`/api/products/${id}`)).toEqual(await recount(`producto:${id}`));
    const { sumaValoraciones } = (await h.db.collection('productos').findOne({ nombre: 'Disco' }))!;
    const [average, count] = await recount(`producto:${id}`);
    expect(Math.round((sumaValoraciones / count!) * 100) / 100).toBe(average);
  });

  it('is reported once per person, however often and fast, and the administrators hear of it', async () => {
    bought(false);
    const { _id } =
      (await write(author, { usuarioObjetivoId: tienda.user._id })).body.data ??
      (await list(`usuarioObjetivoId=${tienda.user._id}`)).data.find(
        ({ usuario }: { usuario: { _id: string } }) => usuario._id === author.user._id,
      );
    expect(await report(author, _id)).toMatchObject({ status: 409, body: { code: 'REPORTE_PROPIO' } });
    expect(await report(other, _id, '  x ')).toMatchObject({
      status: 400,
      body: { message: 'Cuéntanos el motivo en al menos 3 caracteres' },
    });
    expect((await report(other, 'f'.repeat(24))).status).toBe(404);
    const several = await Promise.all(
      Array.from({ length: 8 }, (_, i) => report(other, _id, `Lenguaje ofensivo ${i}`)),
    );
    for (const one of several)
      expect(one).toMatchObject({ status: 200, body: { data: null, message: 'Gracias. Vamos a revisar tu reporte.' } });
    expect((await report(tienda, _id)).status).toBe(200);
    const reportes = await h.db.collection('reportes').find().toArray();
    expect(
      reportes
        .map(({ objeto, objetoId, usuarioId, estado }) => [objeto, String(objetoId), String(usuarioId), estado])
        .sort(),
    ).toEqual([other, tienda].map(({ user }) => ['comentario', _id, user._id, 'pendiente']).sort());
    const reported = (await notices(admin)).filter(({ titulo }) => titulo === 'Reseña reportada');
    expect(reported).toHaveLength(2);
    expect(reported[0]).toMatchObject({
      tipo: 'sistema',
      ruta: expect.stringMatching(/^\/admin\/reportes\/[0-9a-f]{24}$/),
      mensaje: '«Muy bueno» Motivo: Lenguaje ofensivo',
    });
    expect((await notices(other)).length).toBe(0);
  });

  it('is repeated from memory until something is written', async () => {
    bought(false);
    const id = await producto('Correa');
    const query = `productoObjetivoId=${id}`;
    const { _id } = (await write(author, { productoObjetivoId: id }, 3)).body.data;
    const readings = jest.spyOn(h.app.get(CommentsRepository, { strict: false }), 'findPage');
    const before = await list(query);
    for (let i = 0; i < 5; i++) expect(await list(query)).toEqual(before);
    expect(readings).toHaveBeenCalledTimes(1);
    await update(author, _id, 4);
    expect((await list(query)).data[0]).toMatchObject({ valoracion: 4, texto: 'Lo pensé mejor' });
    await write(other, { productoObjetivoId: id });
    expect((await list(query)).meta.total).toBe(2);
    await remove(author, _id);
    expect((await list(query)).meta.total).toBe(1);
  });
});
