import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';

/** A notice; the lower its number, the newer it is: 1 is an hour old. */
export const buildNotice = (n = 1, overrides: Partial<Notificacion> = {}): Notificacion => ({
  _id: String(n).padStart(24, '0'),
  tipo: 'pedido',
  titulo: `Pedido enviado ${n}`,
  mensaje: 'Repuestos El Ávila actualizó tu pedido TU-20261121-0001: enviado.',
  leida: true,
  fecha: new Date(Date.now() - n * 3_600_000).toISOString(),
  ruta: '/cliente/ordenes?pedido=TU-20261121-0001',
  ...overrides,
});
