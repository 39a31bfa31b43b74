import type { Cargo, TeamRole } from '@tuerca/contracts/kernel/capabilities';
import { type Actor, openBusiness, signUp, stayConfirmed } from './actors';
import { book, booking, change, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { hire } from './team';

/**
 * Calls of a store or workshop, and the positions that may make them, as decided and not as in the table. Those of an
 * empty list are for the owner alone.
 */
const STORE: readonly (readonly [string, readonly Cargo[]])[] = [
  ['GET /api/orders', ['vendedor', 'almacenista']],
  ['GET /api/stores/hoy', ['vendedor', 'almacenista']],
  ['PATCH /api/orders/:id/status', ['almacenista']],
  ['POST /api/orders/estados', ['almacenista']],
  ['POST /api/orders/:id/cobro', ['vendedor']],
  ['GET /api/orders/etiquetas', ['almacenista']],
  ['GET /api/stores/customers', ['vendedor']],
  ['GET /api/products/mine', ['vendedor', 'almacenista']],
  ['POST /api/products', ['almacenista']],
  ['PUT /api/products/:id', ['almacenista']],
  ['PUT /api/products/:id/stock', ['almacenista']],
  ['POST /api/products/imports/:id/confirm', ['almacenista']],
  ['PUT /api/preguntas/:id/respuesta', ['vendedor']],
  ['GET /api/chats', ['vendedor']],
  ['GET /api/tienda/solicitudes', ['vendedor']],
  ['PUT /api/devoluciones/:id/aceptar', ['vendedor']],
  ['PUT /api/devoluciones/:id/recibir', ['almacenista']],
  // Money, prices in bulk, promotions, settings, the plan and the team.
  ['PUT /api/devoluciones/:id/reembolsar', []],
  ['POST /api/products/mine/precios/vista', []],
  ['POST /api/products/mine/precios', []],
  ['DELETE /api/products/:id', []],
  ['GET /api/stores/ingresos', []],
  ['GET /api/stores/profile', []],
  ['GET /api/stores/demanda/2026-11', []],
  ['GET /api/membresia/mi-plan', []],
  ['GET /api/membresia/mi-plan/limites', ['almacenista']],
  ['GET /api/equipo', []],
  ['POST /api/equipo', []],
];
const WORKSHOP: typeof STORE = [
  ['GET /api/cita/mecanica', ['vendedor', 'tecnico']],
  ['POST /api/cita/mecanica/taller', ['vendedor']],
  ['PUT /api/cita/mecanica/:id/confirmar', ['vendedor']],
  ['PUT /api/cita/mecanica/:id/diagnostico', ['tecnico']],
  ['PUT /api/cita/mecanica/:id/completar', ['tecnico']],
  ['PUT /api/cita/mecanica/:id/precio', ['tecnico']],
  ['POST /api/cita/mecanica/:id/presupuestos', ['vendedor', 'tecnico']],
  ['PUT /api/presupuestos/:id/retirar', ['vendedor', 'tecnico']],
  ['GET /api/chats', ['vendedor']],
  ['POST /api/servicios-mecanicos', []],
  ['PUT /api/servicios-mecanicos/:id', []],
  ['GET /api/equipo', []],
  ['GET /api/membresia/mi-plan', []],
];

let h: Harness;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1000' });
});
afterAll(() => h.close());

/** Code of the refusal by the member's position; null when the call got past it, with any other result. */
async function refusalOf(actor: Actor, operation: string): Promise<string | null> {
  const [method, path] = operation.split(' ') as [string, string];
  const { token } = actor;
  const { status, body } = await call(h.base, method, path.replace(':id', 'f'.repeat(24)), {
    token,
    ...(method !== 'GET' && { body: {} }),
  });
  return status === 403 ? body.code! : null;
}

const asDecided = async (actor: Actor, table: typeof STORE, expected: (allowed: readonly Cargo[]) => string | null) =>
  expect(
    await Promise.all(table.map(async ([operation]) => [operation, await refusalOf(actor, operation)] as const)),
  ).toEqual(table.map(([operation, allowed]) => [operation, expected(allowed)]));

describe.each([
  ['store', STORE, ['vendedor', 'almacenista']],
  ['workshop', WORKSHOP, ['vendedor', 'tecnico']],
] as const)('in a %s', (role: TeamRole, table, cargos: readonly Cargo[]) => {
  let owner: Actor;
  beforeAll(async () => {
    owner = await openBusiness(h, role);
    await stayConfirmed(h, owner.token);
  });

  it('the owner may all', () => asDecided(owner, table, () => null));

  it.each(cargos)(
    'a member as %s may what was decided, and hears of the rest that it is not allowed',
    async (cargo) => {
      const member = await hire(h, owner, cargo);
      await asDecided(member, table, (allowed) => (allowed.includes(cargo) ? null : 'CARGO_NO_PERMITE'));
    },
  );
});

it('how a store delivers is its owner’s to say: a member who tries changes nothing', async () => {
  const owner = await openBusiness(h, 'store');
  const body = { store: { entrega: { retiro: true, efectivo: { activo: true, maximoUSD: 60, horas: 24 } } } };
  const settings = async () => (await call(h.base, 'GET', '/api/stores/profile', { token: owner.token })).body.data;
  const before = await settings();
  for (const cargo of ['vendedor', 'almacenista'] as const) {
    const { token } = await hire(h, owner, cargo);
    const answer = await call(h.base, 'PUT', '/api/user/profile', { token, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await settings()).toEqual(before);
  }
  expect((await call(h.base, 'PUT', '/api/user/profile', { token: owner.token, body })).status).toBe(200);
  expect(await settings()).not.toEqual(before);
});

it('a technician gets no further by the general call than by the special ones: neither the calendar nor the price is his', async () => {
  const garage = await openGarage(h);
  const tecnico = await hire(h, garage.actor, 'tecnico');
  const client = await signUp(h.base, 'client');
  const { _id: id } = (await book(h.base, client, booking(garage, await garage.offer()))).body.data;
  const ask = async (what: string, body: object) => {
    const answer = await change(h.base, tecnico, id, what, body);
    return answer.status === 200 ? 'ok' : answer.body.code;
  };
  const stored = async () => {
    const { body } = await call(h.base, 'GET', `/api/cita/mecanica/${id}`, { token: garage.actor.token });
    const { estado, precioFinal, notas } = body.data;
    return { estado, precioFinal, notas };
  };
  const refused = 'CARGO_NO_PERMITE';
  expect(await ask('estado', { estado: 'confirmada' })).toBe(refused);
  expect(await ask('estado', { estado: 'cancelada', razonCancelacion: 'No hay repuestos' })).toBe(refused);
  expect(await ask('estado', { estado: 'pendiente', precioFinal: 1 })).toBe(refused);
  expect(await ask('precio', { precioFinal: 1 })).toBe(refused);
  expect(await stored()).toEqual({ estado: 'pendiente', precioFinal: null, notas: null });

  await change(h.base, garage.actor, id, 'confirmar');
  expect(await ask('estado', { estado: 'no_asistio' })).toBe(refused);
  expect(await ask('estado', { estado: 'en_proceso', precioFinal: 1 })).toBe(refused);
  expect(await stored()).toEqual({ estado: 'confirmada', precioFinal: null, notas: null });
  // He still decides on his own work: notes, its beginning, and its end at the price that the client knows.
  expect(await ask('estado', { estado: 'confirmada', notas: 'Llegó con ruido' })).toBe('ok');
  expect(await ask('estado', { estado: 'en_proceso' })).toBe('ok');
  expect(await ask('estado', { estado: 'completada', precioFinal: 20 })).toBe('ok');
  expect(await stored()).toEqual({ estado: 'completada', precioFinal: 20, notas: 'Llegó con ruido' });
});
