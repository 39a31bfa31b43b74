import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LlamadaLinea } from '@tuerca/contracts/citas/presupuestos/calls';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';

/** The workshop's note of a call about a line, and the client's objection to it. */
export const CallNote = ({ llamada: { con, fecha, nota, objecion } }: { llamada: LlamadaLinea }) => (
  <Box sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
    <Typography variant="body2">
      El taller anotó: {con}, {formatFechaHora(fecha)} «{nota}»
    </Typography>
    {objecion && <Typography variant="body2">El cliente objetó: «{objecion}»</Typography>}
  </Box>
);
