import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { SuscripcionChip } from '@/entities/membresia/suscripcion-chip';
import { bs, shortDate } from '@/lib/format';

const period = ({ fechaInicio, fechaFin, createdAt }: Suscripcion): string =>
  fechaInicio ? `Del ${shortDate(fechaInicio)}${fechaFin ? ` al ${shortDate(fechaFin)}` : ''}` : shortDate(createdAt);

/** Subscriptions and requests that have ended, newest first. */
export const PlanHistory = ({ historial }: { historial: readonly Suscripcion[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {historial.map((suscripcion) => (
      <Box
        component="li"
        key={suscripcion._id}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{suscripcion.membresia.nombre}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {period(suscripcion)}
            {suscripcion.pago && `, ${bs(suscripcion.pago.monto)}, ref. ${suscripcion.pago.referencia}`}
            {suscripcion.motivo && `. ${suscripcion.motivo}`}
          </Typography>
        </Box>
        <SuscripcionChip estado={suscripcion.estado} />
      </Box>
    ))}
  </Box>
);
