import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { StoreCode } from './store-code';

/** Services of the mobile app only. */
export type MobileService = 'delivery' | 'grua';
const WORDS: Record<MobileService, { title: string; text: string }> = {
  delivery: {
    title: 'Pedir un delivery',
    text: 'El servicio de delivery se pide solo desde la aplicación móvil, que sabe dónde estás y te muestra al repartidor en camino.',
  },
  grua: {
    title: 'Pedir una grúa',
    text: 'El servicio de grúa se pide solo desde la aplicación móvil, que sabe dónde quedó tu vehículo y avisa a la grúa más cercana.',
  },
};

/** Explains that a service is only in the mobile app, and where the app will be published. */
export function MobileOnlyDialog({ service, onClose }: { service: MobileService; onClose: () => void }) {
  const id = useId();
  const { title, text } = WORDS[service];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2.5 }}>{text}</Typography>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxWidth: 320, mx: 'auto' }}
        >
          <StoreCode store="App Store" />
          <StoreCode store="Google Play" />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          Entendido
        </Button>
      </DialogActions>
    </Dialog>
  );
}
