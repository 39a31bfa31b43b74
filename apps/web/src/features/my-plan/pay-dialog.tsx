import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { MiPlan, PlanOfrecido } from '@tuerca/contracts/membresia/schemas';
import type { Usuario } from '@tuerca/contracts/users/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { ReactNode } from 'react';
import { type CheckedPayment, PaymentSchema, startPayment } from '../../entities/payments/payment-form';
import { MethodInputs, PaidInputs, PayerInputs } from '../../entities/payments/payment-inputs';
import { ref, shortDate } from '../../lib/format';
import { notify } from '../../lib/notify';
import { useUser } from '../../lib/session';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { useServerForm } from '../../ui/form/use-server-form';
import { useRequestPlan } from './my-plan.queries';

interface PayDialogProps {
  plan: PlanOfrecido;
  tasa: MiPlan['tasa'];
  destinatario: NonNullable<MiPlan['destinatario']>;
  renews: boolean;
  onClose: () => void;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="subtitle1" component="h3" sx={{ mb: 1.5, fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

function PayForm({ plan, tasa, destinatario, renews, onClose, user }: PayDialogProps & { user: Usuario }) {
  const request = useRequestPlan();
  const form = useServerForm({
    schema: PaymentSchema,
    defaultValues: startPayment(user),
    send: ({ bancoEmisor: banco, fechaPago, emailPagador: _, ...payment }: CheckedPayment) =>
      request.mutateAsync({
        ...payment,
        codigo: plan.codigo,
        banco,
        fecha: fechaPago ?? caracasDate(new Date()),
        monto: plan.precioBs,
      }),
    failure: MEMBRESIA_MESSAGES.myPlanChangeFailed,
    fields: { REFERENCIA_USADA: 'referencia' },
    onDone: () => {
      notify.ok(MEMBRESIA_MESSAGES.requested);
      onClose();
    },
  });
  const inputs = { control: form.control, disabled: form.busy };
  return (
    <ServerFormDialog
      form={form}
      title={renews ? `Renovar el plan ${plan.nombre}` : `Pagar el plan ${plan.nombre}`}
      confirm="Enviar solicitud"
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="sm"
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Paga {ref(plan.precio)} a la tasa de hoy ({tasa.valor.toLocaleString('es-VE')} Bs. por dólar,{' '}
          {shortDate(tasa.fechaValor)}) y registra la referencia.
          {!renews && ' El plan comienza cuando confirmemos el pago y reemplaza al que tengas; no se prorratea.'}
        </Typography>
        <Part title="Haz el pago">
          <MethodInputs {...inputs} destinatario={destinatario} total={plan.precioBs} />
        </Part>
        <Part title="Quién paga">
          <PayerInputs {...inputs} business />
        </Part>
        <Part title="Registra el pago">
          <PaidInputs {...inputs} />
        </Part>
      </Box>
    </ServerFormDialog>
  );
}

/** Whom to pay how much for a plan, and the data of the payment: what a purchase asks for, too. */
export function PayDialog(props: PayDialogProps) {
  const user = useUser();
  return user && <PayForm {...props} user={user} />;
}
