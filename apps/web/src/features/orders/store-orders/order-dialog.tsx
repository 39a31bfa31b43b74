import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { type ServerForm, type ServerFormOptions, useServerForm } from '@/ui/form/use-server-form';

type Form<I extends FieldValues> = Pick<
  ServerFormOptions<I, I, Pedido>,
  'schema' | 'defaultValues' | 'send' | 'failure'
>;
interface OrderDialogProps<I extends FieldValues> extends Form<I> {
  title: string;
  /** Consequences, before the fields. */
  text: string;
  confirm: string;
  confirming?: string;
  /** Toast after success. */
  done: string;
  onClose: () => void;
  children: (control: ServerForm<I>['control']) => ReactNode;
}

/** Dialog of an order's step: asks for its fields, sends it, reports success and closes. */
export function OrderActionDialog<I extends FieldValues>({ children, text, done, ...props }: OrderDialogProps<I>) {
  const { schema, defaultValues, send, failure, onClose, confirming = 'Guardando...', ...words } = props;
  const onDone = () => {
    notify.ok(done);
    onClose();
  };
  const form = useServerForm<I, I, Pedido>({ schema, defaultValues, send, failure, onDone });
  return (
    <ServerFormDialog {...words} form={form} confirming={confirming} cancel="Volver" onClose={onClose} maxWidth="xs">
      <Typography>{text}</Typography>
      {children(form.control)}
    </ServerFormDialog>
  );
}
