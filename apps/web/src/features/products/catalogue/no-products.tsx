import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import type { Busqueda } from '@tuerca/contracts/products/search/schemas';
import { nothingFor } from '@/lib/nothing-for';
import { EmptyState } from '@/ui/empty-state';
import type { CatalogueFilterChange } from './filters';
import { SearchFallbacks } from './search-fallbacks';

interface NoProductsProps {
  /** Searched text; '' when the filters alone give no results. */
  text: string;
  hasFilters: boolean;
  salidas: Busqueda['salidas'];
  /** Link to ask stores. */
  ask: ReactNode;
  onChange: (change: CatalogueFilterChange) => void;
  onClear: () => void;
}

/** Empty list of products, with links to alternatives. */
export const NoProducts = ({ text, hasFilters, salidas, ask, onChange, onClear }: NoProductsProps) => (
  <>
    <EmptyState
      {...nothingFor(text, {
        title: text ? CATALOGUE_MESSAGES.noResults(text) : 'No encontramos productos',
        text: hasFilters
          ? 'Prueba con menos filtros, otra palabra o pídelo a las tiendas.'
          : 'Revisa cómo lo escribiste, busca con menos palabras o pídelo a las tiendas.',
      })}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {hasFilters && (
            <Button variant="outlined" onClick={onClear}>
              Limpiar filtros
            </Button>
          )}
          {ask}
        </Box>
      }
    />
    <SearchFallbacks text={text} salidas={salidas} onChange={onChange} />
  </>
);
