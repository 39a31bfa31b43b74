import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { capitalLine, idParams, pageQuery, queryBoolean } from '../kernel/fields';
import { ROLES_PLAN } from '../kernel/roles';
import { AprobarPago } from '../payments/payments/admin-inputs';
import {
  AltaPlan,
  CambioNivel,
  CambioPlan,
  CambioServicios,
  planParams,
  RechazoSolicitud,
  suscripcionText,
} from './form';
import { EstadisticasMembresia, Membresia, Plan, PlanAdmin, Suscripcion, SuscripcionMeta } from './schemas';
import { ESTADOS_SUSCRIPCION } from './states';

const admin = { access: ['admin'] } as const;
const PLANS = '/api/membresia/niveles';
const USERS = '/api/membresia/usuarios';
const SUBSCRIPTIONS = '/api/membresia/suscripciones';

/** Filters of the list of subscriptions; `porVencer` leaves those that end within a week. */
export const suscripcionFilters = {
  rol: z.enum(ROLES_PLAN).optional(),
  estado: z.enum(ESTADOS_SUSCRIPCION).optional(),
  nivel: capitalLine().max(30).optional(),
  q: suscripcionText,
  porVencer: queryBoolean,
};

/** Plans, subscriptions and their figures as administrators keep them. */
export const membresiaAdmin = {
  plans: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/membresia/planes',
    summary: 'All plans, inactive ones included, with who has them',
    response: z.array(PlanAdmin),
  }),
  createPlan: endpoint({
    ...admin,
    method: 'POST',
    path: PLANS,
    summary: 'Make a plan; one with a commission of its own demands a reason and the password of the last minutes',
    body: AltaPlan,
    response: Plan,
    status: 201,
    idempotent: true,
    errors: ['PLAN_REPETIDO', 'REAUTENTICACION_REQUERIDA'],
  }),
  defaults: endpoint({
    ...admin,
    method: 'POST',
    path: `${PLANS}/inicializar-por-defecto`,
    summary:
      'Make the default plans that are missing, and give free plans that nobody has changed their default limits',
    response: z.array(PlanAdmin),
  }),
  updatePlan: endpoint({
    ...admin,
    method: 'PUT',
    path: `${PLANS}/:id`,
    summary:
      'Change a plan, by its code or id; new limits hold for whoever has it. Another commission demands a reason and the password of the last minutes',
    params: planParams,
    body: CambioPlan,
    response: Plan,
    errors: ['PLAN_NO_ENCONTRADO', 'PLAN_BASICO', 'PLAN_EN_USO', 'REAUTENTICACION_REQUERIDA'],
  }),
  removePlan: endpoint({
    ...admin,
    method: 'DELETE',
    path: `${PLANS}/:id`,
    summary: 'Delete a plan that nobody has',
    params: planParams,
    response: z.null(),
    errors: ['PLAN_NO_ENCONTRADO', 'PLAN_BASICO', 'PLAN_EN_USO'],
  }),
  subscriptions: endpoint({
    ...admin,
    method: 'GET',
    path: USERS,
    summary: 'Subscriptions, newest first',
    query: z.object({ ...pageQuery(10), ...suscripcionFilters }),
    response: z.array(Suscripcion),
    meta: SuscripcionMeta,
  }),
  exportSubscriptions: endpoint({
    ...admin,
    method: 'GET',
    path: `${USERS}/exportar`,
    summary: 'The same as CSV',
    query: z.object(suscripcionFilters),
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  member: endpoint({
    ...admin,
    method: 'GET',
    path: `${USERS}/:id`,
    summary: "One person's membership: plan, use, earned progress, history",
    params: idParams,
    response: Membresia,
    errors: ['USUARIO_SIN_MEMBRESIA'],
  }),
  setLevel: endpoint({
    ...admin,
    method: 'PUT',
    path: `${USERS}/:id/nivel`,
    summary: 'Give somebody a plan without a payment; BASIC cancels the subscription',
    params: idParams,
    body: CambioNivel,
    response: Membresia,
    errors: ['USUARIO_SIN_MEMBRESIA', 'CUENTA_ELIMINADA', 'PLAN_NO_ENCONTRADO', 'PLAN_DE_OTRO_ROL'],
  }),
  setServices: endpoint({
    ...admin,
    method: 'PUT',
    path: `${USERS}/:id/servicios`,
    summary: 'Set how many services somebody has completed',
    params: idParams,
    body: CambioServicios,
    response: Membresia,
    errors: ['USUARIO_SIN_MEMBRESIA'],
  }),
  addRating: endpoint({
    ...admin,
    method: 'POST',
    path: `${USERS}/:id/calificacion-positiva`,
    summary: 'Note a positive rating; it counts like a completed service',
    params: idParams,
    response: Membresia,
    idempotent: true,
    errors: ['USUARIO_SIN_MEMBRESIA'],
  }),
  confirm: endpoint({
    ...admin,
    method: 'PUT',
    path: `${SUBSCRIPTIONS}/:id/confirmar`,
    summary:
      'Approve the payment of a request, as the verification queue does: the plan holds from now, a renewal from the end of what is there',
    params: idParams,
    body: AprobarPago.default({}),
    response: Suscripcion,
    errors: [
      'SUSCRIPCION_NO_ENCONTRADA',
      'CUENTA_ELIMINADA',
      'ESTADO_CAMBIO',
      'MOVIMIENTO_USADO',
      'MOVIMIENTO_DUDOSO',
      'MONTO_NO_COINCIDE',
      'REAUTENTICACION_REQUERIDA',
    ],
  }),
  reject: endpoint({
    ...admin,
    method: 'PUT',
    path: `${SUBSCRIPTIONS}/:id/rechazar`,
    summary: 'Refuse the payment of a request with a reason',
    params: idParams,
    body: RechazoSolicitud,
    response: Suscripcion,
    errors: ['SUSCRIPCION_NO_ENCONTRADA', 'ESTADO_CAMBIO'],
  }),
  statistics: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/membresia/estadisticas',
    summary: 'How many subscriptions there are, by plan, and what they bring',
    response: EstadisticasMembresia,
  }),
};
