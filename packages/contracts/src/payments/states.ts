/** How a purchase can be paid. */
export const METODOS_PAGO = ['pago_movil', 'transferencia'] as const;
/** What each method is called on screen. */
export const METODO_LABELS = { pago_movil: 'Pago Móvil', transferencia: 'Transferencia' } as const;
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
