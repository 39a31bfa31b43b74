import { type Actor, mintUser, openBusiness } from './actors';
import { openOffice } from './admin-users';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let [admin, client, store, workshop]: Actor[] = [];
beforeAll(async () => {
  h = await startApp();
  admin = await openOffice(h);
  [store, workshop] = await Promise.all([openBusiness(h, 'store'), openBusiness(h, 'workshop')]);
  client = await mintUser(h, 'client');
});
afterAll(() => h.close());

const list = async (actor: Actor | undefined, path: string): Promise<[status: number, rows: number | undefined]> => {
  const { status, body } = await call<unknown[]>(h.base, 'GET', path, { token: actor?.token });
  return [status, body.data?.length];
};

it.each(['q', 'query', 'search', 'busqueda'])('a search under %s finds what it names, and only that', async (name) => {
  const find = (text: string) => `?${name}=${encodeURIComponent(text)}`;
  expect(await list(admin, `/api/admin/usuarios${find(client!.email)}`)).toEqual([200, 1]);
  expect(await list(admin, `/api/admin/tiendas${find(store!.user.negocio!)}`)).toEqual([200, 1]);
  expect(await list(undefined, `/api/users/stores${find(store!.user.negocio!)}`)).toEqual([200, 1]);
});

it.each(['q', 'query', 'search', 'busqueda'])(
  'no list answers whole to a search under %s for what nobody has',
  async (name) => {
    const nothing = `?${name}=zzyzxquux`;
    for (const [actor, path] of [
      [admin, '/api/admin/usuarios'],
      [admin, '/api/admin/tiendas'],
      [admin, '/api/admin/talleres'],
      [admin, '/api/admin/auditoria'],
      [undefined, '/api/users/stores'],
      [undefined, '/api/users/workshops'],
    ] as const)
      expect([path, await list(actor, path + nothing)]).toEqual([path, [200, 0]]);
    expect(workshop).toBeDefined();
  },
);
