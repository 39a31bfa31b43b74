import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { CitaChip, LateCitaChip } from '@/entities/citas/citas/cita-chip';
import { whenInWords } from '@/entities/citas/citas/cita-format';
import { plural } from '@/lib/format';
import { useMayCall } from '@/lib/use-may-call';
import { CallClient } from './call-client';
import { WorkshopCitaActions } from './cita-actions';
import { plateInWords, vehicleInWords } from './cita-format';
import { PriceWaits } from './price-waits';
import { CITA_CALLS } from './workshop-citas.queries';

interface ActiveCardProps {
  cita: Cita;
  onOpen: (cita: Cita) => void;
}

/** Opens the appointment, to be written by whoever works on it. */
function OpenButton({ cita, onOpen }: ActiveCardProps) {
  const label = useMayCall()(CITA_CALLS.estado) ? 'Actualizar' : 'Ver detalle';
  return (
    <Button variant="outlined" onClick={() => onOpen(cita)} aria-label={`${label}: la cita de ${cita.cliente.nombre}`}>
      {label}
    </Button>
  );
}

/** A service that has not ended. */
export const ActiveCard = ({ cita, onOpen }: ActiveCardProps) => (
  <Paper component="li" variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere', flex: '1 1 180px' }}>
        {cita.servicio.nombre}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <CitaChip estado={cita.estado} />
        <LateCitaChip cita={cita} />
      </Box>
    </Box>
    <Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{cita.cliente.nombre}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {vehicleInWords(cita.vehiculo)} · {plateInWords(cita.vehiculo)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {whenInWords(cita)}
      </Typography>
    </Box>
    <PriceWaits cita={cita} />
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {cita.diagnostico ?? cita.problemaReportado}
    </Typography>
    {(cita.tecnico || cita.trabajosRealizados.length > 0) && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          cita.tecnico?.nombre,
          cita.trabajosRealizados.length > 0 &&
            plural(cita.trabajosRealizados.length, 'trabajo hecho', 'trabajos hechos'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    )}
    <Box sx={{ mt: 'auto', display: 'grid', gap: 1 }}>
      <Box sx={{ '& .MuiButton-root': { flex: '1 1 40%' } }}>
        <WorkshopCitaActions cita={cita} only={['confirm', 'start', 'resume', 'complete', 'pause']} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 40%' } }}>
        <OpenButton cita={cita} onOpen={onOpen} />
        <CallClient cliente={cita.cliente} short />
      </Box>
    </Box>
  </Paper>
);
