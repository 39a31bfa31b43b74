import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_ROWS, STATEMENT_ACCEPT } from '@tuerca/contracts/payments/payments/rules';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { UploadFileRounded } from '@/ui/icons/upload-file-rounded';
import { useUploadStatement } from './statements.queries';

/** Sends a statement of the bank; shows how far it is, and why it was not taken. */
export function StatementUpload({ onDone }: { onDone: (id: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadStatement();
  const [sent, setSent] = useState(0);
  const send = (file: File) => {
    setSent(0);
    upload.mutate(
      { file, onProgress: setSent },
      {
        onSuccess: ({ _id, yaExistia, nuevos, repetidos }) => {
          notify.ok(
            yaExistia
              ? 'Ese extracto ya estaba importado'
              : `Importamos ${nuevos} movimientos nuevos${repetidos ? ` y reconocimos ${repetidos} repetidos` : ''}`,
          );
          onDone(_id);
        },
      },
    );
  };
  return (
    <Box
      sx={{
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'marca.control',
        borderRadius: '10px',
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
        textAlign: 'center',
      }}
    >
      <UploadFileRounded aria-hidden sx={{ fontSize: 36, color: 'primary.main' }} />
      {upload.isPending ? (
        <Box role="status" sx={{ width: '100%', maxWidth: 360 }}>
          <Typography sx={{ mb: 1 }}>{sent < 1 ? 'Subiendo el extracto…' : 'Leyendo los movimientos…'}</Typography>
          <LinearProgress
            aria-label="Progreso del extracto"
            variant={sent < 1 ? 'determinate' : 'indeterminate'}
            value={sent * 100}
          />
        </Box>
      ) : (
        <>
          <Button variant="contained" onClick={() => input.current?.click()}>
            Subir extracto
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            CSV de tu banco con fecha, referencia y monto, hasta {MAX_STATEMENT_ROWS.toLocaleString('es-VE')} filas y{' '}
            {MAX_STATEMENT_BYTES / 1024 / 1024} MB. Nada se aprueba hasta que lo confirmes.
          </Typography>
        </>
      )}
      {upload.error && <Alert severity="error">{messageOf(upload.error, 'No pudimos leer el extracto')}</Alert>}
      <input
        ref={input}
        type="file"
        hidden
        accept={STATEMENT_ACCEPT}
        aria-label="Extracto del banco"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) send(file);
        }}
      />
    </Box>
  );
}
