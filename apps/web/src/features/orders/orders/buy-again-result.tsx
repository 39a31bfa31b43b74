import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { cart } from '@tuerca/contracts/cart/cart/endpoints';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import { ref } from '@/lib/format';
import { paths } from '@/lib/paths';

/** Result of buying again, with its message. */
export type Repeated = DataOf<typeof cart.repeatOrder> & { mensaje: string };

interface Line {
  id: string;
  nombre: string;
  text: ReactNode;
}
const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) =>
  lines.length > 0 && (
    <Box component="section" sx={{ '& + &': { mt: 3 } }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {lines.map(({ id, nombre, text }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nombre}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );

/** Products that could not be added to the cart again, with the reason, and changed prices. */
export function BuyAgainResult({ result, onClose }: { result: Repeated; onClose: () => void }) {
  const id = useId();
  const { faltantes, cambios, agregados, mensaje } = result;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{mensaje}</DialogTitle>
      <DialogContent>
        <Lines
          title="No están completos"
          lines={faltantes.map(({ productoId, nombre, motivo }) => ({ id: productoId, nombre, text: motivo }))}
        />
        <Lines
          title="Cambiaron de precio"
          lines={cambios.map(({ productoId, nombre, antes, ahora }) => ({
            id: productoId,
            nombre,
            text: `${ahora > antes ? 'Subió' : 'Bajó'}: antes ${ref(antes)}, ahora ${ref(ahora)}`,
          }))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
        {agregados > 0 && (
          <Button variant="contained" component={Link} to={paths.cart()}>
            Ver carrito
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
