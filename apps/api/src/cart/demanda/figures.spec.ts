import { figuresOf, toCifrasDemanda, totalOf } from './figures';

const sales = { compras: 1, unidades: 2, devueltas: 1, monto: 12_345, montoUSD: 678 };

it('counts and sales of a product stand together, and what was not counted is nothing', () => {
  expect(figuresOf({ vistas: 7, carritos: 3 }, sales)).toEqual({ vistas: 7, carritos: 3, ...sales });
  expect(figuresOf()).toEqual({ vistas: 0, carritos: 0, compras: 0, unidades: 0, devueltas: 0, monto: 0, montoUSD: 0 });
});

it('figures are added field by field, and amounts are told in bolivars and dollars', () => {
  const sum = totalOf([figuresOf({ vistas: 7, carritos: 3 }, sales), figuresOf({ vistas: 5 }, { ...sales, monto: 5 })]);
  expect(toCifrasDemanda(sum)).toEqual({
    ...{ vistas: 12, carritos: 3, compras: 2, unidades: 4, devueltas: 2 },
    monto: { bs: 123.5, usd: 13.56 },
  });
});
