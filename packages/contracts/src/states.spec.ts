import { PEDIDO_TRANSITIONS } from './orders/states';
import { PAGO_TRANSITIONS } from './payments/states';

describe('State tables', () => {
  test.each([
    ['orders', PEDIDO_TRANSITIONS],
    ['payments', PAGO_TRANSITIONS],
  ])('%s only lead to known states and end somewhere', (_, pasos: Record<string, readonly string[]>) => {
    for (const destinos of Object.values(pasos)) for (const destino of destinos) expect(pasos).toHaveProperty(destino);
    expect(Object.values(pasos).some((destinos) => destinos.length === 0)).toBe(true);
  });
});
