import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { EXAMPLE_PART_NUMBER, MAX_PRICE_FILTER } from '@tuerca/contracts/products/catalogue/rules';
import type { Facetas } from '@tuerca/contracts/products/catalogue/schemas';
import { findCategoria } from '@tuerca/contracts/products/products/categorias';
import { FilterGroup, FilterLines } from '@/ui/filter-group';
import { PriceRange } from '@/ui/price-range';
import { SearchFilter } from '@/ui/search-filter';
import { type FacetNode, FacetTree } from './facet-tree';
import { type CatalogueFilterChange, type CatalogueFilters, readPriceRange } from './filters';
import { MoreFilters } from './more-filters';
import { YearFilter } from './year-filter';

interface PriceFilterProps {
  min: number;
  max: number;
  onApply: (range: { minPrice: number; maxPrice: number }) => void;
}

const show = (value: number, bound: number) => (value === bound ? '' : String(value).replace('.', ','));

/** Range of prices in dollars. */
const PriceFilter = ({ min, max, onApply }: PriceFilterProps) => (
  <PriceRange
    unit="$"
    value={{ min: show(min, 0), max: show(max, MAX_PRICE_FILTER) }}
    placeholder={{ min: '0', max: String(MAX_PRICE_FILTER) }}
    digits={6}
    read={readPriceRange}
    onApply={onApply}
  />
);

interface FilterPanelProps {
  filters: CatalogueFilters;
  facetas: Facetas | undefined;
  /** The counts will not come: the choices are left out instead of drawn as on their way. */
  failed: boolean;
  /** The switch for what fits the chosen vehicle. */
  vehicle: ReactNode;
  /** The same for what can be had in her place. */
  place: ReactNode;
  /** The text is typed elsewhere. */
  hideText?: boolean;
  onChange: (change: CatalogueFilterChange, replace?: boolean) => void;
}

const categoryNodes = ({ categorias }: Facetas): FacetNode[] =>
  categorias.map(({ valor, total, subcategorias }) => {
    // Documents keep the name, addresses carry the id.
    const known = findCategoria(valor);
    return {
      value: known?.id ?? valor,
      label: known?.nombre ?? valor,
      total,
      children: subcategorias.map((sub) => ({ value: sub.valor, total: sub.total })),
    };
  });
const brandNodes = ({ marcas }: Facetas): FacetNode[] =>
  marcas.map(({ valor, total, modelos }) => ({
    value: valor,
    label: valor,
    total,
    children: modelos.map((modelo) => ({ value: modelo.valor, total: modelo.total })),
  }));

/** Everything that narrows the catalogue; each change applies at once, the price with its button. */
export const CatalogueFilterPanel = ({
  filters,
  facetas,
  failed,
  vehicle,
  place,
  hideText = false,
  onChange,
}: FilterPanelProps) => (
  <Box>
    {!hideText && (
      <SearchFilter
        name="search"
        label="Buscar en el catálogo"
        place="En el catálogo"
        placeholder={`Pastillas, ${EXAMPLE_PART_NUMBER}…`}
        value={filters.search}
        onChange={(search, typing) => onChange({ search }, typing)}
      />
    )}
    <FilterGroup title="Precio (referencia en $)">
      <PriceFilter min={filters.minPrice} max={filters.maxPrice} onApply={onChange} />
    </FilterGroup>
    <Box sx={{ mt: 2, mb: 0.5 }}>{vehicle}</Box>
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Checkbox checked={filters.disponible} onChange={(_, disponible) => onChange({ disponible })} />}
      label="Solo disponibles"
    />
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Checkbox checked={filters.enOferta} onChange={(_, enOferta) => onChange({ enOferta })} />}
      label="Solo en oferta"
    />
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Checkbox checked={filters.verificado} onChange={(_, verificado) => onChange({ verificado })} />}
      label="Solo de tiendas verificadas"
    />
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Checkbox checked={filters.conEnvio} onChange={(_, conEnvio) => onChange({ conEnvio })} />}
      label="Solo con envío"
    />
    {place}
    {!failed && (
      <>
        <FilterGroup title="Categoría">
          {facetas ? (
            <FacetTree
              nodes={categoryNodes(facetas)}
              selected={filters.category}
              selectedChild={filters.subcategory}
              childrenName="subcategorías"
              onSelect={(category) => onChange({ category })}
              onSelectChild={(category, subcategory) =>
                onChange({ category, subcategory: subcategory === filters.subcategory ? '' : subcategory })
              }
            />
          ) : (
            <FilterLines />
          )}
        </FilterGroup>
        <FilterGroup title="Marca, modelo y año del vehículo">
          {facetas ? (
            <FacetTree
              nodes={brandNodes(facetas)}
              selected={filters.marca}
              selectedChild={filters.modelo}
              childrenName="modelos"
              onSelect={(marca) => onChange({ marca })}
              onSelectChild={(marca, modelo) => onChange({ marca, modelo })}
            />
          ) : (
            <FilterLines />
          )}
          <YearFilter value={filters.anio} onChange={(anio) => onChange({ anio })} />
        </FilterGroup>
        {facetas && <MoreFilters filters={filters} facetas={facetas} onChange={onChange} />}
      </>
    )}
  </Box>
);
