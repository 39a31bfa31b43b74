import TextField from '@mui/material/TextField';
import type { AppliedFilter } from '../../lib/define-filters';
import { FilterSelect } from '../../ui/filter-select';
import { DateRange } from '../../ui/form/date-range';
import { ListFilters, WideFilter } from '../../ui/list-filters';
import { type AdminOrderFilters, ESTADO_OPTIONS, NO_MAXIMUM, PAGO_OPTIONS } from './admin-order-filters';

interface AdminOrderFilterBarProps {
  filters: AdminOrderFilters;
  applied: readonly AppliedFilter<AdminOrderFilters>[];
  onClear: () => void;
  onChange: (wanted: Partial<AdminOrderFilters>, replace?: boolean) => void;
}

/** Words, states, dates and amounts. */
export function AdminOrderFilterBar({ filters, applied, onChange, onClear }: AdminOrderFilterBarProps) {
  const amountOf = (name: 'montoMin' | 'montoMax', label: string, none: number) => (
    <TextField
      type="number"
      id={name}
      label={label}
      key={`${name}${filters[name]}`}
      defaultValue={filters[name] === none ? '' : filters[name]}
      onBlur={(event) => onChange({ [name]: Number(event.target.value) || none })}
      slotProps={{ htmlInput: { min: 0, inputMode: 'decimal' } }}
    />
  );
  return (
    <ListFilters
      search={{
        place: 'En todos los pedidos',
        placeholder: 'Número, cliente, correo, tienda o producto',
        value: filters.q,
        maxLength: 100,
        onChange: (q, typing) => onChange({ q }, typing),
      }}
      columns={4}
      applied={applied}
      onRemove={onChange}
      onClear={onClear}
    >
      <FilterSelect
        id="estado"
        label="Estado"
        value={filters.estado}
        options={ESTADO_OPTIONS}
        onChange={(estado) => onChange({ estado }, true)}
      />
      <FilterSelect
        id="pago"
        label="Pago"
        value={filters.estadoPago}
        options={PAGO_OPTIONS}
        onChange={(estadoPago) => onChange({ estadoPago }, true)}
      />
      <WideFilter>
        <DateRange
          label="Días"
          value={{ desde: filters.desde, hasta: filters.hasta }}
          onChange={(days) => onChange(days)}
        />
      </WideFilter>
      {amountOf('montoMin', 'Monto mínimo (Bs.)', 0)}
      {amountOf('montoMax', 'Monto máximo (Bs.)', NO_MAXIMUM)}
    </ListFilters>
  );
}
