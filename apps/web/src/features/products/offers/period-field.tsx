import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type Control, useController } from 'react-hook-form';
import { DateRange } from '@/ui/form/date-range';
import type { OfferValues } from './form-values';

/** First and last day of an offer; both belong to it. */
export function PeriodField({ control, busy }: { control: Control<OfferValues>; busy: boolean }) {
  const first = useController({ control, name: 'fechaInicio' });
  const last = useController({ control, name: 'fechaFin' });
  const problem = first.fieldState.error?.message ?? last.fieldState.error?.message;
  return (
    <Box>
      <DateRange
        label="Fechas de la oferta"
        value={{ desde: first.field.value, hasta: last.field.value }}
        onChange={({ desde, hasta }) => {
          first.field.onChange(desde);
          last.field.onChange(hasta);
        }}
        disabled={busy}
      />
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
