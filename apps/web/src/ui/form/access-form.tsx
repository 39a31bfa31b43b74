import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import { FormAlert } from '@/ui/form-alert';
import { LateCode } from '@/ui/late-code';
import { LoadingButton } from '@/ui/loading-button';
import { Form } from './form';
import type { ServerForm } from './use-server-form';

interface AccessFormProps {
  /** Name of the form for whoever does not see it. */
  label: string;
  form: Pick<ServerForm<never>, 'submit' | 'failure' | 'wait'>;
  busy: boolean;
  /** Words of the button, and those while it sends. */
  send: string;
  sending: string;
  children: ReactNode;
}

/**
 * The frame of signing in and of the two steps to a new password: why it was not taken, the fields, one button. It waits until the page is
 * alive: a browser sends no form whose button cannot be pressed, so that no password gets into an address.
 */
export function AccessForm({ label, form, busy, send, sending, children }: AccessFormProps) {
  const alive = useHydrated();
  return (
    <Form onSubmit={form.submit} aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      {form.failure && <FormAlert message={form.failure} waitUntil={form.wait.until} onWaited={form.wait.done} />}
      {children}
      <LoadingButton
        type="submit"
        size="large"
        fullWidth
        loading={busy}
        loadingText={sending}
        disabled={!alive || form.wait.until !== null}
      >
        {send}
      </LoadingButton>
      <LateCode />
    </Form>
  );
}
