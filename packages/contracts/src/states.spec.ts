import { CITA_TRANSITIONS } from './citas/states';
import { DEVOLUCION_TRANSITIONS } from './devoluciones/states';
import { PEDIDO_TRANSITIONS } from './orders/states';
import { PAGO_TRANSITIONS } from './payments/states';

describe('State tables', () => {
  test.each([
    ['orders', PEDIDO_TRANSITIONS],
    ['citas', CITA_TRANSITIONS],
    ['payments', PAGO_TRANSITIONS],
    ['devoluciones', DEVOLUCION_TRANSITIONS],
  ])('%s only lead to known states and end somewhere', (_, steps: Record<string, readonly string[]>) => {
    for (const targets of Object.values(steps)) for (const target of targets) expect(steps).toHaveProperty(target);
    expect(Object.values(steps).some((targets) => targets.length === 0)).toBe(true);
  });
});
