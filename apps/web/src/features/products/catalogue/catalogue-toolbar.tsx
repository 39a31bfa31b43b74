import { ListToolbar } from '@/ui/list-toolbar';
import { type FilterChange, type Filters, LIMITS, sortOf, SORTS } from './filters';

interface CatalogToolbarProps {
  filters: Filters;
  /** Products on screen and in all; undefined before the first answer. */
  shown: number | undefined;
  total: number | undefined;
  applied: number;
  onChange: (change: FilterChange) => void;
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
      value: sortOf(filters),
      options: Object.entries(SORTS),
      onChange: (sort) => onChange({ sort: sort as Filters['sort'] }),
    }}
    extra={{
      label: 'Productos por página',
      name: 'por-pagina',
      value: String(filters.limit),
      options: LIMITS.map((n) => [String(n), `${n} por página`]),
      onChange: (limit) => onChange({ limit: Number(limit) as Filters['limit'] }),
    }}
    vista={filters.vista}
    onView={(vista) => onChange({ vista })}
  />
);
