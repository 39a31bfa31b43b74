import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { MiPlan, PlanOfrecido } from '@tuerca/contracts/membresia/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { PaymentDialog } from '@/entities/payments/payments/payment-dialog';
import { ref, shortDate } from '@/lib/format';
import { notify } from '@/lib/notify';
import { useRequestPlan } from './my-plan.queries';

interface PayDialogProps {
  plan: PlanOfrecido;
  tasa: MiPlan['tasa'];
  destinatario: NonNullable<MiPlan['destinatario']>;
  renews: boolean;
  onClose: () => void;
}

/** Pays a plan: its request goes with the data of the payment. */
export function PayDialog({ plan, tasa, destinatario, renews, onClose }: PayDialogProps) {
  const request = useRequestPlan();
  return (
    <PaymentDialog
      title={renews ? `Renovar el plan ${plan.nombre}` : `Pagar el plan ${plan.nombre}`}
      confirm="Enviar solicitud"
      destinatario={destinatario}
      total={plan.precioBs}
      business
      send={({ bancoEmisor: banco, fechaPago, emailPagador: _, ...payment }) =>
        request.mutateAsync({
          ...payment,
          codigo: plan.codigo,
          banco,
          fecha: fechaPago ?? caracasDate(new Date()),
          monto: plan.precioBs,
        })
      }
      failure={MEMBRESIA_MESSAGES.myPlanChangeFailed}
      onDone={() => {
        notify.ok(MEMBRESIA_MESSAGES.requested);
        onClose();
      }}
      onClose={onClose}
    >
      Paga {ref(plan.precio)} a la tasa de hoy ({tasa.valor.toLocaleString('es-VE')} Bs. por dólar,{' '}
      {shortDate(tasa.fechaValor)}) y registra la referencia.
      {!renews &&
        ' El plan comienza cuando confirmemos el pago y reemplaza al que tengas: los días que le queden no se descuentan.'}
    </PaymentDialog>
  );
}
