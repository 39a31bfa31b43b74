import { ListToolbar } from '@/ui/list-toolbar';
import {
  CATALOGUE_LIMITS,
  CATALOGUE_SORT_NAMES,
  type CatalogueFilterChange,
  type CatalogueFilters,
  catalogueSortOf,
} from './filters';

interface CatalogToolbarProps {
  filters: CatalogueFilters;
  /** Products on screen and in all; undefined before the first answer. */
  shown: number | undefined;
  total: number | undefined;
  applied: number;
  onChange: (change: CatalogueFilterChange) => void;
  onOpenFilters: () => void;
}

/** Number of products, their order, page size, and cards or rows. */
export const CatalogToolbar = ({ filters, onChange, ...rest }: CatalogToolbarProps) => (
  <ListToolbar
    {...rest}
    noun={['producto', 'productos']}
    orden={{
      label: 'Ordenar por',
      name: 'orden',
      value: catalogueSortOf(filters),
      options: Object.entries(CATALOGUE_SORT_NAMES),
      onChange: (sort) => onChange({ sort: sort as CatalogueFilters['sort'] }),
    }}
    extra={{
      label: 'Productos por página',
      name: 'por-pagina',
      value: String(filters.limit),
      options: CATALOGUE_LIMITS.map((n) => [String(n), `${n} por página`]),
      onChange: (limit) => onChange({ limit: Number(limit) as CatalogueFilters['limit'] }),
    }}
    vista={filters.vista}
    onView={(vista) => onChange({ vista })}
  />
);
