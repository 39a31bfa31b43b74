import { comments } from '@tuerca/contracts/products/comments/endpoints';
import { PurchaseProof } from '../src/products/comments/purchase-proof.service';
import { type Actor, mintUser, mintUsers, openBusiness, signUp } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

describe('reviews', () => {
  let h: Harness;
  let tienda: Actor;
  let taller: Actor;
  let cliente: Actor;
  let producto: string;

  const write = (actor: Actor | undefined, body: object) =>
    call(h.base, 'POST', '/api/comments', { token: actor?.token, body });
  const review = (objetivo: object, valoracion = 5) => ({ texto: 'Muy bueno', valoracion, ...objetivo });
  const list = async (query: string) => {
    const { status, body } = await call(h.base, 'GET', `/api/comments?${query}`);
    expect(status).toBe(200);
    return { data: comments.list.response.parse(body.data), meta: body.meta };
  };
  const bought = (done: boolean) =>
    jest.spyOn(h.app.get(PurchaseProof, { strict: false }), 'hasDelivered').mockResolvedValue(done);

  beforeAll(async () => {
    h = await startApp();
    tienda = await openBusiness(h, 'store');
    taller = await openBusiness(h, 'workshop');
    cliente = await signUp(h.base, 'client', { nombre: 'Mariana Gutiérrez' });
    producto = (await seed(h, tienda.user._id)).id;
  });
  afterAll(() => h.close());
  afterEach(() => jest.restoreAllMocks());

  it('publishes one review per person and target, of stores, workshops and products', async () => {
    for (const objetivo of [
      { usuarioObjetivoId: tienda.user._id },
      { usuarioObjetivoId: taller.user._id },
      { productoObjetivoId: producto },
    ]) {
      const { status, body } = await write(cliente, review(objetivo));
      expect(status).toBe(201);
      expect(body.message).toBe('Tu reseña ha sido publicada');
      expect(comments.create.response.parse(body.data)).toMatchObject({
        ...objetivo,
        verificada: false,
        usuario: { nombre: 'Mariana G.' },
      });
      expect(await write(cliente, review(objetivo))).toMatchObject({ status: 409, body: { code: 'RESENA_REPETIDA' } });
    }
    expect((await list(`productoObjetivoId=${producto}&estado=activo&sort=-createdAt`)).meta).toEqual({
      page: 1,
      limit: 10,
      total: 1,
      totalPages: 1,
    });
  });

  it('stores one of twenty that arrive at once', async () => {
    const other = await mintUser(h, 'client');
    const status = await Promise.all(
      Array.from({ length: 20 }, () => write(other, review({ productoObjetivoId: producto })).then((r) => r.status)),
    );
    expect(status.sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  it("refuses oneself, one's own product, and what does not exist", async () => {
    expect(await write(tienda, review({ usuarioObjetivoId: tienda.user._id }))).toMatchObject({
      status: 409,
      body: { code: 'RESENA_PROPIA' },
    });
    expect(await write(tienda, review({ productoObjetivoId: producto }))).toMatchObject({
      status: 409,
      body: { code: 'RESENA_PROPIA' },
    });
    for (const objetivo of [
      { productoObjetivoId: 'f'.repeat(24) },
      { usuarioObjetivoId: 'f'.repeat(24) },
      { usuarioObjetivoId: cliente.user._id },
    ])
      expect((await write(tienda, review(objetivo))).status).toBe(404);
  });

  it('asks for a session, two letters, one to five stars, and exactly one target', async () => {
    const objetivo = { productoObjetivoId: producto };
    expect((await write(undefined, review(objetivo))).status).toBe(401);
    for (const [body, message] of [
      [{ ...review(objetivo), texto: ' a ' }, 'El comentario debe tener al menos 2 caracteres'],
      [review(objetivo, 0), 'Debes asignar una valoración (1-5 estrellas)'],
      [review(objetivo, 4.5), 'Debes asignar una valoración (1-5 estrellas)'],
      [review({}), 'Indica qué quieres reseñar'],
      [review({ ...objetivo, usuarioObjetivoId: tienda.user._id }), 'Indica qué quieres reseñar'],
    ] as const)
      expect(await write(taller, body)).toMatchObject({ status: 400, body: { message } });
    expect((await call(h.base, 'GET', '/api/comments')).status).toBe(400);
    const fake = await write(taller, {
      ...review(objetivo),
      verificada: true,
      estado: 'oculto',
      usuarioId: cliente.user._id,
    });
    expect(fake.body.data).toMatchObject({ verificada: false, estado: 'activo', usuario: { _id: taller.user._id } });
  });

  it('counts only verified ones in the average, exactly, when thirty arrive at once', async () => {
    const added = (await seed(h, tienda.user._id, { nombre: 'Recién llegado' })).id;
    const people = await mintUsers(h, 'client', 33);
    bought(false);
    for (const one of people.slice(30))
      expect((await write(one, review({ productoObjetivoId: added }, 1))).status).toBe(201);
    const card = async () => (await call(h.base, 'GET', `/api/products/${added}`)).body.data;
    expect(await card()).toMatchObject({ valoracionPromedio: 0, numeroValoraciones: 0 });
    bought(true);
    const stars = people.slice(0, 30).map((_, i) => 1 + (i % 5));
    expect(
      await Promise.all(
        people
          .slice(0, 30)
          .map((one, i) => write(one, review({ productoObjetivoId: added }, stars[i])).then((r) => r.status)),
      ),
    ).toEqual(Array(30).fill(201));
    expect(await card()).toMatchObject({ valoracionPromedio: 3, numeroValoraciones: 30 });
    expect((await call(h.base, 'GET', '/api/products?q=llegado')).body.data[0]).toMatchObject({
      valoracionPromedio: 3,
      numeroValoraciones: 30,
    });
    const { data, meta } = await list(`productoObjetivoId=${added}&sort=valoracion&limit=60`);
    expect(meta.total).toBe(33);
    expect(data.map(({ valoracion }) => valoracion)).toEqual([...stars, 1, 1, 1].sort());
    expect((await list(`productoObjetivoId=${added}&page=4`)).data).toHaveLength(3);
  });
});
