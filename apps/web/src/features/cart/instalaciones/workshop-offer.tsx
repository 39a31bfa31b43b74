import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { INSTALLATION_MESSAGES } from '@tuerca/contracts/cart/instalaciones/messages';
import type {
  Instalaciones,
  ServicioInstalacion,
  TallerInstalacion,
} from '@tuerca/contracts/cart/instalaciones/schemas';
import { formatDuration } from '@tuerca/contracts/citas/citas/durations';
import { citaDay } from '@/entities/citas/citas/cita-format';
import { HourChips } from '@/entities/citas/citas/hour-chips';
import { PlaceOutlined } from '@/ui/icons/place-outlined';
import { ScheduleRounded } from '@/ui/icons/schedule-rounded';
import { Precio } from '@/ui/precio';
import { Rating } from '@/ui/rating';
import { NEARNESS_IN_WORDS } from './nearness';

/** An hour of a service at a workshop. */
export interface Picked {
  taller: TallerInstalacion;
  servicio: ServicioInstalacion;
  fecha: string;
  hora: string;
}

const facts = { display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', '& svg': { fontSize: 18 } };

const Days = ({
  days,
  value,
  onSelect,
}: {
  days: ServicioInstalacion['dias'];
  value: string;
  onSelect: (fecha: string) => void;
}) => (
  <Box role="group" aria-label="Días con horas libres" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {days.map(({ fecha }) => (
      <Button
        key={fecha}
        size="small"
        variant={fecha === value ? 'contained' : 'outlined'}
        aria-pressed={fecha === value}
        onClick={() => onSelect(fecha)}
      >
        {citaDay(fecha)}
      </Button>
    ))}
  </Box>
);

interface WorkshopOfferProps {
  taller: TallerInstalacion;
  parts: Instalaciones['repuestos'];
  onAdd: (picked: Picked) => void;
}

/** One workshop: what it does with these parts, for how much, and its next free hours. */
export function WorkshopOffer({ taller, parts, onAdd }: WorkshopOfferProps) {
  const id = useId();
  const [servicioId, setServicioId] = useState(taller.servicios[0]!.servicioId);
  const servicio = taller.servicios.find((one) => one.servicioId === servicioId) ?? taller.servicios[0]!;
  const [slot, setSlot] = useState({ fecha: '', hora: '' });
  // Another answer may no longer offer what was picked.
  const day = servicio.dias.find(({ fecha }) => fecha === slot.fecha) ?? servicio.dias[0]!;
  const hora = day.fecha === slot.fecha && day.horas.includes(slot.hora) ? slot.hora : '';
  const mounted = parts.filter(({ productoId }) => servicio.productoIds.includes(productoId));
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
          <Typography variant="h4" component="h3" id={id} sx={{ overflowWrap: 'anywhere' }}>
            <MuiLink
              component={Link}
              to={taller.ruta}
              underline="hover"
              sx={{ color: 'inherit', fontWeight: 'inherit' }}
            >
              {taller.nombre}
            </MuiLink>
          </Typography>
          <Typography variant="body2" sx={facts}>
            <PlaceOutlined aria-hidden />
            {NEARNESS_IN_WORDS[taller.cercania](taller)}
          </Typography>
          <Typography variant="body2" sx={facts}>
            <ScheduleRounded aria-hidden />
            {formatDuration(servicio.duracion)}
          </Typography>
          <Rating value={taller.calificacion} count={taller.numeroValoraciones} compact />
        </Box>
        <Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {servicio.precioFijo ? 'Precio fijo' : 'Desde'}
          </Typography>
          <Precio bs={servicio.precioFinalBs} usd={servicio.precioFinal} originalBs={servicio.precioBs} />
        </Box>
      </Box>
      {taller.servicios.length > 1 ? (
        <TextField
          select
          size="small"
          label="Servicio"
          value={servicio.servicioId}
          onChange={(event) => setServicioId(event.target.value)}
        >
          {taller.servicios.map((one) => (
            <MenuItem key={one.servicioId} value={one.servicioId}>
              {one.nombre}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{servicio.nombre}</Typography>
      )}
      {parts.length > 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Instala: {mounted.map(({ nombre }) => nombre).join(', ')}
        </Typography>
      )}
      {!servicio.exacto && <Typography variant="body2">{INSTALLATION_MESSAGES.askFirst}</Typography>}
      <Days days={servicio.dias} value={day.fecha} onSelect={(fecha) => setSlot({ fecha, hora: '' })} />
      <HourChips
        label={`Horas del ${citaDay(day.fecha).toLowerCase()} en ${taller.nombre}`}
        hours={day.horas}
        value={hora}
        onSelect={(next) => setSlot({ fecha: day.fecha, hora: next })}
      />
      <Box>
        <Button
          variant="contained"
          disabled={!hora}
          onClick={() => onAdd({ taller, servicio, fecha: day.fecha, hora })}
          aria-describedby={id}
        >
          Agregar instalación
        </Button>
      </Box>
    </Paper>
  );
}
