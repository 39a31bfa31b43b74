import { pdfPages } from '@tuerca/fixtures/pdf-text';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { buy, client, openShop, referencia, type Shop, until } from './shop';

let h: Harness;
let shop: Shop;
let filter: Awaited<ReturnType<Shop['sell']>>;
beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
  filter = await shop.sell({ nombre: 'Filtro de aceite', sku: 'FA-77', precio: 8, stock: 50 });
});
afterAll(() => h.close());

const PAPERS = ['etiquetas', 'lista-de-preparacion'] as const;
const ask = ({ token }: Actor, paper: (typeof PAPERS)[number], ids: readonly string[]) =>
  fetch(`${h.base}/api/orders/${paper}?pedidos=${ids.join(',')}`, { headers: { authorization: `Bearer ${token}` } });
const textOf = async (answer: Response) => pdfPages(Buffer.from(await answer.arrayBuffer())).join(' ');

async function order({ paid = true, cantidad = 1 } = {}) {
  const ana = await client(h);
  const { body } = await buy(h, ana.token, [{ productoId: filter.id, cantidad, tiendaId: shop.store.user._id }], {
    referencia: referencia(paid ? '99' : '00'),
  });
  const { _id: id, numero } = body.data.pedidos[0] as { _id: string; numero: string };
  const state = async () =>
    (await call<{ estadoPago: string }>(h.base, 'GET', `/api/orders/${id}`, { token: ana.token })).body.data.estadoPago;
  if (paid) await until(state, (estado) => estado === 'pagado');
  return { ana, id, numero };
}

it('labels and the list hold the orders that were chosen, with the codes of the store', async () => {
  const [one, two] = [await order(), await order({ cantidad: 3 })];
  const labels = await ask(shop.store, 'etiquetas', [two.id, one.id]);
  expect([labels.status, labels.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(labels.headers.get('content-disposition')).toMatch(/^attachment; filename="Etiquetas_\d{4}-\d\d-\d\d\.pdf"$/);
  const printed = await textOf(labels);
  // As they were chosen.
  expect(printed.indexOf(two.numero)).toBeLessThan(printed.indexOf(one.numero));
  expect(printed).toContain('3 unidades');
  const list = await textOf(await ask(shop.store, 'lista-de-preparacion', [one.id, two.id]));
  expect(list).toContain('2 pedidos · 4 unidades');
  expect(list).toMatch(new RegExp(`FA-77 Filtro de aceite .*? 4 ${one.numero}, ${two.numero} \\(3\\)`));
});

it.each(PAPERS)('%s: of another store, of nobody, unpaid, cancelled or too many: none is printed', async (paper) => {
  const [mine, open] = [await order(), await order({ paid: false })];
  const stranger = await openShop(h);
  const status = async (actor: Actor, ids: string[]) => (await ask(actor, paper, ids)).status;
  expect(await status(stranger.store, [mine.id])).toBe(404);
  expect(await status(shop.store, [mine.id, 'a'.repeat(24)])).toBe(404);
  for (const actor of [mine.ana, await mintUser(h, 'admin'), await mintUser(h, 'workshop')])
    expect(await status(actor, [mine.id])).toBe(403);
  const fiftyOne = Array.from({ length: 51 }, (_, i) => i.toString(16).padStart(24, 'a'));
  for (const wrong of [[], fiftyOne, ['nada']]) expect(await status(shop.store, wrong)).toBe(400);

  const unpaid = await ask(shop.store, paper, [mine.id, open.id]);
  expect(unpaid.status).toBe(409);
  expect(((await unpaid.json()) as { message: string }).message).toContain(open.numero);
  await call(h.base, 'POST', `/api/pedidos/${mine.id}/cancelar`, {
    token: shop.store.token,
    body: { motivo: 'Se dañó en el depósito' },
  });
  expect(await status(shop.store, [mine.id])).toBe(409);
});
