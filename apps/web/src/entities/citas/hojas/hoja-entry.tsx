import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatKilometraje } from '@tuerca/contracts/citas/hojas/mileage';
import type { EventoHoja, EventoPublico } from '@tuerca/contracts/citas/hojas/schemas';
import { bs, ref } from '@/lib/format';
import { NO_PRINT } from '@/ui/print-sheet';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { sourceOf, warrantyWords } from './hoja-labels';

const WARRANTY_TONE: Record<NonNullable<EventoPublico['garantia']>['estado'], Tone> = {
  vigente: 'success',
  vencida: 'neutral',
  sin_fecha: 'info',
};
const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </Box>
  );

/** Owner's view of an entry; notes and prices stay off the printout, which is shown to others. */
const Private = ({ event }: { event: EventoHoja }) => (
  <>
    {event.repuestos.length > 0 && (
      <Typography variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {`Repuestos aprobados en el presupuesto: ${event.repuestos.join(', ')}`}
      </Typography>
    )}
    {event.nota && (
      <Typography {...NO_PRINT} variant="body2" sx={{ mt: 0.75, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {event.nota}
      </Typography>
    )}
    {event.precioBs !== null && (
      <Typography {...NO_PRINT} variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {`Pagaste ${bs(event.precioBs)}${event.precio === null ? '' : ` (${ref(event.precio)})`}`}
      </Typography>
    )}
  </>
);

/** Details of an entry: place, work, kilometres, warranty and source. `own` adds the owner's fields. */
export function HojaEntry({ event, own }: { event: EventoPublico; own?: EventoHoja }) {
  const { lugar, ruta, kilometraje, kilometrajeDudoso, detalles, garantia } = event;
  const source = sourceOf(event, !!own);
  return (
    <Box>
      {lugar && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {ruta ? (
            <Link component={RouterLink} to={ruta}>
              {lugar}
            </Link>
          ) : (
            lugar
          )}
        </Typography>
      )}
      <Lines lines={detalles} />
      {own && <Private event={own} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <StatusChip {...source} />
        {kilometraje !== null && (
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {formatKilometraje(kilometraje)}
          </Typography>
        )}
        {kilometrajeDudoso && <StatusChip label="No cuadra con otros registros" tone="warning" />}
        {own && !own.entregado && <StatusChip label="Por entregar" tone="warning" />}
      </Box>
      {garantia && (
        <Typography
          variant="body2"
          sx={{
            mt: 0.75,
            overflowWrap: 'anywhere',
            fontWeight: garantia.estado === 'vigente' ? 600 : 400,
            color: WARRANTY_TONE[garantia.estado] === 'success' ? 'success.main' : 'text.secondary',
          }}
        >
          {warrantyWords(garantia)}
        </Typography>
      )}
    </Box>
  );
}
