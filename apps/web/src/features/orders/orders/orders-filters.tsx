import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent } from 'react';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { DATE_OPTIONS, ESTADO_OPTIONS } from '@/entities/orders/orders/order-filters';
import { useDebounce } from '@/lib/use-debounce';
import { useTypedText } from '@/lib/use-typed-text';
import { FilterSelect } from '@/ui/filter-select';
import { SearchRounded } from '@/ui/icons/search-rounded';
import type { OrderFilters } from './order-filters';

interface OrdersFiltersProps {
  filters: OrderFilters;
  /** Changes the address, without a step in the history. */
  onChange: (wanted: Partial<OrderFilters>) => void;
}

/** Search, date and state; what is typed reaches the address when it stands still. */
export function OrdersFilters({ filters, onChange }: OrdersFiltersProps) {
  const { text, setText, ask, focus } = useTypedText(filters.search);
  const settled = useDebounce(text.trim(), 500);
  const search = useEffectEvent((next: string) => ask(next, () => onChange({ search: next })));
  useEffect(() => search(settled), [settled]);

  return (
    <Box
      component="search"
      sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'minmax(0, 1fr) 200px 200px' } }}
    >
      <TextField
        id="buscar-compras"
        type="search"
        label="Buscar por número o producto"
        placeholder={PRODUCT_MESSAGES.searchExample}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}
        slotProps={{
          htmlInput: { maxLength: 100, ...focus },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded aria-hidden />
              </InputAdornment>
            ),
          },
        }}
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
        options={ESTADO_OPTIONS}
        onChange={(estado) => onChange({ estado })}
      />
    </Box>
  );
}
