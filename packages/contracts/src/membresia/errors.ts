import { defineErrors, failure, REMEDIES } from '../kernel/error-definition';

/** Errors of plans and subscriptions. */
export const MEMBRESIA_ERRORS = defineErrors({
  PLAN_LIMITE: failure(
    409,
    'Tu plan no permite más. Oculta o termina lo que ya no necesites, o mejora tu plan.',
    "The account's plan does not allow so many, or not this at all; `data` says what, and how many it allows.",
    'Hide something, or take another plan at /tienda/membresia or /taller/membresia.',
  ),
  PLAN_NO_ENCONTRADO: failure(404, 'No encontramos este plan.', 'No such plan.', 'Read the list of plans again.'),
  PLAN_REPETIDO: failure(409, 'Ya existe un plan con este código.', 'The code is taken.', 'Choose another code.'),
  PLAN_EN_USO: failure(
    409,
    'Este plan tiene suscripciones vivas. Desactívalo para que nadie más lo tome.',
    'Somebody has the plan or waits for it; `data` says how many.',
    'Deactivate it instead.',
  ),
  PLAN_BASICO: failure(
    409,
    'El plan básico de cada rol siempre existe: es gratuito, no se elimina ni se desactiva.',
    'The free plan of a role cannot be deleted, deactivated, priced or given to another role.',
    'Change its benefits and limits instead.',
  ),
  PLAN_DE_OTRO_ROL: failure(
    409,
    'Este plan no es para este tipo de cuenta.',
    'The plan belongs to another role, or the account has none.',
    'Choose a plan of the same role.',
  ),
  PLAN_NO_DISPONIBLE: failure(
    409,
    'Este plan ya no se ofrece.',
    'It was deactivated, or it is the free one.',
    'Choose another plan.',
  ),
  PLAN_MONTO: failure(
    409,
    'El monto del plan cambió con la tasa del día. Revisa el monto antes de enviar.',
    'The amount that was shown is not what the plan costs today; `data` has the present amount.',
    'Read the plan again.',
  ),
  PLAN_SIN_MERITO: failure(
    409,
    'Todavía no tienes los servicios completados que pide este plan.',
    'Too few completed services, or the plan cannot be earned.',
    'Complete more services, or pay for the plan.',
  ),
  SOLICITUD_PENDIENTE: failure(
    409,
    'Ya tienes una solicitud por confirmar. Espera la respuesta o retírala.',
    'One request at a time.',
    'Wait for the answer, or withdraw the request.',
  ),
  SUSCRIPCION_NO_ENCONTRADA: failure(
    404,
    'No encontramos esta suscripción.',
    'No such subscription.',
    REMEDIES.readListAgain,
  ),
  USUARIO_SIN_MEMBRESIA: failure(
    404,
    'No encontramos a esta persona entre quienes pueden tener membresía.',
    'No such account, or its role has no plans.',
    'Choose a store, a workshop, a crane or a courier.',
  ),
});
