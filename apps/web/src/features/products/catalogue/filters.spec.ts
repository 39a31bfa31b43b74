import { appliedCatalogueFilters, CATALOGUE_FILTERS, readPriceRange, toCatalogueQuery } from './filters';

const {
  defaults: DEFAULTS,
  read: readFilters,
  write: writeFilters,
  change: changeFilters,
  clear: clearFilters,
} = CATALOGUE_FILTERS;
const at = (query: string) => readFilters(new URLSearchParams(query));

describe('the address of the catalogue', () => {
  it('starts with what is available, newest first, twenty-four to a page', () => {
    expect(at('')).toEqual(DEFAULTS);
    expect(toCatalogueQuery(at(''), null)).toEqual({ page: 1, limit: 24, sort: 'newest', disponible: 'true' });
    expect(String(writeFilters(DEFAULTS))).toBe('');
  });

  it('is ordered by relevance while it searches, unless another order is chosen', () => {
    expect(toCatalogueQuery(at('search=bujias'), null).sort).toBe('relevance');
    expect(toCatalogueQuery(at('search=bujias&sort=newest'), null).sort).toBe('newest');
    expect(String(writeFilters(at('search=bujias')))).toBe('search=bujias');
    for (const name of ['q', 'query', 'busqueda'])
      expect(String(writeFilters(at(`${name}=bujias`)))).toBe('search=bujias');
  });

  it('sends where the store is, who made the part, its condition and offers', () => {
    expect(
      toCatalogueQuery(
        at('enOferta=true&estado=Zulia&ciudad=Maracaibo&marcaRepuesto=Orifil&condicion=usado&verificado=1&conEnvio=1'),
        null,
      ),
    ).toMatchObject({
      enOferta: 'true',
      estado: 'Zulia',
      ciudad: 'Maracaibo',
      marcaRepuesto: 'Orifil',
      condicion: 'usado',
      verificado: 'true',
      conEnvio: 'true',
    });
    expect(at('ciudad=Maracaibo')).toEqual(DEFAULTS);
  });

  it('survives being written and read', () => {
    const filters = {
      ...DEFAULTS,
      search: 'tren delantero',
      category: 'suspension',
      subcategory: 'Mesas y brazos',
      marca: 'Toyota',
      modelo: 'Corolla',
      anio: 2012,
      enOferta: true,
      estado: 'Zulia',
      ciudad: 'Maracaibo',
      marcaRepuesto: 'Orifil',
      condicion: 'usado',
      verificado: true,
      conEnvio: true,
      sirve: false,
      disponible: false,
      minPrice: 5.5,
      maxPrice: 80,
      sort: 'price-low-high' as const,
      page: 3,
      limit: 12 as const,
      vista: 'lista' as const,
    };
    expect(at(String(writeFilters(filters)))).toEqual(filters);
  });

  it.each([
    ['page=-3&limit=7&sort=random&vista=mapa', DEFAULTS],
    ['minPrice=abc&maxPrice=1e9', DEFAULTS],
    ['minPrice=90&maxPrice=10', DEFAULTS],
    ['modelo=Corolla', DEFAULTS],
    ['anio=3&sirve=quizas', DEFAULTS],
    ['anio=20.5', DEFAULTS],
    ['anio=2012', { ...DEFAULTS, anio: 2012 }],
    ['subcategory=Pastillas', DEFAULTS],
    ['category=Frenos', { ...DEFAULTS, category: 'frenos' }],
  ])('makes sense of %s', (query, expected) => expect(at(query)).toEqual(expected));

  it('sends a price only when the range is narrower than everything', () => {
    expect(toCatalogueQuery(at('minPrice=0&maxPrice=10000'), null)).not.toHaveProperty('minPrice', expect.anything());
    expect(toCatalogueQuery(at('minPrice=10'), null)).toMatchObject({ minPrice: 10, maxPrice: undefined });
    expect(toCatalogueQuery(at('maxPrice=50'), null)).toMatchObject({ minPrice: undefined, maxPrice: 50 });
  });
});

describe('a change of filters', () => {
  const far = at('category=frenos&subcategory=Pastillas de freno&marca=Toyota&modelo=Corolla&page=4');

  it.each([
    [{ search: 'aceite' }],
    [{ disponible: false }],
    [{ sort: 'relevance' as const }],
    [{ limit: 12 as const }],
    [{ minPrice: 4 }],
    [{ modelo: 'Hilux' }],
    [{ anio: 2012 }],
    [{ sirve: false }],
  ])('%j goes back to page 1', (change) => expect(changeFilters(far, change).page).toBe(1));
  it('keeps the page when only the view changes', () => expect(changeFilters(far, { vista: 'lista' }).page).toBe(4));
  it('turns a page and nothing else', () => expect(changeFilters(far, { page: 2 })).toEqual({ ...far, page: 2 }));
  it('takes the subcategory away with its category', () =>
    expect(changeFilters(far, { category: '' })).toMatchObject({ category: '', subcategory: '', modelo: 'Corolla' }));
  it('takes the model away with its brand', () =>
    expect(changeFilters(far, { marca: '' })).toMatchObject({ marca: '', modelo: '' }));
  it('clears the model when another brand is chosen', () =>
    expect(changeFilters(far, { marca: 'Ford' })).toMatchObject({ marca: 'Ford', modelo: '' }));
  it('lets go of a model that is chosen again', () =>
    expect(changeFilters(far, { marca: 'Toyota', modelo: 'Corolla' })).toMatchObject({ marca: 'Toyota', modelo: '' }));
  it('takes a model of another brand with its brand', () =>
    expect(changeFilters(far, { marca: 'Ford', modelo: 'Corolla' })).toMatchObject({
      marca: 'Ford',
      modelo: 'Corolla',
    }));
  it('clears everything but order and view', () =>
    expect(clearFilters({ ...far, sort: 'relevance', vista: 'lista' })).toEqual({
      ...DEFAULTS,
      sort: 'relevance',
      vista: 'lista',
    }));
});

describe('what is applied', () => {
  it('is said in words, and each part can be taken away', () => {
    const filters = at(
      'search=bomba&category=frenos&marca=Toyota&modelo=Corolla&minPrice=5&maxPrice=20.5&disponible=false',
    );
    expect(appliedCatalogueFilters(filters, null).map(({ label }) => label)).toEqual([
      '“bomba”',
      'Frenos',
      'Toyota',
      'Corolla',
      'Incluye agotados',
      'Ref. $ 5 a $ 20,5',
    ]);
    const none = appliedCatalogueFilters(filters, null).reduce(
      (left, { remove }) => changeFilters(left, remove),
      filters,
    );
    expect(none).toEqual(DEFAULTS);
  });
});

describe('the vehicle among the filters', () => {
  const corolla = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: null };
  it('keeps the year with any brand and model, and sends it', () => {
    expect(changeFilters(at('anio=2012&marca=Toyota'), { marca: 'Ford' })).toMatchObject({ anio: 2012, marca: 'Ford' });
    expect(toCatalogueQuery(at('anio=2012'), null)).toMatchObject({ anio: 2012 });
    expect(appliedCatalogueFilters(at('anio=2012'), null)).toEqual([{ label: 'Año 2012', remove: { anio: 0 } }]);
  });
  it('leaves out what does not fit until it is asked for, which stands among the filters', () => {
    expect(toCatalogueQuery(at(''), corolla)).toMatchObject({ sirve: 'true' });
    expect(appliedCatalogueFilters(at(''), corolla)).toEqual([]);
    expect(toCatalogueQuery(at('sirve=false'), corolla).sirve).toBeUndefined();
    expect(appliedCatalogueFilters(at('sirve=false'), corolla)).toEqual([
      { label: 'Incluye lo que no le sirve', remove: { sirve: true } },
    ]);
  });
  it('filters nothing by a vehicle that nobody chose, but keeps the wish in the address', () => {
    expect(toCatalogueQuery(at(''), null).sirve).toBeUndefined();
    expect(appliedCatalogueFilters(at('sirve=false'), null)).toEqual([]);
    expect(String(writeFilters(changeFilters(at('sirve=false'), { marca: 'Ford' })))).toBe('marca=Ford&sirve=false');
  });
});

describe('a typed price range', () => {
  it('takes commas and leaves open ends open', () => {
    expect(readPriceRange('5,50', '')).toEqual({ minPrice: 5.5, maxPrice: 10_000 });
    expect(readPriceRange('', '')).toEqual({ minPrice: 0, maxPrice: 10_000 });
  });
  it.each([
    ['10', '5', 'max'],
    ['20000', '', 'min'],
    ['', '1.2.3', 'max'],
  ])('says what is wrong with %s to %s', (min, max, field) =>
    expect(readPriceRange(min, max)).toMatchObject({ field, error: expect.any(String) }),
  );
});
