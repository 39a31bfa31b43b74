import { REVISION_TRANSITIONS } from './auth/negocios/review-states';
import { CASH_TRANSITIONS } from './cart/checkout/cash';
import { MANO_DE_OBRA_MOVES, MANO_DE_OBRA_TRANSITIONS } from './cart/mano-de-obra/states';
import { PROPUESTA_TRANSITIONS, SOLICITUD_TRANSITIONS } from './cart/solicitudes/states';
import { CITA_MOVES, CITA_TRANSITIONS } from './citas/citas/states';
import { moveProblem } from './kernel/moves';
import { SUSCRIPCION_MOVES, SUSCRIPCION_TRANSITIONS } from './membresia/states';
import { LIQUIDACION_TRANSITIONS } from './orders/comisiones/states';
import { DEVOLUCION_MOVES, DEVOLUCION_TRANSITIONS } from './orders/devoluciones/states';
import { PEDIDO_MOVES, PEDIDO_TRANSITIONS } from './orders/orders/states';
import { DIFERENCIA_TRANSITIONS, PAGO_MOVES, PAGO_TRANSITIONS } from './payments/payments/states';
import { REPORTE_TRANSITIONS } from './platform/reportes/states';
import { CAMBIO_TRANSITIONS } from './platform/system/states';
import { IMPORTACION_TRANSITIONS } from './products/product-imports/states';

/** All moves as they were decided, beside the tables that allow them: one more or less is a decision, not a slip. */
test.each([
  [
    'orders',
    PEDIDO_TRANSITIONS,
    ['pendiente → procesando, cancelado', 'procesando → enviado, cancelado', 'enviado → entregado'],
  ],
  ['orders paid at the pick-up', CASH_TRANSITIONS, ['pendiente → entregado, cancelado']],
  [
    'payments',
    PAGO_TRANSITIONS,
    ['pendiente → en_verificacion, pagado, rechazado', 'en_verificacion → pagado, rechazado', 'pagado → reembolsado'],
  ],
  [
    'differences of payments',
    DIFERENCIA_TRANSITIONS,
    ['esperando → esperando, informada, completa', 'informada → esperando, completa'],
  ],
  ['payouts', LIQUIDACION_TRANSITIONS, ['pendiente → pagada']],
  [
    'returns',
    DEVOLUCION_TRANSITIONS,
    [
      'solicitada → aceptada, rechazada, cancelada',
      'aceptada → recibida, rechazada, cancelada',
      'recibida → reembolsada, rechazada',
    ],
  ],
  [
    'appointments',
    CITA_TRANSITIONS,
    [
      'pendiente → confirmada, cancelada',
      'confirmada → en_proceso, cancelada, no_asistio',
      'en_proceso → pausada, completada',
      'pausada → en_proceso',
    ],
  ],
  [
    'labour',
    MANO_DE_OBRA_TRANSITIONS,
    [
      'en_pago → pagada, cumplida, por_decidir, anulada',
      'pagada → cumplida, por_decidir',
      'cumplida → ganada',
      'por_decidir → pagada, devuelta',
    ],
  ],
  ['requests for parts', SOLICITUD_TRANSITIONS, ['abierta → aceptada, cancelada, vencida, retirada']],
  ['proposals', PROPUESTA_TRANSITIONS, ['enviada → aceptada, retirada, vencida, cerrada']],
  [
    'subscriptions',
    SUSCRIPCION_TRANSITIONS,
    ['pendiente → activa, rechazada, cancelada', 'activa → vencida, cancelada, reemplazada'],
  ],
  ['reviews of sellers', REVISION_TRANSITIONS, ['pendiente → aprobada, rechazada', 'rechazada → pendiente, aprobada']],
  ['reports', REPORTE_TRANSITIONS, ['pendiente → en_revision, resuelto', 'en_revision → resuelto']],
  ['the recipient of payments', CAMBIO_TRANSITIONS, ['programado → aplicado, cancelado']],
  [
    'imports',
    IMPORTACION_TRANSITIONS,
    [
      'revisada → aplicando',
      'aplicando → aplicada, deshaciendo',
      'deshaciendo → fallida',
      'aplicada → revirtiendo',
      'revirtiendo → revertida',
    ],
  ],
])(
  'the states of %s lead where it was decided, and nowhere else',
  (_, table: Record<string, readonly string[]>, moves) => {
    const allowed = Object.entries(table).filter(([, targets]) => targets.length > 0);
    expect(allowed.map(([from, targets]) => `${from} → ${targets.join(', ')}`)).toEqual(moves);
  },
);

test('a refused move is told of its own thing, in its own words', () => {
  expect([
    moveProblem(PEDIDO_MOVES, 'entregado', 'entregado'),
    moveProblem(CITA_MOVES, 'no_asistio', 'no_asistio'),
    moveProblem(PAGO_MOVES, 'pagado', 'pagado'),
    moveProblem(DEVOLUCION_MOVES, 'recibida', 'recibida'),
    moveProblem(MANO_DE_OBRA_MOVES, 'ganada', 'ganada'),
    moveProblem(SUSCRIPCION_MOVES, 'vencida', 'vencida'),
  ]).toEqual([
    'Este pedido ya está en «Entregado».',
    'Esta cita ya está en «No asistió».',
    'Este pago ya está en «Pagado».',
    'Esta devolución ya está en «Recibida».',
    'Esta mano de obra ya está en «Entregada al taller».',
    'Esta suscripción ya está en «Vencida».',
  ]);
  expect(moveProblem(PAGO_MOVES, 'pagado', 'reembolsado')).toBeNull();
});
