import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { formatDuration } from '@tuerca/contracts/citas/citas/durations';
import type { Agenda, Cita } from '@tuerca/contracts/citas/citas/schemas';
import { timeInText, timeInWords } from '@tuerca/contracts/venezuela/clock';
import { CitaChip, LateCitaChip } from '@/entities/citas/citas/cita-chip';
import { minutesOf, vehicleInWords } from './cita-format';

interface DayListProps {
  dia: Agenda['dias'][number];
  citas: readonly Cita[];
  /** Bays are named when there are several. */
  puestos: number;
  onOpen: (cita: Cita) => void;
}

/** One appointment as a line; the whole of it is pressed. */
export const CitaLine = ({ cita, puestos, onOpen }: { cita: Cita } & Pick<DayListProps, 'puestos' | 'onOpen'>) => (
  <ButtonBase
    onClick={() => onOpen(cita)}
    sx={{
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr)',
      gap: 1.5,
      width: '100%',
      textAlign: 'left',
      font: 'inherit',
      p: 1.5,
      minHeight: 72,
      alignItems: 'start',
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      '&:hover': { borderColor: 'primary.main' },
    }}
  >
    <Box component="span">
      <Box component="span" sx={{ display: 'block', fontWeight: 700, whiteSpace: 'nowrap' }}>
        {timeInWords(cita.hora)}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {formatDuration(minutesOf(cita))}
      </Box>
      {puestos > 1 && cita.puesto !== null && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          Puesto {cita.puesto}
        </Box>
      )}
    </Box>
    <Box component="span" sx={{ minWidth: 0 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {cita.cliente.nombre}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', overflowWrap: 'anywhere' }}>
        {cita.servicio.nombre}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary', mb: 0.75 }}>
        {vehicleInWords(cita.vehiculo)}
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CitaChip estado={cita.estado} />
        <LateCitaChip cita={cita} />
      </Box>
    </Box>
  </ButtonBase>
);

/** The appointments of a day in their order, and when it is open. */
export const DayList = ({ dia, citas, puestos, onOpen }: DayListProps) => {
  const own = citas.filter(({ fecha }) => fecha === dia.fecha).sort((a, b) => a.fechaHora.localeCompare(b.fechaHora));
  const hours =
    dia.apertura && dia.cierre
      ? `Abierto de ${timeInText(dia.apertura)} a ${timeInText(dia.cierre)}`
      : 'Cerrado este día';
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {[
          hours,
          ...dia.bloqueos.map(({ horaInicio, horaFin, motivo }) =>
            [
              horaInicio && horaFin
                ? `bloqueado de ${timeInText(horaInicio)} a ${timeInText(horaFin)}`
                : 'bloqueado todo el día',
              motivo && `(${motivo})`,
            ]
              .filter(Boolean)
              .join(' '),
          ),
        ].join(', ')}
      </Typography>
      {own.length === 0 ? (
        <Typography sx={{ py: 1 }}>Sin citas.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {own.map((cita) => (
            <li key={cita._id}>
              <CitaLine cita={cita} puestos={puestos} onOpen={onOpen} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
};
