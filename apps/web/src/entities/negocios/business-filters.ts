import { TIPO_VEHICULO_LABELS, TipoVehiculo } from '@tuerca/contracts/garaje/tipos';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/direccion';
import type { BusinessKind } from './business';
import { BUSINESS_WORDS } from './business-words';
import type { AddressRules } from '../../lib/use-address-filters';

/** What the address says about a list of stores or workshops; '' means no filter. `rubro` is called `categoria` or `especialidad` there. */
export interface BusinessFilters {
  search: string;
  estado: string;
  rubro: string;
  tipoVehiculo: TipoVehiculo | '';
  verificado: boolean;
  vista: 'cuadricula' | 'lista';
  page: number;
}

const DEFAULTS: BusinessFilters = {
  search: '',
  estado: '',
  rubro: '',
  tipoVehiculo: '',
  verificado: false,
  vista: 'cuadricula',
  page: 1,
};
// Other screens and old links spell the search in these ways.
const SEARCH = ['search', 'q', 'query', 'busqueda'];

/** Reads the address; whatever makes no sense there counts as absent. */
const readFor =
  (kind: BusinessKind) =>
  (params: URLSearchParams): BusinessFilters => {
    const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
    const page = Number(params.get('page'));
    const vehicle = TipoVehiculo.safeParse(params.get('tipoVehiculo'));
    return {
      search: SEARCH.map((name) => text(name, 100)).find(Boolean) ?? '',
      estado: ESTADO_NAMES.find((estado) => estado === params.get('estado')) ?? '',
      rubro: text(BUSINESS_WORDS[kind].rubro.name, 60),
      tipoVehiculo: kind === 'taller' && vehicle.success ? vehicle.data : '',
      verificado: ['true', '1'].includes(params.get('verificado') ?? ''),
      vista: params.get('vista') === 'lista' ? 'lista' : 'cuadricula',
      page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    };
  };

/** The address of filters: what is as usual stays out of it. */
const writeFor =
  (kind: BusinessKind) =>
  (filters: BusinessFilters): URLSearchParams =>
    new URLSearchParams(
      (Object.keys(DEFAULTS) as (keyof BusinessFilters)[])
        .filter((name) => filters[name] !== DEFAULTS[name])
        .map((name) => [name === 'rubro' ? BUSINESS_WORDS[kind].rubro.name : name, String(filters[name])]),
    );

/** Any change but of page and view goes back to page 1. */
const change = (filters: BusinessFilters, wanted: Partial<BusinessFilters>): BusinessFilters => {
  const onlyPlace = Object.keys(wanted).every((name) => name === 'page' || name === 'vista');
  return { ...filters, ...wanted, ...(!onlyPlace && { page: 1 }) };
};
/** What is left after 'Limpiar todo': the view is no filter. */
const clear = ({ vista }: BusinessFilters): BusinessFilters => ({ ...DEFAULTS, vista });

const rulesFor = (kind: BusinessKind): AddressRules<BusinessFilters> => ({
  read: readFor(kind),
  write: writeFor(kind),
  change,
  clear,
});
/** Filters and address of the two lists. */
export const BUSINESS_RULES: Record<BusinessKind, AddressRules<BusinessFilters>> = {
  tienda: rulesFor('tienda'),
  taller: rulesFor('taller'),
};

/** What both lists ask the API for; filters that filter nothing are left out. */
export const toQuery = ({ search, estado, verificado, page }: BusinessFilters) => ({
  page,
  search: search || undefined,
  estado: ESTADO_NAMES.find((one) => one === estado),
  verificado: verificado ? ('true' as const) : undefined,
});

/** What is applied, in words, each with the change that takes it away. */
export function appliedFilters(
  { search, estado, rubro, tipoVehiculo, verificado }: BusinessFilters,
  kind: BusinessKind,
): { label: string; remove: Partial<BusinessFilters> }[] {
  return [
    search && { label: `“${search}”`, remove: { search: '' } },
    estado && { label: estado, remove: { estado: '' } },
    rubro && { label: rubro, remove: { rubro: '' } },
    tipoVehiculo && { label: TIPO_VEHICULO_LABELS[tipoVehiculo], remove: { tipoVehiculo: '' as const } },
    verificado && { label: BUSINESS_WORDS[kind].onlyVerified, remove: { verificado: false } },
  ].filter((entry) => !!entry);
}
