import { GENERAL_TRANSIT } from '../../auth/stores/arrival';
import { caracasInstant } from '../../venezuela/caracas';
import { shippingFrom, shippingPrice } from './shipping';

test('a delivery is told with what is paid now, and on arrival', () => {
  expect([shippingPrice(85_000, false), shippingPrice(85_000, true), shippingPrice(1, false)]).toEqual([
    'Bs.\u00A0850,00',
    'Bs.\u00A0850,00 + pago al recibir',
    'Bs.\u00A00,01',
  ]);
  expect([shippingPrice(0, false), shippingPrice(0, true)]).toEqual(['Gratis', 'Pagas al recibir']);
});

test('a parcel arrives by its days on the way and the preparation of its store, a pick-up never', () => {
  const monday = caracasInstant('2026-11-23', '09:00');
  const formaEnvio = {
    via: 'general' as const,
    destino: 'puerta' as const,
    pagoEnDestino: false,
    dias: GENERAL_TRANSIT.nacional,
  };
  expect(shippingFrom({ formaEnvio }, monday)).toEqual({
    formaEnvio: { via: 'general', destino: 'puerta', pagoEnDestino: false, oficina: null },
    llegada: { desde: '2026-11-24', hasta: '2026-11-27' },
  });
  expect(shippingFrom({ formaEnvio, preparacion: { horaCorte: '09:00', diasPreparacion: 1 } }, monday).llegada).toEqual(
    { desde: '2026-11-26', hasta: '2026-12-01' },
  );
  expect(shippingFrom({}, monday)).toEqual({ formaEnvio: null, llegada: null });
});
