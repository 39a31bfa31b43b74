import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { Destinatario } from '@tuerca/contracts/platform/system/schemas';
import { useUser } from '@/lib/session';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { useServerForm } from '@/ui/form/use-server-form';
import { type CheckedPayment, PaymentSchema, startPayment } from './payment-form';
import { MethodInputs, PaidInputs, PayerInputs } from './payment-inputs';

interface PaymentDialogProps {
  title: string;
  confirm: string;
  /** Subject and consequences. */
  children: ReactNode;
  destinatario: Destinatario;
  /** Bs. */
  total: number;
  /** A business pays: the business' name is accepted as the payer's. */
  business?: boolean;
  send: (payment: CheckedPayment) => Promise<unknown>;
  /** Message for a failure without one of its own. */
  failure: string;
  onDone: () => void;
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

function PaymentForm({
  destinatario,
  total,
  business = false,
  children,
  user,
  ...dialog
}: PaymentDialogProps & { user: Usuario }) {
  const { title, confirm, onClose, ...rest } = dialog;
  const form = useServerForm({
    schema: PaymentSchema,
    defaultValues: startPayment(user),
    fields: { REFERENCIA_USADA: 'referencia' },
    ...rest,
  });
  const inputs = { control: form.control, disabled: form.busy };
  return (
    <ServerFormDialog
      form={form}
      title={title}
      confirm={confirm}
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="sm"
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
        <Part title="Haz el pago">
          <MethodInputs {...inputs} destinatario={destinatario} total={total} />
        </Part>
        <Part title="Quién paga">
          <PayerInputs {...inputs} business={business} />
        </Part>
        <Part title="Registra el pago">
          <PaidInputs {...inputs} />
        </Part>
      </Box>
    </ServerFormDialog>
  );
}

/** Recipient and amount of a payment that is no purchase, and the payment's data: the same as for a purchase. */
export function PaymentDialog(props: PaymentDialogProps) {
  const user = useUser();
  return user && <PaymentForm {...props} user={user} />;
}
