import Box from '@mui/material/Box';
import { DATE_OPTIONS } from '@/entities/orders/orders/order-filters';
import { FilterSelect } from '@/ui/filter-select';
import { sideBySide } from '@/ui/form/columns';
import { SearchFilter } from '@/ui/search-filter';
import { STORE_ORDER_STATE_OPTIONS, type StoreOrderFilters } from './store-order-filters';

interface StoreOrdersFiltersProps {
  filters: StoreOrderFilters;
  onChange: (wanted: Partial<StoreOrderFilters>, replace?: boolean) => void;
}

/** Text, date and state. */
export const StoreOrdersFilters = ({ filters, onChange }: StoreOrdersFiltersProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      mb: 2,
      gridTemplateColumns: { xs: sideBySide(260), md: 'minmax(0, 1fr) 180px 240px' },
      '& > form': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    }}
  >
    <SearchFilter
      name="q"
      label="Buscar"
      place="En tus pedidos"
      placeholder="Número, cliente o correo"
      value={filters.search}
      maxLength={100}
      onChange={(search, typing) => onChange({ search }, typing)}
    />
    <FilterSelect
      id="fecha"
      label="Fecha"
      value={filters.fecha}
      options={DATE_OPTIONS}
      onChange={(fecha) => onChange({ fecha })}
    />
    <FilterSelect
      id="estado"
      label="Estado"
      value={filters.estado}
      options={STORE_ORDER_STATE_OPTIONS}
      onChange={(estado) => onChange({ estado })}
    />
  </Box>
);
