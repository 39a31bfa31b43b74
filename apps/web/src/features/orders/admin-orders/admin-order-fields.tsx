import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { exchangeRatesQuery, rateKey, rateName, rateOf } from '@/entities/admin/rates.queries';
import { FilterSelect } from '@/ui/filter-select';
import { DateRange } from '@/ui/form/date-range';
import { MoneyInput } from '@/ui/form/money-input';
import { WideFilter } from '@/ui/list-filters';
import { type AdminOrderFilters, NO_MAXIMUM } from './admin-order-filters';

interface AdminOrderFieldsProps {
  filters: AdminOrderFilters;
  onChange: (wanted: Partial<AdminOrderFilters>, replace?: boolean) => void;
}

interface AmountFieldProps extends AdminOrderFieldsProps {
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
function RateSelect({ filters, onChange }: AdminOrderFieldsProps) {
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

/** Days, amounts and the rate. */
export const AdminOrderFields = ({ filters, onChange }: AdminOrderFieldsProps) => (
  <>
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
  </>
);
