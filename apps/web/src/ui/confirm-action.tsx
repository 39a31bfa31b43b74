import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from './confirm-dialog';
import { FormAlert } from './form-alert';

interface ConfirmActionProps {
  title: string;
  /** Consequences of the action. */
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  /** Whether the action is destructive, by default true. */
  danger?: boolean;
  run: () => Promise<unknown>;
  /** Toast after success. */
  done: string;
  /** Message for a failure without one of its own. */
  error: string;
  onClose: () => void;
}

/** Asks for confirmation, runs the action, and closes. A failure is shown in the dialog, which covers the page. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { title, children, confirm, cancel, danger = true, run, done, error, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await run();
    } catch (caught) {
      setBusy(false);
      return setFailure(messageOf(caught, error));
    }
    notify.ok(done);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirm={confirm}
      cancel={cancel}
      busy={busy}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {failure && (
        <Box sx={{ mb: 2 }}>
          <FormAlert message={failure} />
        </Box>
      )}
      {children}
    </ConfirmDialog>
  );
}
