import { REVISION_TRANSITIONS } from './auth/negocios/review-states';
import { PROPUESTA_TRANSITIONS, SOLICITUD_TRANSITIONS } from './cart/solicitudes/states';
import { CITA_TRANSITIONS } from './citas/citas/states';
import { DEVOLUCION_TRANSITIONS } from './orders/devoluciones/states';
import { PEDIDO_TRANSITIONS } from './orders/orders/states';
import { PAGO_TRANSITIONS } from './payments/payments/states';
import { REPORTE_TRANSITIONS } from './platform/reportes/states';

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
