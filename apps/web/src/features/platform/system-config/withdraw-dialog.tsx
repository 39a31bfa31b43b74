import Typography from '@mui/material/Typography';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { TasaConocida } from '@tuerca/contracts/platform/system/rates';
import { MotivoCambio } from '@tuerca/contracts/platform/system/recipient';
import { AUDITED_AND_READ } from '@/entities/admin/audit-format';
import { rateName } from '@/entities/admin/rates.queries';
import { plural } from '@/lib/format';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useWithdrawRate } from './config.queries';
import { madeInWords } from './made-dialog';

/** Effect of a withdrawal on the rate in force, in a sentence. */
function consequence({ estado }: TasaConocida, former: TasaConocida | undefined): string {
  if (estado === 'proxima') return 'No llegará a usarse. La de ahora sigue igual.';
  if (estado === 'anterior') return 'La que se usa ahora no cambia.';
  return former
    ? `Se usa otra vez ${rateName(former)}, hasta que cargues la correcta.`
    : 'No hay una anterior: la tienda queda sin precios en bolívares y nadie puede comprar hasta que cargues la correcta.';
}

interface WithdrawDialogProps {
  rate: TasaConocida;
  /** Rate before the one in force. */
  former: TasaConocida | undefined;
  onClose: () => void;
}

/** Withdraws a wrong rate after its consequences were shown. */
export function WithdrawDialog({ rate, former, onClose }: WithdrawDialogProps) {
  const withdraw = useWithdrawRate();
  const { valor, fechaValor, pedidos } = rate;
  const made = madeInWords(rate);
  return (
    <ReasonDialog
      title="Retirar esta tasa"
      confirm="Retirar tasa"
      confirming="Retirando..."
      cancel="Volver"
      danger
      rule={MotivoCambio}
      send={(motivo) => withdraw.mutateAsync({ valor, fechaValor, motivo })}
      failure={SYSTEM_MESSAGES.withdrawFailed}
      hint={AUDITED_AND_READ}
      placeholder="Por ejemplo: se cargó 1.458 en lugar de 1.548"
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{rateName(rate)}</Typography>
      <Typography>{consequence(rate, former)}</Typography>
      <Typography>
        Quien tenga un total calculado con ella lo verá de nuevo antes de pagar.{' '}
        {pedidos > 0
          ? `${plural(pedidos, 'pedido se hizo', 'pedidos se hicieron')} a esta tasa: los que tienen un pago registrado quedan como están, y los que se pagan al retirar se cobran en bolívares a la tasa del día.`
          : 'No se hizo ningún pedido a esta tasa.'}
        {made && ` También ${made} a esta tasa: quedan como están.`}
      </Typography>
    </ReasonDialog>
  );
}
