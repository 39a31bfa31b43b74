import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProductMeta } from '@tuerca/contracts/products/products/own-schemas';
import {
  OWN_PRODUCT_GROUP_LABELS,
  OWN_PRODUCT_GROUPS,
  type OwnProductGroup,
} from '@tuerca/contracts/products/products/rules';
import { PlainSelect } from '@/ui/plain-field';
import { SearchFilter } from '@/ui/search-filter';
import type { OwnProductFilters } from './list-filters';

interface ListControlsProps {
  /** 'En mis productos'. */
  place: string;
  filters: OwnProductFilters;
  change: (wanted: Partial<OwnProductFilters>, replace?: boolean) => void;
  /** Counts of the whole store; undefined before the first answer. */
  counts: Pick<OwnProductMeta, 'contadores' | 'categorias'> | undefined;
  groups?: readonly OwnProductGroup[];
}

/** Search, category, and the parts of the list with how many stand in each. */
export function ListControls({ place, filters, change, counts, groups = OWN_PRODUCT_GROUPS }: ListControlsProps) {
  const categorias = counts?.categorias ?? [];
  const options = categorias.map(({ valor, total }) => [valor, `${valor} (${total.toLocaleString('es-VE')})`] as const);
  const isUnknown = filters.categoria && !categorias.some(({ valor }) => valor === filters.categoria);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 260px' } }}>
        <SearchFilter
          name="q"
          label="Buscar"
          place={place}
          placeholder={PRODUCT_MESSAGES.searchHint}
          value={filters.busqueda}
          maxLength={100}
          onChange={(busqueda, typing) => change({ busqueda }, typing)}
        />
        <PlainSelect
          id="filtro-categoria"
          label="Categoría"
          value={filters.categoria}
          options={[
            ['', 'Todas las categorías'],
            ...options,
            ...(isUnknown ? [[filters.categoria, filters.categoria] as const] : []),
          ]}
          onChange={(categoria) => change({ categoria })}
        />
      </Box>
      <Box
        role="group"
        aria-label="Ver solo"
        sx={{ display: 'flex', gap: 1, mb: 2, mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, overflowX: 'auto', py: 0.5 }}
      >
        {groups.map((group) => {
          const total = counts?.contadores[group];
          const chosen = filters.grupo === group;
          return (
            <Chip
              key={group}
              clickable
              component="button"
              type="button"
              color={chosen ? 'primary' : 'default'}
              variant={chosen ? 'filled' : 'outlined'}
              aria-pressed={chosen}
              label={
                total === undefined
                  ? OWN_PRODUCT_GROUP_LABELS[group]
                  : `${OWN_PRODUCT_GROUP_LABELS[group]} (${total.toLocaleString('es-VE')})`
              }
              onClick={() => change({ grupo: group })}
              sx={{ height: 40, flex: 'none', px: 0.5 }}
            />
          );
        })}
      </Box>
    </>
  );
}
