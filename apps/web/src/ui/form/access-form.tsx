import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormAlert } from '../form-alert';
import type { ServerForm } from './use-server-form';
import { LoadingButton } from '../loading-button';

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

/** The frame of signing in and of the two steps to a new password: why it was not taken, the fields, one button. */
export const AccessForm = ({ label, form, busy, send, sending, children }: AccessFormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={form.submit}
    aria-label={label}
    sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
  >
    {form.failure && <FormAlert message={form.failure} waitUntil={form.wait.until} onWaited={form.wait.done} />}
    {children}
    <LoadingButton
      type="submit"
      size="large"
      fullWidth
      loading={busy}
      loadingText={sending}
      disabled={form.wait.until !== null}
    >
      {send}
    </LoadingButton>
  </Box>
);
