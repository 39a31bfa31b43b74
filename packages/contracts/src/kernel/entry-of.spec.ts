import { CitaEstadoInput, CitaEstadosQuery } from '../citas/citas/state-inputs';
import { StatusChange, StatusFilter } from '../orders/orders/inputs';
import { tipoVehiculoOf } from '../venezuela/tipos-vehiculo';

const INHERITED = ['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'];

it.each(INHERITED)('%s, which every object has, is a word of no table', (word) => {
  for (const schema of [StatusFilter, StatusChange, CitaEstadoInput, CitaEstadosQuery])
    expect(schema.safeParse(word).success).toBe(false);
  expect(tipoVehiculoOf(word)).toBeUndefined();
});

it('tables still know their own words', () => {
  expect([StatusFilter.parse('all'), CitaEstadoInput.parse('pausado'), tipoVehiculoOf('Automóvil')]).toEqual([
    undefined,
    'pausada',
    'sedan',
  ]);
});
