import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';
import { useDebounce } from '../../lib/use-debounce';
import { ESTADOS, FECHAS, writeFilters, type OrderFilters } from './order-filters';

interface OrdersFiltersProps {
  filters: OrderFilters;
  /** Changes the address. */
  onChange: SetURLSearchParams;
}

/** Search, date and state; what is typed reaches the address when it stands still. */
export function OrdersFilters({ filters, onChange }: OrdersFiltersProps) {
  const [text, setText] = useState(filters.search);
  const settled = useDebounce(text.trim(), 500);
  const apply = (change: Parameters<typeof writeFilters>[1]) =>
    onChange((now) => writeFilters(now, change), { replace: true });

  const search = useEffectEvent((q: string) => {
    if (q !== filters.search) apply({ q });
  });
  useEffect(() => search(settled), [settled]);
  // The address may change from elsewhere: 'Limpiar filtros', the back button.
  const [seen, setSeen] = useState(filters.search);
  if (seen !== filters.search) {
    setSeen(filters.search);
    if (filters.search !== settled) setText(filters.search);
  }

  const select = (
    id: 'fecha' | 'estado',
    label: string,
    value: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={(event) => apply({ [id]: event.target.value })}
      slotProps={{ select: { native: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
  return (
    <Box
      component="search"
      sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 220px 220px' } }}
    >
      <TextField
        id="buscar-compras"
        type="search"
        label="Buscar por número o producto"
        placeholder="Ej.: pastillas de freno"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        slotProps={{
          htmlInput: { maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      {select('fecha', 'Fecha', filters.fecha, FECHAS)}
      {select('estado', 'Estado', filters.estado, ESTADOS)}
    </Box>
  );
}
