import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { MarcarExcedente, RechazarPago } from '@tuerca/contracts/payments/payments/admin-inputs';
import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { bs } from '@/lib/format';
import { MoneyField } from '@/ui/form/money-field';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useMarkOverpaid, useReject } from './admin-payments.queries';
import { decisionTexts } from './decision-texts';
import {
  Basis,
  type BasisFields,
  basisOf,
  EvidenceFields,
  type Movement,
  sendBasis,
  statedReference,
} from './evidence-fields';

/** Props of every decision dialog. */
export interface DialogProps {
  pago: PagoDetalle;
  /** The bank movement that supports the decision, when one was chosen. */
  movimiento?: Movement;
  onDone: (message: string) => void;
  onClose: () => void;
}

export const FAILURE = 'No pudimos guardar tu decisión';

/** Rejects with a reason that the client reads. */
export function RejectPaymentDialog({ pago, onDone, onClose }: DialogProps) {
  const reject = useReject(pago._id);
  return (
    <ReasonDialog
      danger
      title="Rechazar el pago"
      confirm="Rechazar pago"
      confirming="Rechazando..."
      rule={RechazarPago.shape.motivo}
      send={(motivo) => reject.mutateAsync({ motivo })}
      failure={FAILURE}
      onDone={() => onDone('Pago rechazado')}
      onClose={onClose}
    >
      {decisionTexts(pago).reject}
    </ReasonDialog>
  );
}

const Overpaid = MarcarExcedente.pick({ montoRecibido: true, nota: true }).and(Basis);
type Values = z.output<typeof Overpaid>;
interface Fields extends BasisFields {
  montoRecibido: number | null;
  nota: string;
}

/** Approves a payment that exceeds its amount. */
export function OverpaidDialog({ pago, movimiento, onDone, onClose }: DialogProps) {
  const mark = useMarkOverpaid(pago._id);
  const came = movimiento ? (pago.diferencia?.recibido ?? 0) + movimiento.monto : pago.montoRecibido;
  const start: Fields = {
    ...basisOf(pago, movimiento !== undefined || statedReference(pago) !== null),
    montoRecibido: came && came > pago.monto ? came : null,
    nota: '',
  };
  const form = useServerForm({
    schema: Overpaid,
    defaultValues: start as never,
    send: ({ montoRecibido, nota, ...basis }: Values) =>
      mark.mutateAsync({ montoRecibido, nota, ...sendBasis(basis, movimiento) }),
    failure: FAILURE,
    onDone: () => onDone('Pago aprobado. El excedente quedó por devolver'),
  });
  const control = form.control as unknown as Control<Fields>;
  return (
    <ServerFormDialog
      form={form}
      title="Aprobar con excedente"
      confirm="Aprobar con excedente"
      confirming="Aprobando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>El total es {bs(pago.monto)}. Lo que sobra queda en «Por devolver» y el cliente lo sabrá.</Typography>
      <MoneyField control={control} name="montoRecibido" label="Monto recibido" unit="Bs." required />
      <EvidenceFields control={control} pago={pago} chosen={movimiento} />
      <TextInput control={control} name="nota" label="Cómo lo comprobaste" rows={2} maxLength={500} required />
    </ServerFormDialog>
  );
}
