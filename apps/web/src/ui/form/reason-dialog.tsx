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
  /** What the button does, and what it says while it does: 'Ocultar', 'Ocultando...'. */
  confirm: string;
  confirming: string;
  cancel?: string;
  danger?: boolean;
  /** The rule of the reason, with its messages. */
  rule: z.ZodType<string>;
  send: (motivo: string) => Promise<unknown>;
  /** What is said when it was taken; what the answer says itself comes first. */
  success?: string;
  /** What is said when the server gives no sentence of its own. */
  failure: string;
  /** After it was taken, before the dialog closes. */
  onDone?: () => void;
  onClose: () => void;
  label?: string;
  /** Who reads it: 'Queda en la auditoría'. */
  hint?: string;
  placeholder?: string;
  maxLength?: number;
  /** Usual reasons, taken with one tap. */
  ready?: readonly string[];
  /** What it does, for whoever is about to do it. */
  children?: ReactNode;
}

const messageIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;

/** A step that takes nothing but a reason. */
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
