import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTypedText } from '@/lib/use-typed-text';
import { sideBySide } from '@/ui/form/columns';
import { SearchRounded } from '@/ui/icons/search-rounded';
import { PlainInput, PlainSelect } from '@/ui/plain-field';
import { HISTORY_PERIOD_OPTIONS, HISTORY_SORT_OPTIONS, type HistoryFilters, PAGE_SIZES } from './history-filters';

interface HistoryToolbarProps {
  filters: HistoryFilters;
  onChange: (wanted: Partial<HistoryFilters>) => void;
}

/** Text with its button, period, order and rows per page. */
export function HistoryToolbar({ filters, onChange }: HistoryToolbarProps) {
  const { text, setText, ask, focus } = useTypedText(filters.search);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'end',
        gridTemplateColumns: { xs: sideBySide(170), lg: 'minmax(0, 1fr) 180px 180px 140px' },
      }}
    >
      <Box
        component="form"
        method="get"
        role="search"
        aria-label="En el historial"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          ask(text.trim(), () => onChange({ search: text.trim() }));
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'end', gridColumn: { xs: '1 / -1', lg: 'auto' } }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PlainInput
            id="buscar-historial"
            name="q"
            label="Buscar"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Cliente, servicio o placa"
            inputProps={{ maxLength: 100, enterKeyHint: 'search', ...focus }}
          />
        </Box>
        <Button type="submit" variant="outlined" startIcon={<SearchRounded />} sx={{ minHeight: 48 }}>
          Buscar
        </Button>
      </Box>
      <PlainSelect
        id="period"
        label="Período"
        value={filters.period}
        options={HISTORY_PERIOD_OPTIONS}
        onChange={(period) => onChange({ period: period as HistoryFilters['period'] })}
      />
      <PlainSelect
        id="orden"
        label="Orden"
        value={filters.sort}
        options={HISTORY_SORT_OPTIONS}
        onChange={(sort) => onChange({ sort: sort as HistoryFilters['sort'] })}
      />
      <PlainSelect
        id="filas"
        label="Filas por página"
        value={filters.limit}
        options={PAGE_SIZES.map((size) => [size, String(size)] as const)}
        onChange={(limit) => onChange({ limit: Number(limit) as HistoryFilters['limit'] })}
      />
    </Box>
  );
}
