import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { printPage } from '@/lib/print';
import { useUser } from '@/lib/session';
import { useCopy } from '@/lib/use-copy';
import { useSaveFile } from '@/lib/use-save-file';
import { CheckRounded } from '@/ui/icons/check-rounded';
import { ContentCopyRounded } from '@/ui/icons/content-copy-rounded';
import { DownloadRounded } from '@/ui/icons/download-rounded';
import { PrintOutlined } from '@/ui/icons/print-outlined';
import { NO_PRINT } from '@/ui/print-sheet';

// Of the page only this dialog goes to paper, and of it neither buttons nor ground.
const PAPER = {
  '@media print': {
    'body > :not([data-print]), [data-no-print]': { display: 'none !important' },
    '[data-print] .MuiPaper-root': { color: '#000 !important', background: '#fff !important', boxShadow: 'none' },
    '[data-print] .MuiBackdrop-root': { display: 'none' },
  },
} as const;

/** The recovery codes, the one time that they can be seen: to copy, download or print. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const id = useId();
  const email = useUser()?.email ?? '';
  const [copied, copy] = useCopy();
  const save = useSaveFile();
  const text = `Códigos de recuperación de Tuerca (${email})\nCada uno sirve una sola vez.\n\n${codes.join('\n')}\n`;
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth data-print>
      <GlobalStyles styles={PAPER} />
      <DialogTitle id={id}>Guarda tus códigos de recuperación</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Si pierdes tu teléfono, entras con uno de estos códigos. Cada uno sirve una sola vez.
        </Typography>
        <Box
          component="ul"
          aria-label="Códigos de recuperación"
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 1,
            m: 0,
            p: 2,
            listStyle: 'none',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'ui-monospace, monospace',
            fontSize: { xs: '0.9375rem', sm: '1rem' },
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box {...NO_PRINT} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            color={copied ? 'success' : 'primary'}
            startIcon={copied ? <CheckRounded /> : <ContentCopyRounded />}
            onClick={() => copy(text)}
          >
            <span aria-live="polite">{copied ? 'Copiados' : 'Copiar'}</span>
          </Button>
          <Button
            size="small"
            variant="outlined"
            startIcon={<DownloadRounded />}
            onClick={() => save(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'tuerca-codigos.txt')}
          >
            Descargar
          </Button>
          <Button size="small" variant="outlined" startIcon={<PrintOutlined />} onClick={printPage}>
            Imprimir
          </Button>
        </Box>
        <Alert severity="warning" {...NO_PRINT}>
          No los volveremos a mostrar. Guárdalos en un lugar seguro, que no sea este teléfono.
        </Alert>
      </DialogContent>
      <DialogActions {...NO_PRINT}>
        <Button variant="contained" onClick={onClose}>
          Ya los guardé
        </Button>
      </DialogActions>
    </Dialog>
  );
}
