import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';

let last = 0;

/** A saved payment method, different at every call. */
export const buildMetodoPago = (overrides: Partial<MetodoPago> = {}): MetodoPago => ({
  _id: (++last).toString(16).padStart(24, '0'),
  nombreBanco: 'Banesco',
  codigoBanco: '0134',
  cedula: 'V-12345678',
  telefono: '+584141234567',
  nombrePersona: 'Ana Rivas',
  predeterminado: false,
  ...overrides,
});
