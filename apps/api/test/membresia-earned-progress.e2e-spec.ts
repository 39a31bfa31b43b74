import { type Actor, adminToken } from './actors';
import { book, booking, change, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { deliver, pedidoOf, sellOrder } from './ledger';
import { makePlan, myPlan } from './membership';
import { client, openShop } from './shop';

let h: Harness;
let admin: string;
beforeAll(async () => {
  h = await startApp();
  admin = await adminToken(h);
});
afterAll(() => h.close());

const earned = async (seller: Actor) => (await myPlan(h, seller)).meritos.servicios;

describe('what a seller earns towards a plan', () => {
  it('is one for each order that its client received, and none for one that is under way', async () => {
    const shop = await openShop(h);
    const [first, second] = [await sellOrder(h, shop, { admin }), await sellOrder(h, shop, { admin })];
    expect(await earned(shop.store)).toBe(0);
    await deliver(h, shop, first);
    expect(await earned(shop.store)).toBe(1);
    for (const body of [{ estado: 'procesando' }, { estado: 'enviado', numeroRastreo: 'MRW123456', courier: 'mrw' }])
      await call(h.base, 'PATCH', `/api/orders/${second.id}/status`, { token: shop.store.token, body });
    expect((await pedidoOf(h, second.id)).estado).toBe('enviado');
    expect(await earned(shop.store)).toBe(1);
    expect(await earned((await openShop(h)).store)).toBe(0);
  });

  it('is one for each appointment that was completed, and a completion that is repeated counts once', async () => {
    const garage = await openGarage(h);
    const service = await garage.offer();
    const ana = await client(h);
    const visit = async (hora: string) => (await book(h.base, ana, booking(garage, service, { hora }))).body.data._id;
    const [done, cancelled] = [await visit('09:00'), await visit('14:00')];
    for (const [what, body] of [
      ['confirmar', {}],
      ['estado', { estado: 'en_proceso' }],
    ] as const)
      expect((await change(h.base, garage.actor, done, what, body)).status).toBe(200);
    expect((await change(h.base, ana, cancelled, 'cancel', { razonCancelacion: 'Ya no hace falta' })).status).toBe(200);
    expect(await earned(garage.actor)).toBe(0);
    const complete = () => change(h.base, garage.actor, done, 'completar', { precioFinal: 20 });
    const answers = await Promise.all([complete(), complete(), complete()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await earned(garage.actor)).toBe(1);
  });
});

describe('what was earned', () => {
  it('buys a plan once for as many services as it asks, however often it is tried', async () => {
    await makePlan(h, admin, 'GANABLE', { precio: 5, serviciosRequeridos: 3 });
    const { store } = await openShop(h);
    const asAdmin = (method: string, path: string, body?: object) => call(h.base, method, path, { token: admin, body });
    const earn = () =>
      call(h.base, 'POST', '/api/membresia/mi-plan/merito', { token: store.token, body: { codigo: 'GANABLE' } });
    const path = `/api/membresia/usuarios/${store.user._id}`;
    const set = await asAdmin('PUT', `${path}/servicios`, { serviciosCompletados: 2, razon: 'De su local' });
    expect(set.body.message).toBe('Servicios actualizados correctamente');
    expect((await earn()).body).toMatchObject({
      code: 'PLAN_SIN_MERITO',
      message: 'Te falta 1 de 3 servicios completados para tomar este plan sin pagar.',
    });
    const rated = await asAdmin('POST', `${path}/calificacion-positiva`);
    expect(rated.body.message).toBe('Calificación positiva registrada');
    const answers = await Promise.all([earn(), earn(), earn()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await myPlan(h, store)).toMatchObject({
      nivel: 'GANABLE',
      suscripcion: { origen: 'merito' },
      meritos: { servicios: 2, calificacionesPositivas: 1, saldo: 0 },
    });
  });
});
