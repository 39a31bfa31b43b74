import { defineFilters } from './define-filters';
import {
  choiceField,
  dayField,
  flagField,
  numberField,
  pageField,
  quoted,
  textField,
  viewField,
} from './filter-fields';

const LIST = defineFilters(
  {
    search: textField({ max: 20, names: ['q', 'search'], chip: quoted }),
    marca: textField({ max: 20, chip: String }),
    modelo: textField({ max: 20, within: 'marca', toggles: true, chip: String }),
    estado: choiceField({ options: ['pendiente', 'enviado'], fallback: 'all', chip: (value) => `Estado: ${value}` }),
    disponible: flagField({ fallback: true, chip: () => 'Incluye agotados' }),
    min: numberField({ min: 0, max: 100, fallback: 0 }),
    max: numberField({ min: 0, max: 100, fallback: 100 }),
    orden: choiceField({ options: ['nuevo', 'precio'], fallback: 'nuevo', kind: 'order' }),
    page: pageField(),
    vista: viewField(),
  },
  [{ min: 'min', max: 'max', chip: (min, max) => `${min ?? 'desde 0'} a ${max ?? 'lo que sea'}` }],
);
const at = (query: string) => LIST.read(new URLSearchParams(query));

describe('a schema of filters', () => {
  it('leaves what is as usual out of the address', () => {
    expect(at('')).toEqual(LIST.defaults);
    expect(String(LIST.write(LIST.defaults))).toBe('');
    expect(String(LIST.write(at('page=1&estado=all&disponible=true&q=')))).toBe('');
  });

  it('reads again what it wrote, under the first spelling of each name', () => {
    const filters = at(
      'search=bomba&marca=Toyota&modelo=Corolla&estado=enviado&disponible=0&min=5&orden=precio&page=3',
    );
    const address = String(LIST.write(filters));
    expect(address).toBe(
      'q=bomba&marca=Toyota&modelo=Corolla&estado=enviado&disponible=false&min=5&orden=precio&page=3',
    );
    expect(at(address)).toEqual(filters);
  });

  it.each([
    'estado=volando',
    'page=0',
    'page=2.5',
    'page=x',
    'min=-1',
    'min=90&max=10',
    'modelo=Corolla',
    'vista=mapa',
    'disponible=quizas',
  ])('takes %s as if it were not there', (query) => expect(at(query)).toEqual(LIST.defaults));

  it('goes back to page 1 with a filter or an order, and stays with a view', () => {
    const far = at('marca=Toyota&page=4');
    expect(LIST.change(far, { estado: 'enviado' }).page).toBe(1);
    expect(LIST.change(far, { orden: 'precio' }).page).toBe(1);
    expect(LIST.change(far, { vista: 'lista' }).page).toBe(4);
    expect(LIST.change(far, { page: 2 })).toEqual({ ...far, page: 2 });
  });

  it('lets go of a child with its parent, and of a value that is chosen again', () => {
    const corolla = at('marca=Toyota&modelo=Corolla');
    expect(LIST.change(corolla, { marca: '' })).toMatchObject({ marca: '', modelo: '' });
    expect(LIST.change(corolla, { marca: 'Ford' }).modelo).toBe('');
    expect(LIST.change(corolla, { marca: 'Ford', modelo: 'Ka' }).modelo).toBe('Ka');
    expect(LIST.change(corolla, { marca: 'Toyota', modelo: 'Corolla' }).modelo).toBe('');
    expect(LIST.change(corolla, { search: 'x' }).modelo).toBe('Corolla');
  });

  it('says what is applied, and each chip takes its part away', () => {
    const filters = at('q=bomba&marca=Toyota&estado=enviado&disponible=false&min=5&orden=precio');
    const chips = LIST.applied(filters, { marca: 'Marca Toyota', modelo: 'never shown' });
    expect(chips.map(({ label }) => label)).toEqual([
      '“bomba”',
      'Marca Toyota',
      'Estado: enviado',
      'Incluye agotados',
      '5 a lo que sea',
    ]);
    const none = chips.reduce((left, { remove }) => LIST.change(left, remove), filters);
    expect(none).toEqual({ ...LIST.defaults, orden: 'precio' });
    expect(LIST.clear(filters)).toEqual(none);
  });
});

it('a day in the address is one of the calendar, or none', () => {
  const { read } = dayField('Desde');
  expect(['2026-11-21', '2026-02-30', '2026-1-2'].map(read)).toEqual(['2026-11-21', '', '']);
});
