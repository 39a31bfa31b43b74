import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { FACET_GROUPS, type FacetGroup } from '../facets';
import type { IndexFilter, IndexQuery } from '../product-index.service';
import { allOf, anyOf, butNot, type Dsl, exists, NO_MATCH, oneOf, scored, sumOf, term } from './query-dsl';
import { termsCertainFor, termsNaming } from './vehicle-terms';

type FilterBy<F> = (filter: F) => Dsl[];

/** Filters without counts of their own. */
export const baseFilters: FilterBy<IndexFilter> = (filter) => [
  ...(filter.impossible ? [NO_MATCH] : []),
  ...(filter.tiendaId ? [term('tiendaId', filter.tiendaId)] : []),
  ...(filter.tiendas ? [anyOf('tiendaId', filter.tiendas)] : []),
  ...(filter.sinTiendas?.length ? [{ bool: { must_not: [anyOf('tiendaId', filter.sinTiendas)] } }] : []),
  ...(filter.enOferta ? [term('enOferta', true)] : []),
  ...(filter.disponible ? [term('disponible', true)] : []),
  ...(filter.stockMin ? [{ range: { stock: { gte: filter.stockMin } } }] : []),
];

/** The filters of all groups but one, whose other choices are counted. */
export function groupFilters(filter: IndexFilter, without?: FacetGroup): Dsl[] {
  const groups = (Object.keys(FACET_GROUPS) as FacetGroup[]).filter((group) => group !== without);
  return [
    ...groups.flatMap((group) => GROUP_FILTERS[group](filter)),
    ...(filter.anio === undefined ? [] : [ofYear(without === 'marca' ? {} : filter, filter.anio)]),
  ];
}

const equal =
  (...fields: (keyof IndexFilter & string)[]): FilterBy<IndexFilter> =>
  (filter) =>
    fields.flatMap((field) => (filter[field] === undefined ? [] : [term(field, filter[field] as string)]));

const GROUP_FILTERS: Record<FacetGroup, FilterBy<IndexFilter>> = {
  categoria: equal('categoria', 'subcategoria'),
  marca: ({ marca, modelo }) => {
    if (marca && modelo) return [term('vehiculo', `${marca}|${modelo}`)];
    return [...(modelo ? [term('modelo', modelo)] : []), ...(marca ? [term('marca', marca)] : [])];
  },
  precio: ({ minimo, maximo }) =>
    minimo === undefined && maximo === undefined
      ? []
      : [
          {
            range: {
              precio: { ...(minimo !== undefined && { gte: minimo }), ...(maximo !== undefined && { lte: maximo }) },
            },
          },
        ],
  estado: equal('estado', 'ciudad'),
  marcaRepuesto: equal('marcaRepuesto'),
  condicion: equal('condicion'),
};

/** Products of every year: universal ones, and those without rows. */
export const EVERY_YEAR = oneOf([term('universal', true), term('stated', false)]);

const ofYear = ({ marca, modelo }: Pick<IndexFilter, 'marca' | 'modelo'>, anio: number): Dsl =>
  oneOf([EVERY_YEAR, anyOf('named', termsNaming({ marca, modelo, anio }))]);

/** Filters of what fits a vehicle: for certain, and for certain or perhaps. */
export function fitFilters(vehiculo: Vehiculo): { certain: Dsl; fitting: Dsl } {
  const universal = term('universal', true);
  return {
    certain: oneOf([universal, anyOf('certain', termsCertainFor(vehiculo))]),
    fitting: oneOf([universal, term('stated', false), anyOf('named', termsNaming(vehiculo))]),
  };
}

/** Score of what is for the vehicle that a text names, of what is for every vehicle, and of what says nothing. */
const LEVELS = { stated: 120, universal: 80, silent: 40 };

/** Products that answer a text that names a vehicle; with words beside it also what is for every vehicle or says nothing. */
export function namedFilter(vehiculo: Parameters<typeof termsNaming>[0], hasWords: boolean): Dsl {
  const { marca, modelo } = vehiculo;
  const unstated = term('stated', false);
  const own = marca && modelo ? term('vehiculo', `${marca}|${modelo}`) : marca ? term('marca', marca) : undefined;
  const named = anyOf('named', termsNaming(vehiculo));
  // Without rows a product's own brand and model say what it is for.
  const stated = own ? oneOf([named, allOf([unstated, own])]) : named;
  if (!hasWords) return scored(stated, LEVELS.stated);
  const silent = marca ? butNot(unstated, exists('marca')) : unstated;
  return {
    dis_max: {
      queries: [
        scored(stated, LEVELS.stated),
        scored(term('universal', true), LEVELS.universal),
        scored(silent, LEVELS.silent),
      ],
    },
  };
}

/** Scores for what fits a vehicle: above every other score. */
const FIT_SCORE = 1000;

/** A query whose hits that fit come first. */
export const fittingFirst = (query: Dsl, { certain, fitting }: ReturnType<typeof fitFilters>): Dsl => ({
  bool: { must: [query], should: [scored(fitting, FIT_SCORE), scored(certain, FIT_SCORE)] },
});

type Order = Pick<IndexQuery, 'sort' | 'order'>;
const SORTS: Record<IndexQuery['sort'], [field: string, direction: 'asc' | 'desc'][]> = {
  newest: [['createdAt', 'desc']],
  'price-low-high': [['precio', 'asc']],
  'price-high-low': [['precio', 'desc']],
  popularity: [['vendidos', 'desc']],
  relevance: [
    ['destacado', 'desc'],
    ['vendidos', 'desc'],
  ],
};

/** The sort of a list; it ends in the id, so that two pages never share a product. `scoreFirst`: the groups of the score come before. */
export function engineSort({ sort, order }: Order, scoreFirst: boolean): Dsl[] {
  const fields = SORTS[sort];
  const natural = sort === 'price-low-high' ? 'asc' : 'desc';
  const isReversed = !!order && order !== natural;
  const turned = (direction: 'asc' | 'desc') => (isReversed ? (direction === 'asc' ? 'desc' : 'asc') : direction);
  return [
    ...(scoreFirst ? [{ _score: 'desc' }] : []),
    ...[...fields, ['id', natural] as const].map(([field, direction]) => ({ [field]: turned(direction) })),
  ];
}

/** Weight of what is available, sold and well rated beside how well a product answers a text. */
const TIE_FACTOR = 0.25;

/** Of two that answer a text nearly as well the one that is available, sold and well rated comes first. */
export const withTieBreaker = (query: Dsl): Dsl => ({
  function_score: {
    query,
    field_value_factor: { field: 'tieBreaker', factor: TIE_FACTOR, missing: 0 },
    boost_mode: 'sum',
  },
});

/** All conditions together, scored by `query`. */
export const filtered = (query: Dsl | null, filters: readonly Dsl[]): Dsl =>
  query
    ? filters.length
      ? { bool: { must: [query], filter: [...filters] } }
      : sumOf([query])
    : { bool: { filter: filters.length ? [...filters] : [{ match_all: {} }] } };
