import type { BankResult } from './states';

/** What the client reads about each result. */
export const BANK_RESULT_MESSAGES: Record<BankResult, string> = {
  verificado: 'Tu pago fue verificado.',
  no_encontrado: 'Aún no vemos tu pago en el banco. Seguiremos verificando.',
  monto_distinto: 'El monto recibido no coincide con el total. Nuestro equipo lo revisará contigo.',
  referencia_usada: 'Esta referencia ya fue usada en otro pedido.',
  datos_invalidos: 'El teléfono o el banco no coinciden con el pago.',
  banco_no_disponible: 'El banco no responde. No repitas el pago.',
  manual: 'Nuestro equipo revisará tu pago manualmente.',
};
