import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import type { EventoPublico } from '@tuerca/contracts/citas/hojas/schemas';
import { HojaFilter } from './hoja-filter';
import { type HojaMode, isInVista } from './hoja-labels';
import { HojaTimeline } from './hoja-timeline';

/** The entries of a record, all or a part of them. */
export function HojaEvents<E extends EventoPublico>({ events, ...timeline }: ComponentProps<typeof HojaTimeline<E>>) {
  const [vista, setVista] = useState<HojaMode>('todo');
  const shown = events.filter((event) => isInVista(vista, event));
  return (
    <>
      <HojaFilter events={events} value={vista} onChange={setVista} />
      {shown.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No hay nada de este tipo.</Typography>}
      <Box sx={{ '@media print': { mt: 3 } }}>
        <HojaTimeline events={shown} {...timeline} />
      </Box>
    </>
  );
}
