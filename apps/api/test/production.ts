/** What a deployment with real customers sets; a test that starts one adds its database. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  TUERCA_DEMO: '0',
  PUBLIC_URL: 'https://tuerca.example',
  LIMITE_FACTOR: '1',
  BANCO: 'manual',
};
