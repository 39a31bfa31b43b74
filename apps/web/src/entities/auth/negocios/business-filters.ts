import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { TIPO_VEHICULO_LABELS, type TipoVehiculo, tipoVehiculoOf } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { defineFilters, type FilterField, type Filters, type FilterValues } from '@/lib/define-filters';
import { choiceField, flagField, pageField, quoted, textField, viewField } from '@/lib/filter-fields';
import type { BusinessKind } from './business';
import { BUSINESS_LABELS } from './business-labels';

export const BUSINESS_LIMITS = [6, 12, 24] as const;

const schemaOf = (kind: BusinessKind) => ({
  // Parameter names of the search on other screens and in old links.
  search: textField({ max: 100, names: ['search', 'q', 'query', 'busqueda'], chip: quoted }),
  estado: choiceField<string, ''>({ options: ESTADO_NAMES, fallback: '', chip: String }),
  rubro: textField({ max: 60, names: [BUSINESS_LABELS[kind].rubro.name], chip: String }),
  /** Workshops only. */
  tipoVehiculo: {
    fallback: '',
    read: (text) => (kind === 'taller' ? tipoVehiculoOf(text) : undefined),
    chip: (tipo) => tipo && TIPO_VEHICULO_LABELS[tipo],
  } as FilterField<TipoVehiculo | ''>,
  verificado: flagField({ chip: () => BUSINESS_LABELS[kind].onlyVerified }),
  vista: viewField(),
  page: pageField(),
  limit: choiceField({ options: BUSINESS_LIMITS, fallback: 24, kind: 'order' }),
});
/** Filters of a list of stores or workshops in the address; '' means no filter. `rubro` is called `categoria` or `especialidad` there. */
export type BusinessFilters = FilterValues<ReturnType<typeof schemaOf>>;

/** Filters and address of the two lists. */
export const BUSINESS_FILTERS: Record<BusinessKind, Filters<BusinessFilters>> = {
  tienda: defineFilters(schemaOf('tienda')),
  taller: defineFilters(schemaOf('taller')),
};

/** Common API query of both lists; empty filters are left out. */
export const toBusinessQuery = ({ search, estado, verificado, page, limit }: BusinessFilters) => ({
  page,
  limit,
  search: search || undefined,
  estado: ESTADO_NAMES.find((one) => one === estado),
  verificado: verificado ? ('true' as const) : undefined,
});
