import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { type Actor, mintUser, signUp } from './actors';
import { book, booking, change, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { mailsTo, noticesOf } from './notices';
import { openShop } from './shop';
import { hire } from './team';
import { until } from './until';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  ana = await signUp(h.base, 'client', { nombre: 'Mariana Gutiérrez' });
});
afterAll(() => h.close());

const TITLE = 'Nueva reseña';
const reviewsTold = async (actor: Actor): Promise<Notificacion[]> =>
  (await noticesOf(h, actor)).filter(({ titulo }) => titulo === TITLE);
const write = (author: Actor, body: object) =>
  call(h.base, 'POST', '/api/comments', {
    token: author.token,
    body: { texto: 'Llegó rápido', valoracion: 4, ...body },
  });

it('a store hears of a review of its product and of itself, once, with the way to where it stands', async () => {
  const shop = await openShop(h);
  const { id } = await shop.sell({ nombre: 'Bujía de iridio' });
  const racers = await Promise.all(Array.from({ length: 4 }, () => write(ana, { productoObjetivoId: id })));
  expect(racers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect((await write(ana, { usuarioObjetivoId: shop.store.user._id, valoracion: 1 })).status).toBe(201);

  expect(await reviewsTold(shop.store)).toMatchObject([
    {
      tipo: 'mensaje',
      ruta: `/producto/tienda/${shop.store.user._id}#resenas`,
      mensaje: 'Mariana G. calificó tu tienda con 1 estrella: «Llegó rápido»',
    },
    {
      tipo: 'mensaje',
      ruta: `/producto/${id}#resenas`,
      mensaje: `Mariana G. calificó «Bujía de iridio» con 4 estrellas: «Llegó rápido»`,
    },
  ]);
  const mails = () => Promise.resolve(mailsTo(h, shop.store.email).filter(({ subject }) => subject === TITLE));
  expect(await until(mails, ({ length }) => length >= 2)).toHaveLength(2);
});

it('whoever speaks with clients hears of it, too; whoever keeps the stock does not', async () => {
  const shop = await openShop(h);
  const [seller, keeper] = [await hire(h, shop.store, 'vendedor'), await hire(h, shop.store, 'almacenista')];
  await write(ana, { usuarioObjetivoId: shop.store.user._id });
  expect([await reviewsTold(seller), await reviewsTold(keeper)].map(({ length }) => length)).toEqual([1, 0]);
});

it('nobody hears of what was refused: a review of her own, or of what is not there', async () => {
  const shop = await openShop(h);
  expect((await write(shop.store, { usuarioObjetivoId: shop.store.user._id })).status).toBe(409);
  expect((await write(ana, { productoObjetivoId: 'a'.repeat(24) })).status).toBe(404);
  expect(await reviewsTold(shop.store)).toEqual([]);
});

it('a workshop hears of each appointment that was rated, also without words', async () => {
  const garage = await openGarage(h);
  const servicioId = await garage.offer();
  const client = await mintUser(h, 'client');
  const { _id } = (await book(h.base, client, booking(garage, servicioId))).body.data;
  for (const [step, body] of [
    ['confirmar', {}],
    ['estado', { estado: 'en_proceso' }],
    ['completar', { precioFinal: 20 }],
  ] as const)
    expect((await change(h.base, garage.actor, _id, step, body)).status).toBe(200);
  const rate = { token: client.token, body: { puntuacion: 5 } };
  const answers = await Promise.all([1, 2, 3].map(() => call(h.base, 'POST', `/api/cita/mecanica/${_id}/rate`, rate)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await reviewsTold(garage.actor)).toMatchObject([
    {
      ruta: `/talleres/${garage.id}#resenas`,
      mensaje: `${client.user.nombre} calificó tu taller con 5 estrellas.`,
    },
  ]);
});
