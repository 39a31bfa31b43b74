import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { plural } from '@/lib/format';

/** An order that did not take its step, and why. */
export interface Refusal {
  numero: string;
  mensaje: string;
}

/** The orders of many that did not change, each with its sentence. */
export const Refusals = ({ refused, onClose }: { refused: Refusal[]; onClose: () => void }) => (
  <Alert severity="warning" onClose={onClose} closeText="Cerrar aviso">
    {plural(refused.length, 'pedido no cambió', 'pedidos no cambiaron')}
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {refused.map(({ numero, mensaje }) => (
        <li key={numero}>
          <strong>{numero}</strong>: {mensaje}
        </li>
      ))}
    </Box>
  </Alert>
);
