import type { Membresia, MiPlan } from '@tuerca/contracts/membresia/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { MembershipExpiryService } from '../src/membresia/expiry.service';
import { MembersService } from '../src/membresia/members.service';
import { MembershipFiguresService } from '../src/membresia/membership-figures.service';
import { MembershipsService } from '../src/membresia/memberships.service';
import { MyPlanService } from '../src/membresia/my-plan.service';
import { PlanLimitsService } from '../src/membresia/plan-limits.service';
import { PlanPaymentsService } from '../src/membresia/plan-payments.service';
import { SubscriptionsService } from '../src/membresia/subscriptions.service';
import type { Clock } from '../src/platform/common/clock';
import { DueWork } from '../src/platform/database/due-work.service';
import type { Actor } from './actors';
import { buildForm } from './catalogue-data';
import { type Answer, call, type Harness } from './harness';
import { referencia } from './shop';

/** The body of a plan; without limits but those given. */
export const planForm = (codigo: string, overrides: Record<string, unknown> = {}) => ({
  codigo,
  nombre: `Plan ${codigo}`,
  descripcion: 'Para probar',
  precio: 10,
  intervalo: 'mensual',
  beneficios: ['Algo bueno'],
  rolUsuario: 'store',
  motivo: 'Para probar',
  ...overrides,
});
export const makePlan = (h: Harness, admin: string, codigo: string, overrides: Record<string, unknown> = {}) =>
  call(h.base, 'POST', '/api/membresia/niveles', { token: admin, body: planForm(codigo, overrides) });
/** Puts limits on the free plan of stores, or takes them away. */
export const limitBasic = async (h: Harness, admin: string, limites: object, rol: 'TIENDA' | 'TALLER' = 'TIENDA') => {
  const body = {
    ...planForm(`BASIC_${rol}`, { precio: 0, intervalo: 'unico', limites }),
    rolUsuario: rol === 'TIENDA' ? 'store' : 'workshop',
  };
  const { status } = await call(h.base, 'PUT', `/api/membresia/niveles/BASIC_${rol}`, { token: admin, body });
  expect(status).toBe(200);
};
export const setLevel = (h: Harness, admin: string, id: string, nuevoNivel: string): Promise<Answer<Membresia>> =>
  call(h.base, 'PUT', `/api/membresia/usuarios/${id}/nivel`, {
    token: admin,
    body: { nuevoNivel, razon: 'Para la prueba' },
  });
export const myPlan = async (h: Harness, { token }: Actor): Promise<MiPlan> =>
  (await call<MiPlan>(h.base, 'GET', '/api/membresia/mi-plan', { token })).body.data;
/** Asks for a plan with a payment of today. */
export async function requestPlan(
  h: Harness,
  actor: Actor,
  codigo: string,
  overrides: Record<string, unknown> = {},
): Promise<Answer<MiPlan>> {
  const { planes } = await myPlan(h, actor);
  const body = {
    codigo,
    banco: '0102',
    // The bank does not find it: an administrator decides.
    referencia: referencia('00'),
    fecha: caracasDate(new Date()),
    monto: planes.find((plan) => plan.codigo === codigo)?.precioBs ?? 1,
    ...overrides,
  };
  return call(h.base, 'POST', '/api/membresia/mi-plan', { token: actor.token, body });
}
export const confirm = (h: Harness, admin: string, id: string) =>
  call(h.base, 'PUT', `/api/membresia/suscripciones/${id}/confirmar`, { token: admin });
/** Asks and has it confirmed; the subscription. */
export async function subscribe(h: Harness, admin: string, actor: Actor, codigo: string) {
  const asked = await requestPlan(h, actor, codigo);
  if (!asked.body.success) throw new Error(asked.body.message);
  return (await confirm(h, admin, asked.body.data.solicitud!._id)).body.data;
}

export const publish = (h: Harness, { token }: Actor, overrides: Record<string, unknown> = {}) =>
  call(h.base, 'POST', '/api/products', { token, body: buildForm(overrides as never) });
/** Names of what everybody finds of a store, oldest first. */
export async function onSale(h: Harness, storeId: string): Promise<string[]> {
  const docs = await h.db
    .collection('productos')
    .find({ tiendaId: new h.db.base.Types.ObjectId(storeId), visible: true })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
  return docs.map(({ nombre }) => nombre as string);
}

const CLOCKED = [
  SubscriptionsService,
  PlanLimitsService,
  DueWork,
  MembershipsService,
  MyPlanService,
  PlanPaymentsService,
  MembersService,
  MembershipFiguresService,
];
/** Lets the clock of memberships stand at an instant until mocks are restored; sessions keep the real one, or they would end. */
export function at(h: Harness, instant: Date | string): void {
  for (const service of CLOCKED) {
    const instance = h.app.get<object>(service, { strict: false }) as { clock: Clock };
    const { clock } = instance;
    // Only a getter can be spied on, and be as it was again; after the first time it is one.
    if (!Object.getOwnPropertyDescriptor(instance, 'clock')?.get)
      Object.defineProperty(instance, 'clock', { configurable: true, get: () => clock });
    jest.spyOn(instance, 'clock', 'get').mockReturnValue({ now: () => new Date(instant) });
  }
}
export const sweep = (h: Harness) => h.app.get(MembershipExpiryService, { strict: false }).sweep();
export const titlesOf = async (h: Harness, userId: string): Promise<string[]> =>
  (
    await h.db
      .collection('notificaciones')
      .find({ usuarioId: new h.db.base.Types.ObjectId(userId) })
      .sort({ _id: 1 })
      .toArray()
  ).map(({ titulo }) => titulo as string);
