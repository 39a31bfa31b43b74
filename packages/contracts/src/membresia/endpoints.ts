import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { ROLES_PLAN } from '../kernel/roles';
import { planParams } from './form';
import { PlanPorMerito, SolicitudPlan } from './requests';
import { MiPlan, Plan, PlanVigente } from './schemas';

const MY_PLAN = '/api/membresia/mi-plan';
const own = { access: ROLES_PLAN } as const;

/** Plans that are offered, and a seller's own. */
export const membresia = {
  plans: endpoint({
    method: 'GET',
    path: '/api/membresia/niveles',
    access: 'public',
    summary: 'Plans that are offered, of one role alone when it is given, the cheapest first',
    query: z.object({ rolUsuario: z.enum(ROLES_PLAN).optional() }),
    response: z.array(Plan),
  }),
  plan: endpoint({
    method: 'GET',
    path: '/api/membresia/niveles/:id',
    access: 'public',
    summary: 'One plan that is offered, by its code or id',
    params: planParams,
    response: Plan,
    errors: ['PLAN_NO_ENCONTRADO'],
  }),
  mine: endpoint({
    ...own,
    method: 'GET',
    path: MY_PLAN,
    summary: 'My plan, how far its limits are used, and the plans that I can take',
    response: MiPlan,
  }),
  limits: endpoint({
    ...own,
    capability: 'inventario',
    method: 'GET',
    path: `${MY_PLAN}/limites`,
    summary: 'What the plan that holds now allows; also for members of a team, who keep to it without seeing the plan',
    response: PlanVigente,
  }),
  request: endpoint({
    ...own,
    method: 'POST',
    path: MY_PLAN,
    summary: 'Ask for a plan with the data of its payment; an administrator confirms it',
    body: SolicitudPlan,
    response: MiPlan,
    status: 201,
    idempotent: true,
    errors: [
      'PLAN_NO_ENCONTRADO',
      'PLAN_DE_OTRO_ROL',
      'PLAN_NO_DISPONIBLE',
      'PLAN_MONTO',
      'SOLICITUD_PENDIENTE',
      'REFERENCIA_USADA',
    ],
    limit: 20,
  }),
  withdraw: endpoint({
    ...own,
    method: 'DELETE',
    path: `${MY_PLAN}/solicitud`,
    summary: 'Withdraw my request while nobody has answered it',
    response: MiPlan,
    errors: ['SUSCRIPCION_NO_ENCONTRADA'],
  }),
  earn: endpoint({
    ...own,
    method: 'POST',
    path: `${MY_PLAN}/merito`,
    summary: 'Take a plan with completed services instead of a payment; they are used up by it',
    body: PlanPorMerito,
    response: MiPlan,
    idempotent: true,
    errors: ['PLAN_NO_ENCONTRADO', 'PLAN_DE_OTRO_ROL', 'PLAN_NO_DISPONIBLE', 'PLAN_SIN_MERITO'],
  }),
};
