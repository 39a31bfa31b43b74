import { type Role, ROLES } from '@tuerca/contracts/kernel/roles';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { askAll, proposed, unlisted, wanted } from './requests';
import { openShop } from './shop';

// Written by hand, not derived from the contracts: a call that opens by mistake is red here.
/** Method, path, who, body, and what a stranger of that role is answered. */
const OPERATIONS: [string, string, Role, number, object?][] = [
  ['GET', '/api/solicitudes', 'client', 200],
  ['POST', '/api/solicitudes', 'client', 201, wanted()],
  ['GET', '/api/solicitudes/:id', 'client', 404],
  ['PUT', '/api/solicitudes/:id/cancelar', 'client', 404],
  ['PUT', '/api/solicitudes/:id/propuestas/:propuesta/aceptar', 'client', 404],
  ['GET', '/api/tienda/solicitudes', 'store', 200],
  ['GET', '/api/tienda/solicitudes/cuenta', 'store', 200],
  ['GET', '/api/tienda/solicitudes/:id', 'store', 404],
  ['POST', '/api/tienda/solicitudes/:id/propuestas', 'store', 404, unlisted()],
  ['PUT', '/api/tienda/solicitudes/:id/propuestas/:propuesta/retirar', 'store', 404],
];

let h: Harness;
let strangers: Record<Role, Actor>;
let told: Actor;
const ids: Record<string, string> = {};
beforeAll(async () => {
  h = await startApp();
  const shop = await openShop(h);
  await shop.sell({ categoria: 'Frenos' });
  told = (await openShop(h)).store;
  const ana = await mintUser(h, 'client');
  ids.id = await askAll(h, ana);
  ids.propuesta = await proposed(h, shop.store, ids.id);
  const others = await Promise.all(ROLES.map(async (role) => [role, await mintUser(h, role)] as const));
  strangers = Object.fromEntries(others) as Record<Role, Actor>;
});
afterAll(() => h.close());

describe.each(OPERATIONS)('%s %s', (method, template, role, stranger, body) => {
  const ask = async (token?: string, sent: unknown = body) => {
    const path = template.replace(/:(id|propuesta)\b/g, (_all, name: string) => ids[name]!);
    return (await call(h.base, method, path, { token, body: sent })).status;
  };

  it(`is for a ${role}, and answers strangers ${stranger}`, async () => {
    expect(await ask()).toBe(401);
    for (const other of ROLES)
      if (other !== role) expect([other, await ask(strangers[other].token)]).toEqual([other, 403]);
    expect(await ask(strangers[role].token)).toBe(stranger);
    if (role === 'store' && stranger === 404) expect(await ask(told.token)).toBe(404);
  });

  it('refuses a bad body and a bad id', async () => {
    if (body) expect(await ask(strangers[role].token, { pieza: 7, tipo: 'otro' })).toBe(400);
    const path = template.replace(/:\w+/g, 'no-es-un-id');
    if (path !== template)
      expect((await call(h.base, method, path, { token: strangers[role].token, body })).status).toBe(400);
  });
});
