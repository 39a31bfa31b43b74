import type { Moves } from '../../kernel/moves';

/** Ways to pay a purchase through a bank. */
export const METODOS_BANCO = ['pago_movil', 'transferencia'] as const;
/** Ways to pay a purchase; `efectivo`: in the store, when it is picked up. */
export const METODOS_PAGO = [...METODOS_BANCO, 'efectivo'] as const;
/** Label of each method on screen. */
export const METODO_LABELS = {
  pago_movil: 'Pago Móvil',
  transferencia: 'Transferencia',
  efectivo: 'Efectivo al retirar',
} as const;
/** Mark of an order that is paid at the pick-up: on screen, on its label and in the list of what to prepare. */
export const PAYS_AT_PICK_UP = 'Paga al retirar';
/** States of a payment. */
export const ESTADOS_PAGO = ['pendiente', 'en_verificacion', 'pagado', 'rechazado', 'reembolsado'] as const;
export type EstadoPago = (typeof ESTADOS_PAGO)[number];
/** Label of each state on screen. */
export const ESTADO_PAGO_LABELS: Record<EstadoPago, string> = {
  pendiente: 'Pendiente',
  en_verificacion: 'En verificación',
  pagado: 'Pagado',
  rechazado: 'Rechazado',
  reembolsado: 'Reembolsado',
};
/** Transitions of a payment; only an admin or a bank adapter makes them. */
export const PAGO_TRANSITIONS: Record<EstadoPago, readonly EstadoPago[]> = {
  pendiente: ['en_verificacion', 'pagado', 'rechazado'],
  en_verificacion: ['pagado', 'rechazado'],
  pagado: ['reembolsado'],
  rechazado: [],
  reembolsado: [],
};
/** Descriptions of its moves, for refusals. */
export const PAGO_MOVES: Moves<EstadoPago> = {
  noun: 'Este pago',
  labels: ESTADO_PAGO_LABELS,
  transitions: PAGO_TRANSITIONS,
};

/** Label of the state of an order's payment, which stays `reembolsado` while the money is still to be sent back. */
export const estadoPagoLabel = (estado: EstadoPago, isOwed: boolean): string =>
  estado === 'reembolsado' && isOwed ? ESTADO_SALDO_LABELS.pendiente : ESTADO_PAGO_LABELS[estado];

/** Actor that ended a payment: whoever cancelled all that it pays for; `sistema` for a rejected or expired one. */
export const FINALES_PAGO = ['cliente', 'tienda', 'administracion', 'sistema'] as const;
export type FinalPago = (typeof FINALES_PAGO)[number];
/** Names of actors that move a payment and have no name of their own. */
export const ACTOR_PAGO_LABELS: Record<string, string> = {
  cliente: 'el cliente',
  tienda: 'la tienda',
  administracion: 'la administración',
  sistema: 'el sistema',
  banco: 'el banco',
};

/** Results of a bank check. */
export const BANK_RESULTS = [
  'verificado',
  'no_encontrado',
  'monto_distinto',
  'referencia_usada',
  'datos_invalidos',
  'banco_no_disponible',
  'manual',
] as const;
export type BankResult = (typeof BANK_RESULTS)[number];

/** Results that time alone may change; any other that is not `verificado` needs a person. */
export const PASSING_RESULTS: readonly BankResult[] = ['no_encontrado', 'banco_no_disponible'];

/** States of a difference that was asked for: not sent, a second reference is being checked, complete. */
export const ESTADOS_DIFERENCIA = ['esperando', 'informada', 'completa'] as const;
export type EstadoDiferencia = (typeof ESTADOS_DIFERENCIA)[number];
/** Transitions of a difference; it exists only while its payment is open, or as the record of its completion. */
export const DIFERENCIA_TRANSITIONS: Record<EstadoDiferencia, readonly EstadoDiferencia[]> = {
  esperando: ['esperando', 'informada', 'completa'],
  informada: ['esperando', 'completa'],
  completa: [],
};

/** States of a debt to a client. */
export const ESTADOS_SALDO = ['pendiente', 'devuelto'] as const;
export type EstadoSaldo = (typeof ESTADOS_SALDO)[number];
/** Label of each state of a debt. */
export const ESTADO_SALDO_LABELS: Record<EstadoSaldo, string> = { pendiente: 'Por devolver', devuelto: 'Devuelto' };
/**
 * Reasons for a debt to a client: an overpayment; a part of a payment that was never completed; a cancelled order whose
 * money came; money that came when its payment had been rejected or had expired; labour whose appointment did not take
 * place, or cost less.
 */
export const MOTIVOS_SALDO = ['excedente', 'incompleto', 'cancelado', 'tardio', 'mano_de_obra'] as const;
export type MotivoSaldo = (typeof MOTIVOS_SALDO)[number];
/** Label of each reason on screen. */
export const MOTIVO_SALDO_LABELS: Record<MotivoSaldo, string> = {
  excedente: 'Pagó de más',
  incompleto: 'Pago incompleto',
  cancelado: 'Pedido cancelado',
  tardio: 'Llegó después de cancelarse',
  mano_de_obra: 'Mano de obra que no se usó',
};

/** Groups of the verification queue. */
export const GRUPOS_PAGO = [
  'por_revisar',
  'en_verificacion',
  'esperando_diferencia',
  'pagado',
  'rechazado',
  'reembolsado',
  'todos',
] as const;
export type GrupoPago = (typeof GRUPOS_PAGO)[number];
/** Label of each group on screen. */
export const GRUPO_PAGO_LABELS: Record<GrupoPago, string> = {
  por_revisar: 'Por revisar',
  en_verificacion: 'En verificación',
  esperando_diferencia: 'Esperan diferencia',
  pagado: 'Pagados',
  rechazado: 'Rechazados',
  reembolsado: 'Reembolsados',
  todos: 'Todos',
};
/** The group of a payment. */
export function grupoOf(pago: {
  estado: EstadoPago;
  resultado: BankResult | null;
  diferencia: { estado: EstadoDiferencia } | null;
}): Exclude<GrupoPago, 'todos'> {
  const { estado, resultado, diferencia } = pago;
  if (estado !== 'pendiente' && estado !== 'en_verificacion') return estado;
  if (diferencia?.estado === 'esperando') return 'esperando_diferencia';
  const checked = resultado === null || resultado === 'verificado' || PASSING_RESULTS.includes(resultado);
  return checked ? 'en_verificacion' : 'por_revisar';
}

/** Currencies in which a store takes cash. */
export const MONEDAS_COBRO = ['USD', 'VES'] as const;
export type MonedaCobro = (typeof MONEDAS_COBRO)[number];
export const MONEDA_COBRO_LABELS: Record<MonedaCobro, string> = { USD: 'Dólares en efectivo', VES: 'Bolívares' };
