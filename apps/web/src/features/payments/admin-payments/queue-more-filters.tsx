import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { DateRange } from '@/ui/form/date-range';
import { ExpandLessRounded } from '@/ui/icons/expand-less-rounded';
import { ExpandMoreRounded } from '@/ui/icons/expand-more-rounded';
import { PriceRange } from '@/ui/price-range';
import { type QueueFilters, readAmounts, showAmount } from './queue-filters';

interface QueueMoreFiltersProps {
  filters: QueueFilters;
  onChange: (change: Partial<QueueFilters>) => void;
}

/** Days and amounts: below a button, since most look for neither. */
export function QueueMoreFilters({ filters, onChange }: QueueMoreFiltersProps) {
  const id = useId();
  const { desde, hasta, montoMin, montoMax } = filters;
  const [open, setOpen] = useState(() => !!(desde || hasta || showAmount(montoMin) || showAmount(montoMax)));
  return (
    <Box sx={{ gridColumn: '1 / -1', order: 1 }}>
      <Button
        size="small"
        endIcon={open ? <ExpandLessRounded /> : <ExpandMoreRounded />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Fecha y monto
      </Button>
      {open && (
        <Box
          id={id}
          sx={{
            display: 'grid',
            gap: 2,
            mt: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 380px))' },
          }}
        >
          <DateRange label="Fecha del pago" value={{ desde, hasta }} onChange={onChange} />
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle2' }}>
              Monto
            </Box>
            <PriceRange
              unit="Bs."
              value={{ min: showAmount(montoMin), max: showAmount(montoMax) }}
              placeholder={{ min: '0', max: 'Sin tope' }}
              digits={10}
              read={readAmounts}
              onApply={onChange}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
}
