import { BusquedaVacia } from '@tuerca/contracts/cart/demanda/schemas';
import { TallyService } from '../src/cart/demanda/tally.service';
import type { Actor } from './actors';
import { type Harness, startApp } from './harness';
import { client, openShop, put } from './shop';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

const COOKIE = 'visitante=ana-perez-7781';
/** A count as a browser sends it, that of a signed-in person with a cookie of her own included. */
const count = (path: string, body: object, who?: Actor) =>
  fetch(`${h.base}/api/demanda/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Navegador-De-Ana',
      ...(who && { authorization: `Bearer ${who.token}`, cookie: COOKIE }),
    },
    body: JSON.stringify(body),
  });

it('what is counted sets no cookie, needs none, and keeps no word about who it was', async () => {
  const [shop, ana] = [await openShop(h), await client(h)];
  const { id } = await shop.sell({ nombre: 'Faro', precio: 9, stock: 5 });
  const search = BusquedaVacia.parse({ texto: 'Tapa de distribuidor Corsa', estado: 'Zulia', ciudad: 'Maracaibo' });
  const answers = [
    await count('vistas', { productoId: id }),
    await count('vistas', { productoId: id }, ana),
    // From one address, whoever is signed in there: one person.
    await count('busquedas', search),
    await count('busquedas', search, ana),
  ];
  await put(h, ana.token, { productoId: id, cantidad: 1 });
  for (const { status, headers } of answers)
    expect([status, headers.getSetCookie(), headers.get('etag')]).toEqual([202, [], null]);

  await h.app.get(TallyService, { strict: false }).flush();
  const { ObjectId } = h.db.base.Types;
  const [product] = await h.db
    .collection('demanda')
    .find({ productoId: new ObjectId(id) })
    .toArray();
  expect(product).toMatchObject({ vistas: 2, carritos: 1 });
  const [sought] = await h.db.collection('busquedas').find({}).toArray();
  expect(sought).toMatchObject({ personas: 1 });
  expect(Object.keys(product!).sort()).toEqual(['_id', 'carritos', 'dias', 'mes', 'productoId', 'tiendaId', 'vistas']);
  expect(Object.keys(sought!).sort()).toEqual(
    ['_id', 'caduca', 'ciudad', 'clave', 'dias', 'estado', 'mes', 'personas', 'texto', 'ultima'].sort(),
  );
  // Neither in what is kept of days, nor in any other record of these counts.
  const kept = JSON.stringify([product, sought]);
  for (const trace of [ana.user._id, ana.email, '127.0.0.1', 'Navegador', 'ana-perez'])
    expect(kept).not.toContain(trace);
});
