import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '@/ui/section';
import type { Business } from './business';
import { MapPlace } from './map-place';
import { WeekHours } from './week-hours';

/** Hours and location of a business. */
export const BusinessVisit = ({ negocio }: { negocio: Business }) => (
  <Section title="Horario y ubicación">
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)', lg: 'minmax(0, 1fr)' },
        gap: { xs: 3, md: 4 },
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <WeekHours
          horario={negocio.horario}
          excepciones={negocio.excepciones}
          caption={`Horario de la semana de ${negocio.nombre}`}
        />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          Hora de Venezuela. Llama antes de ir en días feriados.
        </Typography>
      </Box>
      <MapPlace nombre={negocio.nombre} direccion={negocio.direccion} />
    </Box>
  </Section>
);
