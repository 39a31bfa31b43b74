import { statedConditions } from './stated';

test.each([
  [
    { Garantía: '6 meses', Devolución: '15 días' },
    { garantia: '6 meses', devolucion: '15 días' },
  ],
  [
    { GARANTIA: '6 meses', devoluciones: '15 días' },
    { garantia: '6 meses', devolucion: '15 días' },
  ],
  [
    { devoluciones: '3 días', devolucion: '5 días' },
    { garantia: null, devolucion: '5 días' },
  ],
  [{ Color: 'Negro' }, { garantia: null, devolucion: null }],
  [null, { garantia: null, devolucion: null }],
  [undefined, { garantia: null, devolucion: null }],
])('of %j a store states %j', (especificaciones, conditions) => {
  expect(statedConditions(especificaciones as Record<string, string> | null | undefined)).toEqual(conditions);
});
