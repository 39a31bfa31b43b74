import type { Moves } from '../../kernel/moves';

/** How a purchase is paid through a bank. */
export const METODOS_BANCO = ['pago_movil', 'transferencia'] as const;
/** How a purchase can be paid; `efectivo`: in the store, when it is picked up. */
export const METODOS_PAGO = [...METODOS_BANCO, 'efectivo'] as const;
/** What each method is called on screen. */
export const METODO_LABELS = {
  pago_movil: 'Pago Móvil',
  transferencia: 'Transferencia',
  efectivo: 'Efectivo al retirar',
} as const;
/** Of an order that is held for who pays at the pick-up: on screen, on its label and in the list of what to prepare. */
export const PAYS_AT_PICK_UP = 'Paga al retirar';
/** States of a payment. */
export const ESTADOS_PAGO = ['pendiente', 'en_verificacion', 'pagado', 'rechazado', 'reembolsado'] as const;
export type EstadoPago = (typeof ESTADOS_PAGO)[number];
/** What each state is called on screen. */
export const ESTADO_PAGO_LABELS: Record<EstadoPago, string> = {
  pendiente: 'Pendiente',
  en_verificacion: 'En verificación',
  pagado: 'Pagado',
  rechazado: 'Rechazado',
  reembolsado: 'Reembolsado',
};
/** Where a payment may go from each state; only an admin or a bank adapter moves it. */
export const PAGO_TRANSITIONS: Record<EstadoPago, readonly EstadoPago[]> = {
  pendiente: ['en_verificacion', 'pagado', 'rechazado'],
  en_verificacion: ['pagado', 'rechazado'],
  pagado: ['reembolsado'],
  rechazado: [],
  reembolsado: [],
};
/** Its moves in words, for the one that is not possible. */
export const PAGO_MOVES: Moves<EstadoPago> = {
  noun: 'Este pago',
  labels: ESTADO_PAGO_LABELS,
  transitions: PAGO_TRANSITIONS,
};

/** What the state of an order's payment is called, which stays `reembolsado` while the money is still to be sent back. */
export const estadoPagoLabel = (estado: EstadoPago, isOwed: boolean): string =>
  estado === 'reembolsado' && isOwed ? ESTADO_SALDO_LABELS.pendiente : ESTADO_PAGO_LABELS[estado];

/** Who ended a payment: somebody who cancelled all that it pays for; `sistema` when it was rejected or expired. */
export const FINALES_PAGO = ['cliente', 'tienda', 'administracion', 'sistema'] as const;
export type FinalPago = (typeof FINALES_PAGO)[number];
/** What those are called who move a payment and have no name of their own. */
export const ACTOR_PAGO_LABELS: Record<string, string> = {
  cliente: 'el cliente',
  tienda: 'la tienda',
  administracion: 'la administración',
  sistema: 'el sistema',
  banco: 'el banco',
};

/** What a bank check ends in. */
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

/** Answers that time alone may change; any other that is not `verificado` waits for a person. */
export const PASSING_RESULTS: readonly BankResult[] = ['no_encontrado', 'banco_no_disponible'];

/** States of a difference that was asked for: nobody has sent it, a second reference is being checked, all is there. */
export const ESTADOS_DIFERENCIA = ['esperando', 'informada', 'completa'] as const;
export type EstadoDiferencia = (typeof ESTADOS_DIFERENCIA)[number];
/** Where a difference may go from each state; it exists only while its payment is open, or as the record of how it became whole. */
export const DIFERENCIA_TRANSITIONS: Record<EstadoDiferencia, readonly EstadoDiferencia[]> = {
  esperando: ['esperando', 'informada', 'completa'],
  informada: ['esperando', 'completa'],
  completa: [],
};

/** States of what is owed to a client. */
export const ESTADOS_SALDO = ['pendiente', 'devuelto'] as const;
export type EstadoSaldo = (typeof ESTADOS_SALDO)[number];
/** What each state of what is owed is called on screen. */
export const ESTADO_SALDO_LABELS: Record<EstadoSaldo, string> = { pendiente: 'Por devolver', devuelto: 'Devuelto' };
/**
 * Why something is owed to a client: more was paid than was due; a part of a payment that was never completed; an order that
 * was cancelled and whose money came; money that came when its payment had been rejected or had expired; labour whose
 * appointment did not take place, or cost less.
 */
export const MOTIVOS_SALDO = ['excedente', 'incompleto', 'cancelado', 'tardio', 'mano_de_obra'] as const;
export type MotivoSaldo = (typeof MOTIVOS_SALDO)[number];
/** What each reason is called on screen. */
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
/** What each group is called on screen. */
export const GRUPO_PAGO_LABELS: Record<GrupoPago, string> = {
  por_revisar: 'Por revisar',
  en_verificacion: 'En verificación',
  esperando_diferencia: 'Esperan diferencia',
  pagado: 'Pagados',
  rechazado: 'Rechazados',
  reembolsado: 'Reembolsados',
  todos: 'Todos',
};
/** The group in which a payment stands. */
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
