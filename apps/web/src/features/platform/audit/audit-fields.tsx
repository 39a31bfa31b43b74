import type { Actor } from '@tuerca/contracts/platform/audit/schemas';
import { DateRange } from '@/ui/form/date-range';
import { WideFilter } from '@/ui/list-filters';
import { PlainSelect } from '@/ui/plain-field';
import { ACTION_OPTIONS, type AuditFilters } from './audit-filters';

interface AuditFieldsProps {
  filters: AuditFilters;
  actors: readonly Actor[];
  onChange: (wanted: Partial<AuditFilters>) => void;
}

/** Actor, action and days. */
export const AuditFields = ({ filters, actors, onChange }: AuditFieldsProps) => (
  <>
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
  </>
);
