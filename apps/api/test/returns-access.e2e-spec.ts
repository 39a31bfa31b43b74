import { type Role, ROLES } from '@tuerca/contracts/kernel/roles';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { deliverOrder, INSTRUCTIONS, RECEIVED, request, wanted } from './returns';
import { openShop, type Shop } from './shop';

// Written by hand, not derived from the contracts: a call that opens by mistake is red here.
type Who = 'C' | 'S' | 'CS' | 'CSX';
const ALLOWED: Record<Who, readonly Role[]> = {
  C: ['client'],
  S: ['store'],
  CS: ['client', 'store'],
  CSX: ['client', 'store', 'admin'],
};
const REFUSALS = [401, 403, 404];
/** Method, path, who, body; each is asked by every role of strangers, then by the parties. */
const OPERATIONS: [string, string, Who, object?][] = [
  ['GET', '/api/devoluciones', 'CSX'],
  ['GET', '/api/devoluciones/pedido/:pedido', 'CSX'],
  ['GET', '/api/devoluciones/:id', 'CSX'],
  ['POST', '/api/devoluciones/:id/mensajes', 'CS', { texto: 'Hola' }],
  ['POST', '/api/devoluciones/:id/revision', 'C', { motivo: 'No me responden nada' }],
  ['PUT', '/api/devoluciones/:id/aceptar', 'S', INSTRUCTIONS],
  ['PUT', '/api/devoluciones/:id/recibir', 'S', RECEIVED],
  ['PUT', '/api/devoluciones/:id/rechazar', 'S', { motivo: 'Está usado' }],
  ['PUT', '/api/devoluciones/:id/reembolsar', 'S', { referencia: '123456' }],
  ['PUT', '/api/devoluciones/:id/cancelar', 'C'],
];

let h: Harness;
let shop: Shop;
let ana: Actor;
let strangers: Record<Role, Actor>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  h = await startApp();
  shop = await openShop(h);
  const part = await shop.sell({ nombre: 'Filtro', stock: 5 });
  const order = await deliverOrder(h, shop, [{ producto: part, cantidad: 2 }]);
  ana = order.ana;
  ids.pedido = order.id;
  ids.id = (await request(h, ana, wanted(order.id, [{ productoId: part.id, cantidad: 1 }]))).body.data._id;
  ids.producto = part.id;
  const others = await Promise.all(ROLES.map(async (role) => [role, await mintUser(h, role)] as const));
  strangers = Object.fromEntries(others) as Record<Role, Actor>;
});
afterAll(() => h.close());

describe.each(OPERATIONS)('%s %s', (method, template, who, body) => {
  const ask = async (token?: string) => {
    const path = template.replace(/:(\w+)/g, (_all, name: string) => ids[name]!);
    return (await call(h.base, method, path, { token, body })).status;
  };

  it(`is for ${ALLOWED[who].join(' and ')}, and for strangers as if it did not exist`, async () => {
    expect(await ask()).toBe(401);
    for (const role of ROLES) {
      const status = await ask(strangers[role].token);
      if (!ALLOWED[who].includes(role)) expect([role, status]).toEqual([role, 403]);
      // An administrator reads what is anybody's.
      else if (role !== 'admin' && template.includes(':')) expect([role, status]).toEqual([role, 404]);
      else expect([role, status]).toEqual([role, 200]);
    }
    for (const [role, actor] of [
      ['client', ana],
      ['store', shop.store],
    ] as const)
      if (ALLOWED[who].includes(role)) expect(REFUSALS).not.toContain(await ask(actor.token));
  });
});

it('is asked for by the client of the order alone', async () => {
  const body = wanted(ids.pedido!, [{ productoId: ids.producto!, cantidad: 1 }]);
  const post = (token?: string) => call(h.base, 'POST', '/api/devoluciones', { token, body });
  expect((await post()).status).toBe(401);
  for (const role of ROLES)
    expect([role, (await post(strangers[role].token)).status]).toEqual([role, role === 'client' ? 404 : 403]);
});

it('lists show what is mine, by state and by words, and count what stands in each state', async () => {
  const list = async (actor: Actor, query = '') =>
    (await call(h.base, 'GET', `/api/devoluciones${query}`, { token: actor.token })).body;
  expect((await list(strangers.client)).data).toEqual([]);
  expect((await list(strangers.store)).data).toEqual([]);
  const mine = await list(shop.store);
  expect([mine.meta.total, mine.meta.cuentas[mine.data[0].estado]]).toEqual([1, 1]);
  const { estado, cliente } = mine.data[0];
  for (const [query, found] of [
    [`?estado=${estado}`, 1],
    ['?estado=solicitada', 0],
    [`?q=${encodeURIComponent(cliente.nombre)}`, 1],
    ['?q=filtro', 1],
    ['?q=nada', 0],
    [`?pedidoId=${ids.pedido}`, 1],
    [`?pedidoId=${'a'.repeat(24)}`, 0],
  ] as const)
    expect([query, (await list(shop.store, query)).data.length]).toEqual([query, found]);
  expect((await list(strangers.admin)).meta.total).toBe(1);
  expect((await call(h.base, 'GET', '/api/devoluciones?estado=nada', { token: ana.token })).status).toBe(400);
});
