import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { Form } from './form';

interface FormDialogProps {
  open?: boolean;
  title: string;
  /** Fields, and the text above them. */
  children: ReactNode;
  onSubmit: (event: React.FormEvent) => void;
  onClose: () => void;
  /** Label of the submit button: 'Enviar reporte'. */
  confirm: string;
  confirming: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** Unsaved input: closing asks for confirmation. */
  dirty?: boolean;
  /** Message of the failed submit. */
  failure?: ReactNode;
  maxWidth?: Breakpoint;
}

/** A form in a dialog: full screen on phones; closing with unsaved input asks for confirmation. */
export function FormDialog({
  open = true,
  title,
  children,
  onSubmit,
  onClose,
  confirm,
  confirming,
  cancel = 'Cancelar',
  danger = false,
  busy = false,
  dirty = false,
  failure,
  maxWidth = 'sm',
}: FormDialogProps) {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [asking, setAsking] = useState(false);
  const close = () => (dirty ? setAsking(true) : onClose());
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : close}
      aria-labelledby={id}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={phone}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <Form onSubmit={onSubmit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {typeof failure === 'string' ? <FormAlert message={failure} /> : failure}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={busy}>
            {cancel}
          </Button>
          <LoadingButton type="submit" color={danger ? 'error' : 'primary'} loading={busy} loadingText={confirming}>
            {confirm}
          </LoadingButton>
        </DialogActions>
      </Form>
      {asking && (
        <ConfirmDialog
          open
          danger
          title="¿Descartar lo que escribiste?"
          confirm="Descartar"
          cancel="Seguir escribiendo"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
