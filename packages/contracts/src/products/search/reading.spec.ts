import { readSearch } from './reading';

const KNOWN = new Set(['filtro', 'pastillas', 'ranger', 'mesa', 'cauchos']);
const read = (text: string) => readSearch(text, (word) => KNOWN.has(word));

describe('what a search names of a vehicle', () => {
  it.each([
    ['pastillas corolla 2012', { marca: 'Toyota', modelo: 'Corolla', anio: 2012 }, 'pastillas'],
    ['2012 corolla pastillas', { marca: 'Toyota', modelo: 'Corolla', anio: 2012 }, 'pastillas'],
    ['pastillas toyota corolla', { marca: 'Toyota', modelo: 'Corolla' }, 'pastillas'],
    ['pastillas toyota', { marca: 'Toyota' }, 'pastillas'],
    ['PASTILLAS Corólla', { marca: 'Toyota', modelo: 'Corolla' }, 'PASTILLAS'],
    ['pastillas corola', { marca: 'Toyota', modelo: 'Corolla' }, 'pastillas'],
    ['pastillas hilux 08', { marca: 'Toyota', modelo: 'Hilux', anio: 2008 }, 'pastillas'],
    // The van of most routes of public transport; also as it is heard.
    ['amortiguadores hiace 2010', { marca: 'Toyota', modelo: 'Hiace', anio: 2010 }, 'amortiguadores'],
    ['amortiguadores hiase', { marca: 'Toyota', modelo: 'Hiace' }, 'amortiguadores'],
    ['bujias corolla 2010 1.8', { marca: 'Toyota', modelo: 'Corolla', anio: 2010, motor: '1.8' }, 'bujias'],
    ['bujias corolla 1,6 16v', { marca: 'Toyota', modelo: 'Corolla', motor: '1.6 16V' }, 'bujias'],
  ])('%s', (text, vehiculo, texto) => {
    expect(read(text)).toMatchObject({ vehiculo, texto });
  });

  it('leaves alone what only looks like one', () => {
    // A year without a vehicle beside another number, a piece of a code, a size, an engine without a model.
    for (const text of ['43261 2012', 'filtro 43', 'cauchos 205/55R16', 'mesa 1.8'])
      expect({ text, vehiculo: read(text).vehiculo }).toEqual({ text, vehiculo: {} });
  });

  it('takes a model that is a word of its own only beside its brand or a year', () => {
    expect(read('tubo de escape').vehiculo).toEqual({});
    expect(read('ford escape').vehiculo).toEqual({ marca: 'Ford', modelo: 'Escape' });
    expect(read('pastillas escape 2010').vehiculo).toMatchObject({ modelo: 'Escape', anio: 2010 });
  });

  it('never takes a word that is found as it stands for a slip of a name', () => {
    expect(readSearch('corona', () => true).vehiculo).toEqual({});
  });

  it('says what each chip leaves when it is removed', () => {
    const { entendido } = read('pastillas corolla 2012 aceite 15w40');
    expect(entendido).toEqual([
      { tipo: 'modelo', valor: 'Corolla', sin: 'pastillas 2012 aceite 15w40' },
      { tipo: 'anio', valor: '2012', sin: 'pastillas corolla aceite 15w40' },
      { tipo: 'viscosidad', valor: '15W-40', sin: 'pastillas corolla 2012 aceite' },
    ]);
  });

  it('reads nothing from nothing', () => {
    for (const text of ['', '   ', '¿?¡!']) expect(readSearch(text)).toMatchObject({ vehiculo: {}, entendido: [] });
  });
});
