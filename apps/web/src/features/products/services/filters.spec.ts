import { appliedServiceFilters, readServicePriceRange, SERVICE_FILTERS, showBs, toServicesQuery } from './filters';

const {
  defaults: DEFAULTS,
  read: readFilters,
  write: writeFilters,
  change: changeFilters,
  clear: clearFilters,
} = SERVICE_FILTERS;
const at = (query: string) => readFilters(new URLSearchParams(query));
const TALLER = 'a'.repeat(24);

describe('the address of the services', () => {
  it('starts with the recommended ones, nine to a page', () => {
    expect(at('')).toEqual(DEFAULTS);
    expect(toServicesQuery(at(''))).toEqual({ page: 1, limit: 24, sortBy: 'prioridad' });
    expect(String(writeFilters(DEFAULTS))).toBe('');
  });

  it('survives being written and read', () => {
    const filters = {
      busqueda: 'pastillas',
      cerca: '10.5,-66.85',
      estado: 'Miranda',
      ciudad: 'Chacao',
      categoria: 'Sistema de Frenos',
      tipoVehiculo: 'suv' as const,
      minPrecio: 1500.5,
      maxPrecio: 80_000,
      taller: TALLER,
      sortBy: 'valoracion' as const,
      page: 3,
      limit: 9 as const,
      vista: 'lista' as const,
    };
    expect(at(String(writeFilters(filters)))).toEqual(filters);
  });

  it.each(['busqueda', 'q', 'search', 'query'])('takes the text as ?%s', (name) =>
    expect(at(`${name}=frenos`).busqueda).toBe('frenos'),
  );
  it.each([
    ['categoria=sistema_frenos', { categoria: 'Sistema de Frenos' }],
    ['categoria=neumaticos', { categoria: 'Neumáticos' }],
    ['categoria=diagnostico', { categoria: 'Mantenimiento Preventivo' }],
    ['categoria=naves', {}],
    ['tipoVehiculo=motocicleta', { tipoVehiculo: 'moto' }],
    ['tipoVehiculo=Sed%C3%A1n', { tipoVehiculo: 'sedan' }],
    ['tipoVehiculo=avion&taller=1&sortBy=azar&vista=mapa&page=-2', {}],
    ['minPrecio=abc&maxPrecio=1e13', {}],
    ['minPrecio=90&maxPrecio=10', {}],
    ['categoria=%20', {}],
    ['cerca=10.49613,-66.85312', { cerca: '10.5,-66.85' }],
    ['cerca=aqui&estado=Texas&ciudad=Austin', {}],
    ['ciudad=Valencia', {}],
  ])('makes sense of %s', (query, expected) => expect(at(query)).toEqual({ ...DEFAULTS, ...expected }));
});

describe('a change of filters', () => {
  const far = at(`busqueda=aceite&categoria=motor&page=4&taller=${TALLER}`);
  it.each([
    [{ busqueda: 'x' }],
    [{ categoria: '' }],
    [{ tipoVehiculo: 'moto' as const }],
    [{ sortBy: 'alfabetico' as const }],
    [{ minPrecio: 4 }],
    [{ taller: '' }],
    [{ cerca: '10.5,-66.85' }],
  ])('%j goes back to page 1', (change) => expect(changeFilters(far, change)).toEqual({ ...far, ...change, page: 1 }));
  it('keeps the page when only the view changes', () => expect(changeFilters(far, { vista: 'lista' }).page).toBe(4));
  it('turns a page and nothing else', () => expect(changeFilters(far, { page: 2 })).toEqual({ ...far, page: 2 }));
  it('forgets the city with its state', () => {
    const here = at('estado=Miranda&ciudad=Chacao');
    expect(changeFilters(here, { estado: 'Zulia' }).ciudad).toBe('');
  });
  it('clears everything but order and view', () =>
    expect(clearFilters({ ...far, sortBy: 'valoracion', vista: 'lista' })).toEqual({
      ...DEFAULTS,
      sortBy: 'valoracion',
      vista: 'lista',
    }));
});

describe('what is applied', () => {
  it('is said in words, and each part can be taken away', () => {
    const filters = at(
      `busqueda=bomba&cerca=10.5,-66.85&estado=Miranda&ciudad=Chacao&categoria=motor&tipoVehiculo=moto&minPrecio=1500&maxPrecio=20000.5&taller=${TALLER}`,
    );
    expect(appliedServiceFilters(filters).map(({ label }) => label)).toEqual([
      '“bomba”',
      'Cerca de mí',
      'Miranda',
      'Chacao',
      'Servicio de Motor',
      'Motocicleta',
      'Bs. 1.500 a 20.000,5',
      'Un solo taller',
    ]);
    expect(appliedServiceFilters(filters, 'Frenos del Ávila').at(-1)?.label).toBe('Frenos del Ávila');
    expect(appliedServiceFilters(filters).reduce((left, { remove }) => changeFilters(left, remove), filters)).toEqual(
      DEFAULTS,
    );
  });
  it.each([
    ['minPrecio=10', 'Desde Bs. 10'],
    ['maxPrecio=50', 'Hasta Bs. 50'],
  ])('says %s as %s', (query, label) =>
    expect(appliedServiceFilters(at(query)).map((one) => one.label)).toEqual([label]),
  );
});

describe('a typed price range in bolivars', () => {
  it.each([
    ['1.500', '2.500,50', 1500, 2500.5],
    ['1500', '1.234.567', 1500, 1_234_567],
    ['12.5', '12,75', 12.5, 12.75],
    ['', '', 0, 1_000_000_000],
  ])('reads %s to %s', (min, max, minPrecio, maxPrecio) =>
    expect(readServicePriceRange(min, max)).toEqual({ minPrecio, maxPrecio }),
  );
  it.each([
    ['10', '5', 'max'],
    ['2.000.000.000', '', 'min'],
    ['', '1.2.3', 'max'],
    [',', '', 'min'],
  ])('says what is wrong with %s to %s', (min, max, field) =>
    expect(readServicePriceRange(min, max)).toMatchObject({ field, error: expect.any(String) }),
  );
  it('is shown again as it can be typed', () =>
    expect(readServicePriceRange(showBs(1500.5, 0), showBs(20_000, 1))).toEqual({
      minPrecio: 1500.5,
      maxPrecio: 20_000,
    }));
});
