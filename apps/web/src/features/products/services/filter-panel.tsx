import Box from '@mui/material/Box';
import { useId } from 'react';
import type { MetaOf } from '@tuerca/contracts/kernel/endpoint';
import { serviceCategorias } from '@tuerca/contracts/products/services/categorias';
import type { services } from '@tuerca/contracts/products/services/endpoints';
import { TIPO_VEHICULO_LABELS, TIPOS_VEHICULO } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { ChoiceFilter } from '@/ui/choice-filter';
import { FacetFilter } from '@/ui/facet-filter';
import { FilterGroup, FilterLines } from '@/ui/filter-group';
import { PriceRange } from '@/ui/price-range';
import { PRECIO_BS_MAX, readServicePriceRange, type ServiceFilterChange, type ServiceFilters, showBs } from './filters';

type Facets = MetaOf<typeof services.list>['facetas'];

interface FilterPanelProps {
  filters: ServiceFilters;
  facetas: Facets | undefined;
  /** The counts will not come: the choices are left out instead of drawn as on their way. */
  failed: boolean;
  onChange: (change: ServiceFilterChange) => void;
}

const publicCategories = () => [...new Set(serviceCategorias().map(({ publica }) => publica))];
const totals = (facets: Facets[keyof Facets]) => new Map(facets.map(({ valor, total }) => [valor, total]));
const categoryChoices = (facets: Facets) =>
  publicCategories().map((value) => ({ value, label: value, total: totals(facets.categorias).get(value) ?? 0 }));
const vehicleChoices = (facets: Facets) =>
  TIPOS_VEHICULO.map((value) => ({
    value,
    label: TIPO_VEHICULO_LABELS[value],
    total: totals(facets.tiposVehiculo).get(value) ?? 0,
  }));

/** Everything that narrows the services; each change applies at once, the price with its button. */
export function ServiceFilterPanel({ filters, facetas, failed, onChange }: FilterPanelProps) {
  // The panel stands twice while the sheet is open: radios of one name would be one group.
  const id = useId();
  return (
    <Box sx={{ '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 } }}>
      {!failed && (
        <>
          <FacetFilter
            title="Estado"
            all="Todo el país"
            value={filters.estado}
            facets={facetas?.estados}
            onChange={(estado) => onChange({ estado: estado as ServiceFilters['estado'] })}
          />
          {filters.estado && (
            <FacetFilter
              title={`Ciudad en ${filters.estado}`}
              all="Todas"
              value={filters.ciudad}
              facets={facetas?.ciudades}
              onChange={(ciudad) => onChange({ ciudad })}
            />
          )}
          <FilterGroup title="Categoría">
            {facetas ? (
              <ChoiceFilter
                label="Categoría"
                name={`${id}categoria`}
                value={filters.categoria}
                all="Todas"
                options={categoryChoices(facetas)}
                onChange={(categoria) => onChange({ categoria })}
              />
            ) : (
              <FilterLines />
            )}
          </FilterGroup>
          <FilterGroup title="Tipo de vehículo">
            {facetas ? (
              <ChoiceFilter
                label="Tipo de vehículo"
                name={`${id}vehiculo`}
                value={filters.tipoVehiculo}
                all="Todos"
                options={vehicleChoices(facetas)}
                onChange={(tipo) => onChange({ tipoVehiculo: tipo as ServiceFilters['tipoVehiculo'] })}
              />
            ) : (
              <FilterLines />
            )}
          </FilterGroup>
        </>
      )}
      <FilterGroup title="Precio (Bs.)">
        <PriceRange
          unit="Bs."
          value={{ min: showBs(filters.minPrecio, 0), max: showBs(filters.maxPrecio, PRECIO_BS_MAX) }}
          placeholder={{ min: '0', max: 'Sin tope' }}
          digits={12}
          read={readServicePriceRange}
          onApply={onChange}
        />
      </FilterGroup>
    </Box>
  );
}
