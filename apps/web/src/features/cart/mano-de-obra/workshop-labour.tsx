import Alert from '@mui/material/Alert';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import { MANO_DE_OBRA_IN_HAND } from '@tuerca/contracts/cart/mano-de-obra/states';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { commissionOf } from '@tuerca/contracts/orders/comisiones/rules';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { bs, percent, ref } from '@/lib/format';
import { useLabour } from './mano-de-obra.queries';

/** Amount that a client paid through Tuerca for this work: the workshop must not charge it again. */
export function WorkshopLabour({ cita }: { cita: Cita }) {
  const labour = useLabour(cita._id).data?.manoDeObra;
  if (!labour || !MANO_DE_OBRA_IN_HAND.includes(labour.estado)) return null;
  const { monto, montoUSD, ganado, porcentaje } = labour;
  const base = ganado ?? monto;
  const commission = toMonto(commissionOf(toCentimos(base), porcentaje ?? 0));
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      Tu cliente pagó {bs(monto)} ({ref(montoUSD)}) de mano de obra por Tuerca: no se la cobres. De {bs(base)} retenemos{' '}
      {percent(porcentaje ?? 0)} ({bs(commission)}).{' '}
      {ganado === null ? LABOUR_MESSAGES.heldForWorkshop : 'Está en tus ingresos.'} Si el trabajo cuesta más, cobra la
      diferencia en el taller.
    </Alert>
  );
}
