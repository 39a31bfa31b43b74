import Box from '@mui/material/Box';
import type { Actor } from '@tuerca/contracts/audit/schemas';
import { DateRange } from '../../ui/form/date-range';
import { PlainSelect } from '../../ui/plain-field';
import { SearchFilter } from '../../ui/search-filter';
import { ACTION_OPTIONS, type AuditFilters } from './audit-filters';

interface AuditFiltersBarProps {
  filters: AuditFilters;
  actors: readonly Actor[];
  onChange: (wanted: Partial<AuditFilters>, replace?: boolean) => void;
}

/** Reason, who, what and when. */
export const AuditFiltersBar = ({ filters, actors, onChange }: AuditFiltersBarProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
    <SearchFilter
      name="q"
      label="Buscar en los motivos"
      place="En la auditoría"
      placeholder="Palabras del motivo"
      value={filters.q}
      maxLength={80}
      onChange={(q, typing) => onChange({ q }, typing)}
    />
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'end',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(2, minmax(0, 1fr)) 330px' },
      }}
    >
      <PlainSelect
        id="actor"
        label="Quién"
        value={filters.actor}
        options={[
          ['', 'Todos'],
          ...actors.map(({ id, nombre }) => [id, nombre] as const),
          ['sistema', 'Sistema'],
          ['banco', 'Banco'],
        ]}
        onChange={(actor) => onChange({ actor })}
      />
      <PlainSelect
        id="accion"
        label="Acción"
        value={filters.accion}
        options={ACTION_OPTIONS}
        onChange={(accion) => onChange({ accion: accion as AuditFilters['accion'] })}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
        <DateRange
          label="Entre estos días"
          value={{ desde: filters.desde, hasta: filters.hasta }}
          onChange={(dates) => onChange(dates)}
        />
      </Box>
    </Box>
  </Box>
);
