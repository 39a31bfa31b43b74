import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CONFLICT_REASON_LABELS } from '@tuerca/contracts/citas/citas/availability';
import type { CitaAfectada } from '@tuerca/contracts/citas/citas/schemas';
import { CitaChip } from './cita-chip';
import { whenInWords } from './cita-format';

/** One appointment that an edit leaves outside: its time, its client and service, its state and why it does not fit. */
export const AffectedCita = ({ cita }: { cita: CitaAfectada }) => (
  <div>
    <Typography sx={{ fontWeight: 600 }}>{whenInWords(cita)}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 0.75 }}>
      {cita.cliente} · {cita.servicio}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <CitaChip estado={cita.estado} />
      {CONFLICT_REASON_LABELS[cita.motivo]}
    </Box>
  </div>
);
