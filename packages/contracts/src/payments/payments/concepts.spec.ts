import { conceptoOf, ofPaid, paidName, paidTitle } from './concepts';

test('a payment of before is of a purchase', () => {
  expect([conceptoOf({}), conceptoOf({ concepto: 'plan' })]).toEqual(['compra', 'plan']);
});

test.each([
  [{ orderNumber: 'T-1' }, 'Compra T-1', 'la compra T-1', 'de la compra T-1'],
  [{ orderNumber: 'T-1', detalle: null }, 'Compra T-1', 'la compra T-1', 'de la compra T-1'],
  [
    { concepto: 'plan', detalle: 'Plan Pro · Repuestos X', orderNumber: 'P-1' },
    'Plan Pro · Repuestos X',
    'el plan Pro · Repuestos X',
    'del plan Pro · Repuestos X',
  ],
  [
    { concepto: 'mano_de_obra', orderNumber: 'M-1' },
    'Mano de obra M-1',
    'la mano de obra M-1',
    'de la mano de obra M-1',
  ],
  [
    { detalle: 'Pieza de el Tigre', orderNumber: 'T-1' },
    'Pieza de el Tigre',
    'la pieza de el Tigre',
    'de la pieza de el Tigre',
  ],
  [{ concepto: 'plan', orderNumber: 'P-1' }, 'Plan P-1', 'el plan P-1', 'del plan P-1'],
] as const)('%j is told with its article', (paid, title, name, genitive) => {
  expect([paidTitle(paid), paidName(paid), ofPaid(paid)]).toEqual([title, name, genitive]);
});
