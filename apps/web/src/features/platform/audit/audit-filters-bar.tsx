import type { Actor } from '@tuerca/contracts/platform/audit/schemas';
import type { AppliedFilter } from '@/lib/define-filters';
import { DateRange } from '@/ui/form/date-range';
import { ListFilters, WideFilter } from '@/ui/list-filters';
import { PlainSelect } from '@/ui/plain-field';
import { ACTION_OPTIONS, type AuditFilters } from './audit-filters';

interface AuditFiltersBarProps {
  filters: AuditFilters;
  actors: readonly Actor[];
  applied: readonly AppliedFilter<AuditFilters>[];
  onChange: (wanted: Partial<AuditFilters>, replace?: boolean) => void;
  onClear: () => void;
}

/** Reason, who, what and when. */
export const AuditFiltersBar = ({ filters, actors, applied, onChange, onClear }: AuditFiltersBarProps) => (
  <ListFilters
    search={{
      label: 'Buscar en los motivos',
      place: 'En la auditoría',
      placeholder: 'Palabras del motivo',
      value: filters.q,
      maxLength: 80,
      onChange: (q, typing) => onChange({ q }, typing),
    }}
    columns={6}
    applied={applied}
    onRemove={onChange}
    onClear={onClear}
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
    <WideFilter>
      <DateRange
        label="Entre estos días"
        value={{ desde: filters.desde, hasta: filters.hasta }}
        onChange={(dates) => onChange(dates)}
      />
    </WideFilter>
  </ListFilters>
);
