import type { PublicConfig } from '@tuerca/contracts/platform/system/schemas';

/** Public configuration. */
export const publicConfig = (over: Partial<PublicConfig> = {}): PublicConfig => ({
  tasa: { valor: 245.1, fechaValor: '2026-11-20', fuente: 'BCV', antigua: false },
  tasaRetirada: false,
  iva: 16,
  destinatario: {
    banco: '0174',
    nombreBanco: 'Banplus',
    titular: 'Tuerca, C.A.',
    rif: 'J-99900000-7',
    telefono: '+584141234567',
    cuenta: '01740000000000000000',
  },
  envio: { local: 3, nacionalBase: 6, nacionalKg: 1.5 },
  registro: { claveMin: 6, rechazaComunes: false },
  ...over,
});
