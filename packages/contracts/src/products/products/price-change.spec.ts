import { askedRises, changedPrice, previewLines, type PriceRule } from './price-change';

const percent = (valor: number, redondeo: PriceRule['redondeo'] = 0): PriceRule => ({
  tipo: 'porcentaje',
  valor,
  redondeo,
});

describe('A price changed in bulk', () => {
  test.each([
    [10, percent(10), 11],
    [10.05, percent(10), 11.06],
    [10.01, percent(10, 0.05), 11],
    [10.3, percent(-5, 0.5), 10],
    [10.5, percent(10, 1), 12],
    [0.02, percent(-50), 0.01],
    [10, { tipo: 'monto', valor: -2.25, redondeo: 0 } as PriceRule, 7.75],
  ])('%d by %j is %d', (precio, rule, wanted) => {
    expect(changedPrice({ precio }, rule)).toEqual({ precio: wanted, rechazo: null });
  });

  test('goes down to just above the offer price', () => {
    const to = (valor: number) => changedPrice({ precio: 10, precioOferta: 9 }, percent(valor));
    expect([to(10), to(-9), to(-10)]).toEqual([
      { precio: 11, rechazo: null },
      { precio: 9.1, rechazo: null },
      { precio: null, rechazo: 'oferta' },
    ]);
  });

  test.each([
    [{ precio: 10 }, percent(-100), 'minimo'],
    [{ precio: 0.2 }, percent(-5, 1), 'minimo'],
    [{ precio: 999_999 }, percent(10), 'maximo'],
    [{ precio: 10 }, percent(1, 1), 'igual'],
    [{ precio: 10, precioOferta: 9 }, percent(-10), 'oferta'],
  ])('%j by %j is refused: %s', (producto, rule, rechazo) => {
    expect(changedPrice(producto, rule)).toEqual({ precio: null, rechazo });
  });
});

test('Prices that become more than ten times what they were are asked about, but not a first price', () => {
  const rises = [
    { antes: 1, despues: 10 },
    { antes: 1, despues: 10.01 },
    { antes: 0, despues: 5 },
    { antes: 9, despues: null },
    ...Array.from({ length: 9 }, () => ({ antes: 0.1, despues: 100 })),
  ];
  const { total, ejemplos } = askedRises(rises);
  expect([total, ejemplos.length, ejemplos[0]]).toEqual([10, 5, { antes: 1, despues: 10.01 }]);
});

test('A preview shows the refused lines first, fifty in all', () => {
  const lines = Array.from({ length: 80 }, (_, i) => ({ i, rechazo: i % 2 ? ('igual' as const) : null }));
  const shown = previewLines(lines).map(({ i }) => i);
  expect(shown).toEqual([...Array(40).keys()].map((n) => 2 * n + 1).concat([...Array(10).keys()].map((n) => 2 * n)));
});
