import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useBarcodeCamera, useCanScan } from '@/lib/use-barcode-camera';
import { Form } from './form/form';
import { QrCodeScannerRounded } from './icons/qr-code-scanner-rounded';
import { PlainInput } from './plain-field';

interface ScanProps {
  /** A code that was read or written. */
  onCode: (code: string) => void;
}

function ScanDialog({ onCode, onClose }: ScanProps & { onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const take = (code: string) => {
    onClose();
    onCode(code);
  };
  const { video, problem } = useBarcodeCamera(take);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Escanear código</DialogTitle>
      <DialogContent>
        {problem ? (
          <Alert severity="warning">{problem}</Alert>
        ) : (
          <Box
            component="video"
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="Lo que ve la cámara"
            sx={{
              display: 'block',
              width: '100%',
              aspectRatio: '4 / 3',
              objectFit: 'cover',
              bgcolor: '#000',
              borderRadius: 1,
            }}
          />
        )}
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) take(text.trim());
          }}
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            gap: 1,
            mt: 2,
            '& > div': { flex: 1, minWidth: 0 },
          }}
        >
          <PlainInput
            id={`${id}-codigo`}
            label="O escríbelo"
            placeholder="Código o número de parte"
            value={text}
            inputProps={{ maxLength: 100, enterKeyHint: 'search' }}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="contained" disabled={!text.trim()} sx={{ height: 48 }}>
            Buscar
          </Button>
        </Form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Reads a code with the camera, or takes it by hand; nothing where the browser cannot read codes. */
export function ScanButton({ onCode }: ScanProps) {
  const [open, setOpen] = useState(false);
  if (!useCanScan()) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<QrCodeScannerRounded />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        Escanear código
      </Button>
      {open && <ScanDialog onCode={onCode} onClose={() => setOpen(false)} />}
    </>
  );
}
