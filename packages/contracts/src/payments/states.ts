export const METODOS_PAGO = ['pago_movil', 'transferencia'] as const;
export const NOMBRE_METODO = { pago_movil: 'Pago Móvil', transferencia: 'Transferencia' } as const;
export const ESTADOS_PAGO = ['pendiente', 'en_verificacion', 'pagado', 'rechazado', 'reembolsado'] as const;
export type EstadoPago = (typeof ESTADOS_PAGO)[number];
export const NOMBRE_ESTADO_PAGO: Record<EstadoPago, string> = {
  pendiente: 'Pendiente',
  en_verificacion: 'En verificación',
  pagado: 'Pagado',
  rechazado: 'Rechazado',
  reembolsado: 'Reembolsado',
};
/** Where a payment may go from each state; only an admin or a bank adapter moves it. */
export const PASOS_PAGO: Record<EstadoPago, readonly EstadoPago[]> = {
  pendiente: ['en_verificacion', 'pagado', 'rechazado'],
  en_verificacion: ['pagado', 'rechazado'],
  pagado: ['reembolsado'],
  rechazado: [],
  reembolsado: [],
};

/** What a bank check ends in. */
export const RESULTADOS_BANCO = [
  'verificado',
  'no_encontrado',
  'monto_distinto',
  'referencia_usada',
  'datos_invalidos',
  'banco_no_disponible',
  'manual',
] as const;
export type ResultadoBanco = (typeof RESULTADOS_BANCO)[number];
