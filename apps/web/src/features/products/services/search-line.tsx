import Box from '@mui/material/Box';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { SearchFilter } from '@/ui/search-filter';
import { SERVICE_FILTERS, type ServiceFilterChange, type ServiceFilters } from './filters';
import { NearMe } from './near-me';

interface SearchLineProps {
  filters: ServiceFilters;
  onChange: (change: ServiceFilterChange, replace?: boolean) => void;
}

/** Above the services: words to find them by, and the nearest ones. */
export const SearchLine = ({ filters, onChange }: SearchLineProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      gap: { xs: 1, sm: 1.5 },
      mb: { xs: 1.5, sm: 2 },
    }}
  >
    <SearchFilter
      name="busqueda"
      label="Buscar un servicio"
      place="En los servicios"
      placeholder={SERVICE_MESSAGES.searchExample}
      maxLength={100}
      keep={[...SERVICE_FILTERS.write({ ...filters, busqueda: '', page: 1 })]}
      value={filters.busqueda}
      onChange={(busqueda, typing) => onChange({ busqueda }, typing)}
    />
    <NearMe cerca={filters.cerca} onChange={(cerca) => onChange({ cerca, ...(cerca && { sortBy: 'prioridad' }) })} />
  </Box>
);
