/** Settings of a deployment with real customers; a test that starts one adds its database. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  TUERCA_DEMO: '0',
  PUBLIC_URL: 'https://tuerca.example',
  LIMITE_FACTOR: '1',
  BANCO: 'manual',
};

/** Recipient of a new shop's payments, as an administrator sends it. */
export const FIRST_RECIPIENT = {
  banco: '0174',
  titular: 'Tuerca, C.A.',
  rif: 'J-99930001-3',
  telefono: '0414-0000900',
  cuenta: '01740000000000000001',
  motivo: 'Apertura',
};
