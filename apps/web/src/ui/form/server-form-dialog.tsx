import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNote } from './draft-note';
import { FormDialog } from './form-dialog';
import type { ServerForm } from './use-server-form';

type OfTheForm = 'onSubmit' | 'busy' | 'dirty' | 'failure';
interface ServerFormDialogProps<I extends FieldValues> extends Omit<ComponentProps<typeof FormDialog>, OfTheForm> {
  form: Pick<ServerForm<I>, 'submit' | 'busy' | 'dirty' | 'failure' | 'restored' | 'discard'>;
}

/** FormDialog of a useServerForm: sends it, says why it was not taken, asks before what was typed is lost, and tells of a draft. */
export const ServerFormDialog = <I extends FieldValues>({ form, children, ...dialog }: ServerFormDialogProps<I>) => (
  <FormDialog {...dialog} onSubmit={form.submit} busy={form.busy} dirty={form.dirty} failure={form.failure}>
    {form.restored && <DraftNote onDiscard={form.discard} />}
    {children}
  </FormDialog>
);
