import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from './confirm-dialog';
import { FormAlert } from './form-alert';

interface ConfirmActionProps {
  title: string;
  /** What will happen. */
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  /** Whether it takes something away; it does unless false. */
  danger?: boolean;
  run: () => Promise<unknown>;
  /** Toast after success. */
  done: string;
  /** Sentence for a failure that brings none of its own. */
  error: string;
  onClose: () => void;
}

/** Asks, does it, and closes. A failure is said in the dialog: what lies behind it cannot be read. */
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
