import { PASOS_PEDIDO } from './orders/states';
import { PASOS_PAGO } from './payments/states';

describe('State tables', () => {
  test.each([
    ['orders', PASOS_PEDIDO],
    ['payments', PASOS_PAGO],
  ])('%s only lead to known states and end somewhere', (_, pasos: Record<string, readonly string[]>) => {
    for (const destinos of Object.values(pasos)) for (const destino of destinos) expect(pasos).toHaveProperty(destino);
    expect(Object.values(pasos).some((destinos) => destinos.length === 0)).toBe(true);
  });
});
