import Typography from '@mui/material/Typography';
import type { Tasa } from '@tuerca/contracts/platform/system/schemas';
import { bs, dayAndMonth } from '@/lib/format';

/** 'Tasa BCV Bs. 245,10 del 21/11', which the law wants beside prices; says so when the rate is old. */
export const RateNote = ({ tasa, color = 'text.secondary' }: { tasa: Tasa; color?: string }) => (
  <Typography variant="body2" component="p" sx={{ color }}>
    Tasa {tasa.fuente} {bs(tasa.valor)} del {dayAndMonth(tasa.fechaValor)}
    {tasa.antigua && ' (pendiente de actualizar)'}
  </Typography>
);
