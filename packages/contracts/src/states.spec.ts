import { CITA_TRANSITIONS } from './citas/states';
import { DEVOLUCION_TRANSITIONS } from './devoluciones/states';
import { REVISION_TRANSITIONS } from './negocios/review-states';
import { PEDIDO_TRANSITIONS } from './orders/states';
import { PAGO_TRANSITIONS } from './payments/states';
import { REPORTE_TRANSITIONS } from './reportes/states';
import { PROPUESTA_TRANSITIONS, SOLICITUD_TRANSITIONS } from './solicitudes/states';

describe('State tables', () => {
  test.each([
    ['orders', PEDIDO_TRANSITIONS],
    ['citas', CITA_TRANSITIONS],
    ['payments', PAGO_TRANSITIONS],
    ['devoluciones', DEVOLUCION_TRANSITIONS],
    ['negocios', REVISION_TRANSITIONS],
    ['reportes', REPORTE_TRANSITIONS],
    ['solicitudes', SOLICITUD_TRANSITIONS],
    ['propuestas', PROPUESTA_TRANSITIONS],
  ])('%s only lead to known states and end somewhere', (_, steps: Record<string, readonly string[]>) => {
    for (const targets of Object.values(steps)) for (const target of targets) expect(steps).toHaveProperty(target);
    expect(Object.values(steps).some((targets) => targets.length === 0)).toBe(true);
  });
});
