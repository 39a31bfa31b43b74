import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { rateKey, rateName, rateOf, exchangeRatesQuery } from '@/entities/admin/rates.queries';
import { ESTADO_OPTIONS } from '@/entities/orders/orders/order-filters';
import type { AppliedFilter } from '@/lib/define-filters';
import { FilterSelect } from '@/ui/filter-select';
import { DateRange } from '@/ui/form/date-range';
import { MoneyInput } from '@/ui/form/money-input';
import { ListFilters, WideFilter } from '@/ui/list-filters';
import { type AdminOrderFilters, NO_MAXIMUM, PAGO_OPTIONS } from './admin-order-filters';

interface AdminOrderFilterBarProps {
  filters: AdminOrderFilters;
  applied: readonly AppliedFilter<AdminOrderFilters>[];
  onClear: () => void;
  onChange: (wanted: Partial<AdminOrderFilters>, replace?: boolean) => void;
}

interface AmountFieldProps extends Pick<AdminOrderFilterBarProps, 'filters' | 'onChange'> {
  name: 'montoMin' | 'montoMax';
  label: string;
  /** The value that stands for no bound. */
  none: number;
}

/** A bound in Bs.; the list follows when the field is left with an amount. */
function AmountField({ name, label, none, filters, onChange }: AmountFieldProps) {
  const given = filters[name] === none ? null : toCentimos(filters[name]);
  const [typed, setTyped] = useState<{ from: number | null; centimos: number | null } | null>(null);
  const centimos = typed && typed.from === given ? typed.centimos : given;
  const apply = () => {
    if (centimos === given || Number.isNaN(centimos) || (centimos ?? 0) < 0) return;
    onChange({ [name]: centimos === null ? none : toMonto(centimos) });
  };
  return (
    <Box onBlur={apply} onKeyDown={(event) => event.key === 'Enter' && apply()}>
      <MoneyInput
        id={name}
        label={label}
        unit="Bs."
        value={centimos}
        onChange={(next) => setTyped({ from: given, centimos: next })}
      />
    </Box>
  );
}

/** The rates of the last weeks; one that came with a link stands among them, however old. */
function RateSelect({ filters, onChange }: Pick<AdminOrderFilterBarProps, 'filters' | 'onChange'>) {
  const { data: rates = [] } = useQuery(exchangeRatesQuery());
  const known = rates.map((rate) => ({
    value: rateKey(rate),
    label: `${rateName(rate)}${rate.estado === 'retirada' ? ' (retirada)' : ''}`,
  }));
  const given = known.some(({ value }) => value === filters.tasa) ? null : rateOf(filters.tasa);
  return (
    <FilterSelect
      id="tasa"
      label="Tasa"
      value={filters.tasa}
      options={[
        { value: '', label: 'Todas' },
        ...known,
        ...(given ? [{ value: filters.tasa, label: rateName(given) }] : []),
      ]}
      onChange={(tasa) => onChange({ tasa }, true)}
    />
  );
}

/** Words, states, dates, amounts and the rate. */
export function AdminOrderFilterBar({ filters, applied, onChange, onClear }: AdminOrderFilterBarProps) {
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
      <AmountField name="montoMin" label="Monto mínimo" none={0} filters={filters} onChange={onChange} />
      <AmountField name="montoMax" label="Monto máximo" none={NO_MAXIMUM} filters={filters} onChange={onChange} />
      <RateSelect filters={filters} onChange={onChange} />
    </ListFilters>
  );
}
