import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import { CITA_TONES, LATE_LABEL } from '@/entities/citas/citas/cita-chip';
import type { Tone } from '@/ui/status-chip';
import { timeAndDuration, vehicleInWords } from './cita-format';
import type { Placed } from './grid-math';

interface GridBlockProps {
  placed: Placed;
  top: number;
  height: number;
  movable: boolean;
  /** Its car is still there after its planned end. */
  late: boolean;
  /** It is being moved. */
  faded: boolean;
  onOpen: () => void;
  handlers: React.DOMAttributes<HTMLElement>;
}

const EDGE: Record<Tone, string> = {
  neutral: 'text.secondary',
  info: 'info.main',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
};

/** Described by this in the agenda, once for all blocks. */
export const MOVE_HELP_ID = 'ayuda-mover';

/** An appointment in the grid. */
export const GridBlock = ({ placed, top, height, movable, late, faded, onOpen, handlers }: GridBlockProps) => {
  const { cita, lane, lanes } = placed;
  const state = late
    ? `${ESTADO_CITA_LABELS[cita.estado]}, ${LATE_LABEL.toLowerCase()}`
    : ESTADO_CITA_LABELS[cita.estado];
  return (
    <ButtonBase
      {...handlers}
      onClick={onOpen}
      aria-label={`${timeAndDuration(cita)}, ${cita.cliente.nombre}, ${cita.servicio.nombre}, ${state}`}
      aria-describedby={movable ? MOVE_HELP_ID : undefined}
      sx={{
        position: 'absolute',
        top: top + 1,
        height: Math.max(height - 2, 24),
        left: `calc(${(lane / lanes) * 100}% + 2px)`,
        width: `calc(${100 / lanes}% - 4px)`,
        zIndex: 1,
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        textAlign: 'left',
        overflow: 'hidden',
        px: 0.75,
        py: 0.25,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        borderLeft: 5,
        borderLeftColor: EDGE[late ? 'error' : CITA_TONES[cita.estado]],
        borderLeftStyle: cita.estado === 'pendiente' ? 'dashed' : 'solid',
        bgcolor: 'background.default',
        typography: 'caption',
        lineHeight: 1.35,
        opacity: faded ? 0.4 : 1,
        cursor: movable ? 'grab' : 'pointer',
        touchAction: 'manipulation',
        userSelect: 'none',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Box
        component="span"
        sx={{
          flex: 'none',
          maxWidth: '100%',
          fontWeight: 700,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {cita.cliente.nombre}
      </Box>
      {height > 44 && (
        <Box component="span" sx={{ display: 'block' }}>
          {cita.servicio.nombre}
        </Box>
      )}
      {height > 84 && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {vehicleInWords(cita.vehiculo)} · {state}
        </Box>
      )}
    </ButtonBase>
  );
};
