import { type Actor, adminToken } from './actors';
import { call, type Harness, startApp } from './harness';
import { deliver, sellOrder } from './ledger';
import { client, openShop, type Shop } from './shop';

let h: Harness;
let shop: Shop;
let admin: string;
beforeAll(async () => {
  h = await startApp();
  [shop, admin] = [await openShop(h), await adminToken(h)];
});
afterAll(() => h.close());

const get = (actor: Actor | string, path: string) =>
  call(h.base, 'GET', path, { token: typeof actor === 'string' ? actor : actor.token });
const put = (path: string, body: object) => call(h.base, 'PUT', path, { token: admin, body });
const close = (tiendaId: string, body: object = {}) =>
  call(h.base, 'POST', '/api/admin/liquidaciones', { token: admin, body: { tiendaId, ...body } });
const storeId = () => shop.store.user._id;

// Method, path, who may, body; in paths :liquidacion and :tienda.
const OPERATIONS: [string, string, 'store' | 'admin', object?][] = [
  ['GET', '/api/stores/ingresos', 'store'],
  ['GET', '/api/stores/ingresos/2026-11', 'store'],
  ['GET', '/api/stores/ingresos/2026-11/exportar', 'store'],
  ['GET', '/api/stores/liquidaciones', 'store'],
  ['GET', '/api/stores/liquidaciones/:liquidacion', 'store'],
  ['GET', '/api/admin/comisiones', 'admin'],
  ['PUT', '/api/admin/comisiones', 'admin', { taller: 10, motivo: 'Como está' }],
  ['PUT', '/api/admin/comisiones/tiendas/:tienda', 'admin', { porcentaje: null, motivo: 'Como está' }],
  ['GET', '/api/admin/comisiones/exportar', 'admin'],
  ['GET', '/api/admin/liquidaciones/saldos', 'admin'],
  ['GET', '/api/admin/liquidaciones/saldos/exportar', 'admin'],
  ['GET', '/api/admin/liquidaciones/exportar', 'admin'],
  ['GET', '/api/admin/liquidaciones/:liquidacion/exportar', 'admin'],
  ['GET', '/api/admin/liquidaciones', 'admin'],
  ['GET', '/api/admin/liquidaciones/:liquidacion', 'admin'],
  ['POST', '/api/admin/liquidaciones', 'admin', { tiendaId: ':tienda' }],
  ['PUT', '/api/admin/liquidaciones/:liquidacion/pagar', 'admin', { referencia: '00123456' }],
];

describe('who may', () => {
  it('is the store for what is its own, and the administrators', async () => {
    await deliver(h, shop, await sellOrder(h, shop, { admin }));
    const liquidacion = (await close(storeId())).body.data._id as string;
    const fill = (text: string) => text.replace(':liquidacion', liquidacion).replace(':tienda', storeId());
    const others = { client: (await client(h)).token, store: (await openShop(h)).store.token };
    for (const [method, path, who, body] of OPERATIONS) {
      const ask = async (token?: string) =>
        (
          await call(h.base, method, fill(path), {
            token,
            ...(body && { body: fill(JSON.stringify(body)), headers: { 'content-type': 'application/json' } }),
          })
        ).status;
      const own = who === 'store' ? shop.store.token : admin;
      expect([
        method,
        path,
        await ask(),
        await ask(others.client),
        await ask(who === 'store' ? admin : others.store),
      ]).toEqual([method, path, 401, 403, 403]);
      if (path.endsWith('/:liquidacion') && who === 'store')
        expect([path, await ask(others.store)]).toEqual([path, 404]);
      expect([401, 403, 404]).not.toContain(await ask(own));
    }
  });

  it('refuses what is no month, no payout, no store, no reference, and a future period', async () => {
    const nobody = 'f'.repeat(24);
    const refusals = await Promise.all([
      get(shop.store, '/api/stores/ingresos/2026-13'),
      get(shop.store, '/api/stores/ingresos/2026-11?page=0'),
      get(shop.store, `/api/stores/liquidaciones/${nobody}`),
      get(admin, `/api/admin/liquidaciones/${nobody}`),
      get(admin, '/api/admin/liquidaciones?estado=perdida'),
      close(nobody),
      close('x'),
      close(storeId(), { hasta: '2999-01-01' }),
      close(storeId()),
      put(`/api/admin/liquidaciones/${nobody}/pagar`, { referencia: '1234' }),
      put(`/api/admin/liquidaciones/${nobody}/pagar`, { referencia: '12' }),
      put(`/api/admin/comisiones/tiendas/${nobody}`, { porcentaje: 5, motivo: 'Nadie' }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'ENTRADA_INVALIDA'],
      [400, 'ENTRADA_INVALIDA'],
      [404, 'LIQUIDACION_NO_ENCONTRADA'],
      [404, 'LIQUIDACION_NO_ENCONTRADA'],
      [400, 'ENTRADA_INVALIDA'],
      [404, 'TIENDA_NO_ENCONTRADA'],
      [400, 'ENTRADA_INVALIDA'],
      [400, 'ENTRADA_INVALIDA'],
      [409, 'LIQUIDACION_SIN_SALDO'],
      [404, 'LIQUIDACION_NO_ENCONTRADA'],
      [400, 'ENTRADA_INVALIDA'],
      [404, 'TIENDA_NO_ENCONTRADA'],
    ]);
  });
});

describe('files for spreadsheets', () => {
  const file = async (path: string) => {
    const answer = await call<never>(h.base, 'GET', path, { token: admin });
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/csv; charset=utf-8']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+(_[\w-]+)?\.csv"$/);
    return (answer.body as unknown as { text: string }).text.replace('\uFEFF', '').trim().split('\r\n');
  };

  it('hold every list as the screens show it', async () => {
    const store = await openShop(h);
    const { _id: id, nombre } = store.store.user;
    expect(nombre).toBeTruthy();
    await deliver(h, store, await sellOrder(h, store, { admin }));
    await put(`/api/admin/comisiones/tiendas/${id}`, { porcentaje: 5.5, motivo: 'Acuerdo de apertura' });
    const name = store.store.user.negocio!;

    const rates = await file('/api/admin/comisiones/exportar');
    expect(rates[0]).toBe('Tienda;Comisión %;Desde');
    expect(rates.find((line) => line.startsWith(`${name};`))).toMatch(/;5,5;\d{4}-\d{2}-\d{2}$/);
    const shown = (await get(admin, '/api/admin/comisiones')).body.data;
    expect(shown.historial[0]).toMatchObject({
      tienda: { _id: id, nombre: name },
      antes: null,
      despues: 5.5,
      motivo: 'Acuerdo de apertura',
    });
    expect(shown.historial[0].quien).toBeTruthy();

    const before = (await file('/api/admin/liquidaciones/saldos/exportar')).find((line) =>
      line.startsWith(`${name};`),
    )!;
    const balance = (await get(admin, '/api/admin/liquidaciones/saldos')).body.data.find(
      ({ tienda }: { tienda: { _id: string } }) => tienda._id === id,
    );
    expect(before.split(';')[1]).toBe(String(balance.porLiquidar.bs).replace('.', ','));

    const liquidacion = (await close(id)).body.data;
    const payouts = await file(`/api/admin/liquidaciones/exportar?tiendaId=${id}&estado=pendiente`);
    expect(payouts).toHaveLength(2);
    expect(payouts[1]!.split(';').slice(0, 3)).toEqual([name, '1', 'Por pagar']);
    expect(payouts[1]!.split(';')[11]).toBe(String(liquidacion.total.bs).replace('.', ','));
    expect(await file(`/api/admin/liquidaciones/exportar?tiendaId=${id}&estado=pagada`)).toHaveLength(1);
    const entries = await file(`/api/admin/liquidaciones/${liquidacion._id}/exportar`);
    expect(entries).toHaveLength(2);
    expect((await get(admin, `/api/admin/liquidaciones/${'f'.repeat(24)}/exportar`)).status).toBe(404);
    expect((await get(admin, '/api/admin/liquidaciones/exportar?estado=perdida')).status).toBe(400);
  });
});
