import type { Facetas } from '@tuerca/contracts/products/catalogue/schemas';
import { FilterGroup } from '@/ui/filter-group';
import { type FacetNode, FacetTree } from './facet-tree';
import { type CatalogueFilterChange, type CatalogueFilters, conditionLabel } from './filters';

interface MoreFiltersProps {
  filters: CatalogueFilters;
  facetas: Facetas;
  onChange: (change: CatalogueFilterChange) => void;
}
type Counts = NonNullable<Facetas['condiciones']>;

const nodes = (counts: Counts, labelOf: (valor: string) => string = String): FacetNode[] =>
  counts.map(({ valor, total }) => ({ value: valor, label: labelOf(valor), total, children: [] }));

/** Filters by the store's location, the part's brand and its condition. */
export function MoreFilters({ filters, facetas, onChange }: MoreFiltersProps) {
  const { estados = [], marcasRepuesto = [], condiciones = [] } = facetas;
  const places = estados.map(({ valor, total, ciudades }) => ({
    value: valor,
    label: valor,
    total,
    children: ciudades.map((ciudad) => ({ value: ciudad.valor, total: ciudad.total })),
  }));
  const single = (field: 'marcaRepuesto' | 'condicion') => (valor: string) =>
    onChange({ [field]: valor === filters[field] ? '' : valor });
  return (
    <>
      {places.length > 0 && (
        <FilterGroup title="Estado y ciudad de la tienda">
          <FacetTree
            nodes={places}
            selected={filters.estado}
            selectedChild={filters.ciudad}
            childrenName="ciudades"
            onSelect={(estado) => onChange({ estado })}
            onSelectChild={(estado, ciudad) => onChange({ estado, ciudad })}
          />
        </FilterGroup>
      )}
      {marcasRepuesto.length > 0 && (
        <FilterGroup title="Marca del repuesto">
          <FacetTree
            nodes={nodes(marcasRepuesto)}
            selected={filters.marcaRepuesto}
            selectedChild=""
            childrenName="líneas"
            onSelect={single('marcaRepuesto')}
            onSelectChild={single('marcaRepuesto')}
          />
        </FilterGroup>
      )}
      {condiciones.length > 1 && (
        <FilterGroup title="Condición">
          <FacetTree
            nodes={nodes(condiciones, conditionLabel)}
            selected={filters.condicion}
            selectedChild=""
            childrenName="tipos"
            onSelect={single('condicion')}
            onSelectChild={single('condicion')}
          />
        </FilterGroup>
      )}
    </>
  );
}
