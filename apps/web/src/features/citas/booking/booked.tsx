import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { PushCard } from '@/entities/chats/notifications/push-card';
import { CalendarLinks } from '@/entities/citas/citas/calendar-links';
import { ChangeUntil } from '@/entities/citas/citas/change-until';
import { CitaChip } from '@/entities/citas/citas/cita-chip';
import { citaPrice, shortId, whenInWords } from '@/entities/citas/citas/cita-format';
import { duration } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { Fact, Facts } from '@/ui/facts';
import { EventAvailableRounded } from '@/ui/icons/event-available-rounded';

/** Booked appointment, with its calendar file and links. Takes the focus: the form is gone. */
export function Booked({ cita }: { cita: Cita }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const now = useNow();
  const { servicio, taller, vehiculo } = cita;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <EventAvailableRounded aria-hidden sx={{ fontSize: 36, color: 'success.main' }} />
        <Typography ref={title} variant="h3" component="h2" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {CITA_MESSAGES.booked}
        </Typography>
      </Box>
      <Typography>
        {cita.estado === 'confirmada'
          ? 'El taller ya la confirmó.'
          : `Reservamos la hora y avisamos a ${taller.nombre}. Te escribimos apenas la confirme.`}
      </Typography>
      <Facts>
        <Fact label="Fecha y hora" wide>
          {whenInWords(cita)}
        </Fact>
        <Fact label="Servicio">{servicio.nombre}</Fact>
        <Fact label="Taller">{taller.nombre}</Fact>
        <Fact label="Vehículo">{`${vehiculo.marca} ${vehiculo.modelo} ${vehiculo.anio}, placa ${vehiculo.placa}`}</Fact>
        <Fact label="Duración estimada">{duration(cita.duracionEstimada)}</Fact>
        <Fact label={servicio.precioFijo ? 'Precio' : 'Precio desde'}>{citaPrice(cita)}</Fact>
        <Fact label="Cita">
          {shortId(cita._id)} <CitaChip estado={cita.estado} client />
        </Fact>
      </Facts>
      <ChangeUntil cita={cita} now={now} />
      <CalendarLinks cita={cita} />
      <div>
        <Button component={Link} to={paths.clientServices()} variant="contained">
          Ver mis citas
        </Button>
      </div>
      <PushCard about="Sabrás al momento cuando el taller confirme o mueva tu cita." />
    </Box>
  );
}
