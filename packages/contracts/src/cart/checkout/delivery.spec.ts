import { DEFAULT_PREPARATION, GENERAL_TRANSIT } from '../../auth/stores/arrival';
import { StoreDelivery } from '../../auth/stores/delivery';
import { DELIVERY_MESSAGES } from '../../auth/stores/delivery-messages';
import {
  chosenWay,
  deliveryCost,
  deliveryJourney,
  type DeliveryWay,
  deliveryWays,
  parcelKilos,
  reaches,
} from './delivery';

const VALENCIA = { ciudad: 'Valencia', estado: 'Carabobo' };
const NEARBY = { ciudad: 'Guacara', estado: 'Carabobo' };
const MERIDA = { ciudad: 'Mérida', estado: 'Mérida' };
const tariffs = { local: 3, nacionalBase: 6, nacionalKg: 1.5 };
const parts = [{ pesoKg: 2.2, cantidad: 1 }];
const dias = { desde: 0, hasta: 1 };
const ways = (settings: unknown, to: { ciudad: string; estado: string }) =>
  deliveryWays({ ...VALENCIA, entrega: StoreDelivery.parse(settings) }, to, parts, tariffs);
const refusals = (settings: unknown) => StoreDelivery.safeParse(settings).error?.issues.map(({ message }) => message);

test('a store that set nothing delivers everywhere under the general tariffs and lets pick up', () => {
  expect(StoreDelivery.parse({})).toMatchObject({ ...DEFAULT_PREPARATION, retiro: true, tarifa: 'general' });
  expect(ways({}, { ciudad: ' valencia', estado: 'CARABOBO' })).toEqual([
    { via: 'general', destino: 'puerta', cents: 300, dias: GENERAL_TRANSIT.local },
  ]);
  expect(ways({}, MERIDA)).toEqual([{ via: 'general', destino: 'puerta', cents: 900, dias: GENERAL_TRANSIT.nacional }]);
});

test('its own zones hold by city before state, nowhere else; couriers go everywhere', () => {
  const zonas = [
    { estado: 'Carabobo', ciudad: null, costoUSD: 5, dias },
    { estado: 'Carabobo', ciudad: 'Valencia', costoUSD: 1.25, dias },
  ];
  const mrw = { courier: 'mrw', destino: 'oficina', costoUSD: null, dias: { desde: 2, hasta: 4 } };
  const settings = { tarifa: 'propia', zonas, servicios: [mrw] };
  expect(ways(settings, VALENCIA).map(({ via, cents }) => [via, cents])).toEqual([
    ['propio', 125],
    ['mrw', null],
  ]);
  expect(ways(settings, NEARBY).map(({ via, cents }) => [via, cents])).toEqual([
    ['propio', 500],
    ['mrw', null],
  ]);
  expect(ways(settings, MERIDA)).toEqual([{ via: 'mrw', destino: 'oficina', cents: null, dias: mrw.dias }]);
  expect(ways({ ...settings, servicios: [] }, MERIDA)).toEqual([]);
});

test('a courier costs what its store says, in cents, or is paid at destination', () => {
  const courier = (costoUSD: number | null) => ({ courier: 'zoom', destino: 'puerta', costoUSD, dias });
  const cents = (costoUSD: number | null) =>
    ways({ tarifa: 'propia', servicios: [courier(costoUSD)] }, MERIDA).map((way) => way.cents);
  expect([cents(2.35), cents(0), cents(null)]).toEqual([[235], [0], [null]]);
});

test('a store reaches a place by sending there, or by its counter in that city', () => {
  const at = (settings: unknown, to: { ciudad: string; estado: string }) =>
    reaches({ ...VALENCIA, entrega: StoreDelivery.parse(settings) }, to);
  const counter = { tarifa: 'propia' };
  const zonas = [{ estado: 'Mérida', ciudad: null, costoUSD: 1, dias }];
  const courier = { courier: 'mrw', destino: 'oficina', costoUSD: null, dias };
  expect([at({}, MERIDA), at({ ...counter, servicios: [courier] }, MERIDA)]).toEqual([true, true]);
  expect([at(counter, { ciudad: 'VALENCIA', estado: 'carabobo' }), at(counter, NEARBY)]).toEqual([true, false]);
  const sendsOnly = { ...counter, retiro: false, zonas };
  expect([at(sendsOnly, MERIDA), at(sendsOnly, VALENCIA)]).toEqual([true, false]);
});

test('what contradicts itself is refused with its sentence', () => {
  const zona = { estado: 'Mérida', ciudad: 'Mérida', costoUSD: 1, dias };
  expect(refusals({ tarifa: 'propia', retiro: false })).toEqual([DELIVERY_MESSAGES.noWay]);
  expect(refusals({ tarifa: 'propia', zonas: [zona, { ...zona, ciudad: 'MERIDA' }] })).toEqual([
    DELIVERY_MESSAGES.sameZone,
  ]);
  const zoom = { courier: 'zoom', destino: 'puerta', costoUSD: 0, dias };
  expect(refusals({ servicios: [zoom, zoom] })).toEqual([DELIVERY_MESSAGES.sameService]);
  expect(refusals({ zonas: [{ ...zona, dias: { desde: 3, hasta: 2 } }] })).toEqual([DELIVERY_MESSAGES.daysReversed]);
  expect(refusals({ zonas: [{ ...zona, costoUSD: 1.005 }] })).toHaveLength(1);
  expect(refusals({ other: 1 })).toHaveLength(1);
});

test('a parcel weighs whole kilos, one at least, and one where nobody entered a weight', () => {
  const kilos = (...parts: [pesoKg: number | null, cantidad: number][]) =>
    parcelKilos(parts.map(([pesoKg, cantidad]) => ({ pesoKg, cantidad })));
  expect([kilos(), kilos([0.1, 1]), kilos([1, 1]), kilos([1.001, 1]), kilos([null, 3])]).toEqual([1, 1, 1, 2, 3]);
  // 0.30000000000000004 kilos in binary fractions, of ten parts each.
  expect([kilos([0.1, 10], [0.2, 10]), kilos([1.1, 10])]).toEqual([3, 11]);
});

test('the general tariffs cost by journey, and by each kilo after the first', () => {
  const cost = (journey: 'retiro' | 'local' | 'nacional', pesoKg: number) =>
    deliveryCost(journey, [{ pesoKg, cantidad: 1 }], tariffs);
  expect([
    cost('retiro', 5),
    cost('local', 5),
    cost('nacional', 1),
    cost('nacional', 1.5),
    cost('nacional', 5),
  ]).toEqual([0, 300, 600, 750, 1200]);
  expect([
    deliveryJourney(VALENCIA, { ciudad: 'VALENCIA', estado: 'carabobo' }),
    deliveryJourney(VALENCIA, NEARBY),
  ]).toEqual(['local', 'nacional']);
});

test('the way that is chosen is one that is offered, the first without a choice', () => {
  const way = (via: DeliveryWay['via'], destino: DeliveryWay['destino']): DeliveryWay => ({
    via,
    destino,
    cents: 1,
    dias,
  });
  const offered = [way('propio', 'puerta'), way('mrw', 'oficina'), way('mrw', 'puerta')];
  const [own, office, door] = offered;
  expect(chosenWay(offered, {})).toBe(own);
  expect(chosenWay(offered, { via: 'mrw' })).toBe(office);
  expect(chosenWay(offered, { destino: 'oficina' })).toBe(office);
  expect(chosenWay(offered, { via: 'mrw', destino: 'puerta' })).toBe(door);
  expect([
    chosenWay(offered, { via: 'zoom' }),
    chosenWay(offered, { via: 'propio', destino: 'oficina' }),
    chosenWay([], {}),
  ]).toEqual([undefined, undefined, undefined]);
});
