import { needsDeliveryCode } from './delivery-code';
import {
  ESTADO_ALIASES,
  ESTADOS_PEDIDO,
  OPEN_ESTADOS_PEDIDO,
  ORDER_QUEUES,
  PEDIDO_PROGRESS,
  PEDIDO_TRANSITIONS,
} from './states';
import { unitsOf } from './units';

test('an order is open until it is delivered or cancelled', () => {
  expect(OPEN_ESTADOS_PEDIDO).toEqual(['pendiente', 'procesando', 'enviado']);
});

test('progress grows with each step of an order', () => {
  for (const from of ESTADOS_PEDIDO)
    for (const to of PEDIDO_TRANSITIONS[from])
      if (to !== 'cancelado') expect(PEDIDO_PROGRESS[to]).toBeGreaterThan(PEDIDO_PROGRESS[from]);
});

test('the other names of states are steps of these', () => {
  expect(ESTADO_ALIASES).toEqual({
    confirmado: { estado: 'procesando', subestado: 'confirmado' },
    en_preparacion: { estado: 'procesando', subestado: 'en_preparacion' },
    en_camino: { estado: 'enviado' },
  });
});

test('a store prepares what is paid, and sends what is prepared', () => {
  expect(ORDER_QUEUES).toEqual({
    por_preparar: [
      { estado: 'pendiente', paid: true },
      { estado: 'procesando', subestado: 'confirmado' },
    ],
    por_enviar: [{ estado: 'procesando', subestado: 'en_preparacion' }],
  });
});

test('a store needs the code of an order on its way until its last instant', () => {
  const codigoHasta = '2026-12-01T04:00:00.000Z';
  const needs = (now: string, over: Partial<Parameters<typeof needsDeliveryCode>[0]> = {}) =>
    needsDeliveryCode({ estado: 'enviado', codigoHasta, ...over }, new Date(now));
  expect([needs('2026-12-01T03:59:59.999Z'), needs(codigoHasta), needs('2026-12-01T04:00:00.001Z')]).toEqual([
    true,
    false,
    false,
  ]);
  const before = '2026-11-30T12:00:00.000Z';
  expect([needs(before, { estado: 'procesando' }), needs(before, { codigoHasta: null })]).toEqual([false, false]);
});

test('units of an order are those of its lines', () => {
  expect([unitsOf([]), unitsOf([{ cantidad: 2 }, { cantidad: 3 }])]).toEqual([0, 5]);
});
