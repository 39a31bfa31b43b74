import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { notify } from '@/lib/notify';
import { ReadyReasons } from './ready-reasons';
import { ServerFormDialog } from './server-form-dialog';
import { TextInput } from './text-input';
import { useServerForm } from './use-server-form';

interface ReasonDialogProps {
  title: string;
  /** Label of the button, and while it is busy: 'Ocultar', 'Ocultando...'. */
  confirm: string;
  confirming: string;
  cancel?: string;
  danger?: boolean;
  /** Schema of the reason, with its messages. */
  rule: z.ZodType<string>;
  send: (motivo: string) => Promise<unknown>;
  /** Toast after success, unless the answer has a message. */
  success?: string;
  /** Message for a failure without one of the server. */
  failure: string;
  /** Called after success, before the dialog closes. */
  onDone?: () => void;
  onClose: () => void;
  label?: string;
  /** Note on who reads the reason: 'Queda en la auditoría.'. */
  hint?: string;
  placeholder?: string;
  maxLength?: number;
  /** Usual reasons, filled in with one tap. */
  ready?: readonly string[];
  /** Consequences of the action. */
  children?: ReactNode;
}

const messageIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;

/** Dialog of an action that needs only a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { rule, send, success, failure, onDone, onClose, label = 'Motivo', maxLength = 500, ready, children } = props;
  const form = useServerForm({
    schema: z.object({ motivo: rule }),
    defaultValues: { motivo: '' },
    send: ({ motivo }) => send(motivo),
    failure,
    onDone: (answer) => {
      const told = messageIn(answer) ?? success;
      if (told) notify.ok(told);
      onDone?.();
      onClose();
    },
  });
  const { title, confirm, confirming, cancel, danger, hint, placeholder } = props;
  return (
    <ServerFormDialog {...{ form, title, confirm, confirming, cancel, danger, onClose }} maxWidth={ready ? 'sm' : 'xs'}>
      {typeof children === 'string' ? <Typography>{children}</Typography> : children}
      {ready && (
        <ReadyReasons
          reasons={ready}
          onPick={(reason) => form.setValue('motivo', reason, { shouldDirty: true, shouldValidate: true })}
        />
      )}
      <TextInput
        control={form.control}
        name="motivo"
        rows={3}
        disabled={form.busy}
        required
        autoFocus
        {...{ label, hint, placeholder, maxLength }}
      />
    </ServerFormDialog>
  );
}
