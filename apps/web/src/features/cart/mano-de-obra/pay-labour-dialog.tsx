import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import type { ManoDeObraDeCita } from '@tuerca/contracts/cart/mano-de-obra/schemas';
import { PaymentDialog } from '@/entities/payments/payments/payment-dialog';
import { ref, shortDate } from '@/lib/format';
import { notify } from '@/lib/notify';
import { usePayLabour } from './mano-de-obra.queries';

interface PayLabourDialogProps {
  citaId: string;
  porPagar: NonNullable<ManoDeObraDeCita['porPagar']>;
  onClose: () => void;
}

/** Pays the labour of an appointment in advance. */
export function PayLabourDialog({ citaId, porPagar, onClose }: PayLabourDialogProps) {
  const pay = usePayLabour(citaId);
  const { monto, montoUSD, tasa, fechaTasa, destinatario } = porPagar;
  return (
    <PaymentDialog
      title="Pagar la mano de obra"
      confirm="Enviar pago"
      destinatario={destinatario}
      total={monto}
      send={(payment) => pay.mutateAsync({ ...payment, monto })}
      failure={LABOUR_MESSAGES.payFailed}
      onDone={() => {
        notify.ok(LABOUR_MESSAGES.registered);
        onClose();
      }}
      onClose={onClose}
    >
      Paga {ref(montoUSD)} a la tasa de hoy ({tasa.toLocaleString('es-VE')} Bs. por dólar, {shortDate(fechaTasa)}) y
      registra la referencia. {LABOUR_MESSAGES.offer}
    </PaymentDialog>
  );
}
