import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { isCitaLate } from '@tuerca/contracts/citas/citas/late';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { timeOf } from '@tuerca/contracts/citas/citas/slots';
import { isMovable } from '@tuerca/contracts/citas/citas/states';
import { caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { timeInWords } from '@tuerca/contracts/venezuela/clock';
import { useNow } from '@/lib/use-now';
import { visuallyHidden } from '@/ui/visually-hidden';
import { GridBlock } from './grid-block';
import { type GridColumn, hoursShown, minutesAt, place, type Placed, PX_PER_MINUTE, type Spot } from './grid-math';
import { AXIS, Axis, Ghost, Shade } from './grid-parts';
import { useGridMove } from './use-grid-move';

interface TimeGridProps {
  label: string;
  columns: readonly GridColumn[];
  citas: readonly Cita[];
  onOpen: (cita: Cita) => void;
  /** Without it nothing moves. */
  onMove?: (cita: Cita, column: GridColumn, hora: string) => void;
}

/** Columns of bays or days over the hours; appointments that may move are dragged, or moved by Shift and the arrow keys. */
export function TimeGrid({ label, columns, citas, onOpen, onMove }: TimeGridProps) {
  const now = useNow();
  const body = useRef<HTMLDivElement>(null);
  const hours = hoursShown(columns, citas, now);
  const height = (hours.until - hours.from) * PX_PER_MINUTE;
  const y = (minutes: number) => (Math.min(Math.max(minutes, hours.from), hours.until) - hours.from) * PX_PER_MINUTE;
  const open = ({ cita }: Placed) => onOpen(cita);
  const move = ({ cita }: Placed, { column, minutes }: Spot) => onMove?.(cita, columns[column]!, timeOf(minutes));
  const { moving, handlers } = useGridMove({ grid: body, columns: columns.length, hours, onOpen: open, onMove: move });
  const today = caracasDate(now);
  const nowAt = minutesAt(caracasTime(now));
  const grid = { display: 'grid', gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` } as const;
  const placed = place(columns, citas, now);
  const mayMove = (cita: Cita) => !!onMove && isMovable(cita);
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ ...grid, ml: `${AXIS}px`, borderBottom: 1, borderColor: 'divider' }}>
        {columns.map(({ key, label: heading, fecha }) => (
          <Typography
            key={key}
            component="h3"
            variant="subtitle2"
            sx={{
              p: 1,
              textAlign: 'center',
              ...(fecha === today && columns.length === 7 && { color: 'primary.main' }),
            }}
          >
            {heading}
          </Typography>
        ))}
      </Box>
      <Box sx={{ position: 'relative', height: height + 16, pt: 1 }}>
        <Axis hours={hours} y={y} />
        <Box ref={body} sx={{ ...grid, position: 'absolute', left: AXIS, right: 0, top: 8, height }}>
          {columns.map(({ key, fecha, open: opened, blocks }, index) => (
            <Box key={key} sx={{ position: 'relative', borderLeft: 1, borderColor: 'divider', minWidth: 0 }}>
              {opened ? (
                <>
                  <Shade top={0} height={y(opened.from)} />
                  <Shade top={y(opened.until)} height={height - y(opened.until)} />
                </>
              ) : (
                <Shade top={0} height={height} text="Cerrado" />
              )}
              {blocks.map(({ from, until, motivo }) => (
                <Shade key={from} top={y(from)} height={y(until) - y(from)} text={motivo ?? 'Bloqueado'} />
              ))}
              {fecha === today && nowAt > hours.from && nowAt < hours.until && (
                <Box
                  aria-hidden
                  sx={{
                    position: 'absolute',
                    insetInline: 0,
                    top: y(nowAt),
                    borderTop: 2,
                    borderColor: 'error.main',
                    zIndex: 2,
                  }}
                />
              )}
              {placed
                .filter(({ column }) => column === index)
                .map((one) => (
                  <GridBlock
                    key={one.cita._id}
                    placed={one}
                    top={y(one.from)}
                    height={y(one.until) - y(one.from)}
                    movable={mayMove(one.cita)}
                    late={isCitaLate(one.cita, now)}
                    faded={moving?.placed.cita._id === one.cita._id}
                    onOpen={() => onOpen(one.cita)}
                    handlers={mayMove(one.cita) ? handlers(one) : {}}
                  />
                ))}
              {moving?.spot.column === index && <Ghost moving={moving} top={y(moving.spot.minutes)} />}
            </Box>
          ))}
        </Box>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {moving &&
          `${columns[moving.spot.column]!.label}, ${timeInWords(timeOf(moving.spot.minutes))}: Enter para mover, Escape para dejarla donde está.`}
      </Box>
    </Box>
  );
}
