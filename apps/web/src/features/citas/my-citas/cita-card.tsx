import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { CitaChip } from '@/entities/citas/citas/cita-chip';
import { citaPrice, shortId, whenInWords } from '@/entities/citas/citas/cita-format';
import { duration } from '@/lib/format';
import { DirectionsCarFilledOutlined } from '@/ui/icons/directions-car-filled-outlined';
import { EventOutlined } from '@/ui/icons/event-outlined';
import { HandymanOutlined } from '@/ui/icons/handyman-outlined';
import { ScheduleRounded } from '@/ui/icons/schedule-rounded';

const Line = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', '& svg': { fontSize: 20, color: 'text.secondary' } }}>
    <Box component="span" role="img" aria-label={label} sx={{ display: 'inline-flex', mt: '2px' }}>
      {icon}
    </Box>
    <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

/** One of my appointments among others; `detail` is the address that opens it. */
export const CitaCard = ({ cita, detail, actions }: { cita: Cita; detail: string; actions?: ReactNode }) => (
  <Card component="article" sx={{ display: 'flex', flexDirection: 'column', gap: 1.25, p: 2, height: '100%' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`Cita ${shortId(cita._id)}`}</Typography>
      <CitaChip estado={cita.estado} client />
    </Box>
    <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
      {cita.servicio.nombre}
    </Typography>
    <Line icon={<EventOutlined />} label="Fecha y hora">
      {whenInWords(cita)}
    </Line>
    <Line icon={<HandymanOutlined />} label="Taller">
      {cita.taller.nombre}
    </Line>
    <Line icon={<DirectionsCarFilledOutlined />} label="Vehículo">
      {`${cita.vehiculo.marca} ${cita.vehiculo.modelo} ${cita.vehiculo.anio}`}
    </Line>
    <Line icon={<ScheduleRounded />} label="Duración estimada">
      {duration(cita.duracionEstimada)}
    </Line>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mt: 'auto',
        pt: 1,
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>{citaPrice(cita)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions}
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={detail}
          preventScrollReset
          aria-label={`Ver detalles de la cita ${shortId(cita._id)}`}
        >
          Ver detalles
        </Button>
      </Box>
    </Box>
  </Card>
);

/** The place of a card that is on its way. */
export const CitaCardSkeleton = () => (
  <Card sx={{ p: 2 }}>
    <Skeleton width="40%" height={26} />
    <Skeleton width="75%" height={34} />
    <Skeleton width="85%" height={28} />
    <Skeleton width="60%" height={28} />
    <Skeleton width="65%" height={28} />
    <Skeleton width="30%" height={28} />
    <Skeleton width="100%" height={40} sx={{ mt: 1 }} />
  </Card>
);
