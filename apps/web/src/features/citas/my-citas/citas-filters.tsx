import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTypedText } from '@/lib/use-typed-text';
import { FilterSelect } from '@/ui/filter-select';
import { SearchRounded } from '@/ui/icons/search-rounded';
import { CITA_PERIOD_OPTIONS, CITA_STATE_OPTIONS, type CitaFilters } from './cita-filters';

interface CitasFiltersProps {
  filters: CitaFilters;
  onChange: (wanted: Partial<CitaFilters>) => void;
}

/** Search by workshop, service or vehicle with its button; state and date apply at once. */
export function CitasFilters({ filters, onChange }: CitasFiltersProps) {
  const { text, setText, ask, focus } = useTypedText(filters.search);
  return (
    <Box
      component="search"
      sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'minmax(0, 1fr) 200px 200px' } }}
    >
      <Box
        component="form"
        method="get"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          ask(text.trim(), () => onChange({ search: text.trim() }));
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', gridColumn: { xs: '1 / -1', lg: 'auto' } }}
      >
        <TextField
          id="buscar-citas"
          type="search"
          label="Buscar por taller, servicio o vehículo"
          placeholder="Ej.: frenos"
          value={text}
          onChange={(event) => setText(event.target.value)}
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
        <Button type="submit" variant="outlined" sx={{ flex: 'none', minHeight: 48 }}>
          Buscar
        </Button>
      </Box>
      <FilterSelect
        id="estado"
        label="Estado"
        value={filters.estado}
        options={CITA_STATE_OPTIONS}
        onChange={(estado) => onChange({ estado })}
      />
      <FilterSelect
        id="fecha"
        label="Fecha"
        value={filters.fecha}
        options={CITA_PERIOD_OPTIONS}
        onChange={(fecha) => onChange({ fecha })}
      />
    </Box>
  );
}
