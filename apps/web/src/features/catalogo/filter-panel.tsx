import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { buscarCategoria } from '@tuerca/contracts/catalogos';
import type { Facetas } from '@tuerca/contracts/products';
import type { ReactNode } from 'react';
import { FacetTree, type FacetNode } from './facet-tree';
import type { FilterChange, Filters } from './filters';
import { PriceFilter } from './price-filter';
import { SearchFilter } from './search-filter';

interface FilterPanelProps {
  filters: Filters;
  facetas: Facetas | undefined;
  /** The counts will not come: the choices are left out instead of drawn as on their way. */
  failed: boolean;
  onChange: (change: FilterChange, replace?: boolean) => void;
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', pt: 2, mt: 2 }}>
    <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Lines = () => (
  <Box aria-hidden>
    {[70, 55, 80, 62, 74].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={28} sx={{ my: 0.75 }} />
    ))}
  </Box>
);

const categoryNodes = ({ categorias }: Facetas): FacetNode[] =>
  categorias.map(({ valor, total, subcategorias }) => {
    // Documents keep the name, addresses carry the id.
    const known = buscarCategoria(valor);
    return { value: known?.id ?? valor, label: known?.nombre ?? valor, total, children: subcategorias.map((sub) => ({ value: sub.valor, total: sub.total })) };
  });
const brandNodes = ({ marcas }: Facetas): FacetNode[] => marcas.map(({ valor, total, modelos }) => ({ value: valor, label: valor, total, children: modelos.map((modelo) => ({ value: modelo.valor, total: modelo.total })) }));

/** Everything that narrows the catalogue; each change applies at once, the price with its button. */
export const FilterPanel = ({ filters, facetas, failed, onChange }: FilterPanelProps) => (
  <Box>
    <SearchFilter value={filters.search} onChange={(search, typing) => onChange({ search }, typing)} />
    <FormControlLabel sx={{ mt: 1.5, minHeight: 44 }} control={<Checkbox checked={filters.disponible} onChange={(_, disponible) => onChange({ disponible })} />} label="Solo disponibles" />
    {!failed && (
      <>
        <Group title="Categoría">
          {facetas ? (
            <FacetTree nodes={categoryNodes(facetas)} selected={filters.category} selectedChild={filters.subcategory} childrenName="subcategorías" onSelect={(category) => onChange({ category })} onSelectChild={(category, subcategory) => onChange({ category, subcategory: subcategory === filters.subcategory ? '' : subcategory })} />
          ) : (
            <Lines />
          )}
        </Group>
        <Group title="Marca y modelo del vehículo">
          {facetas ? (
            <FacetTree nodes={brandNodes(facetas)} selected={filters.marca} selectedChild={filters.modelo} childrenName="modelos" onSelect={(marca) => onChange({ marca })} onSelectChild={(marca, modelo) => onChange({ marca, modelo })} />
          ) : (
            <Lines />
          )}
        </Group>
      </>
    )}
    <Group title="Precio (referencia en $)">
      <PriceFilter key={`${filters.minPrice}-${filters.maxPrice}`} min={filters.minPrice} max={filters.maxPrice} onApply={onChange} />
    </Group>
  </Box>
);
