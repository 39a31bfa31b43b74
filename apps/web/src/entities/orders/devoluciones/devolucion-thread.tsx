import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { OPEN_ESTADOS_DEVOLUCION } from '@tuerca/contracts/orders/devoluciones/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { lazyPart } from '@/lib/lazy-part';
import { useUser } from '@/lib/session';
import { useMayCall } from '@/lib/use-may-call';
import { THREAD_CALLS } from './devoluciones.queries';

const Writer = lazyPart(async () => (await import('./message-form')).MessageForm);
/** Height in pixels, reserved while its code loads. */
const WRITER_HEIGHT = 148;

/** Party of the reader. */
export type Reader = 'cliente' | 'tienda';

function Message({
  mensaje,
  mine,
  author,
}: {
  mensaje: Devolucion['mensajes'][number];
  mine: boolean;
  author: string;
}) {
  return (
    <Box
      component="li"
      sx={{
        justifySelf: mine ? 'end' : 'start',
        maxWidth: 'min(92%, 56ch)',
        px: 1.5,
        py: 1,
        borderRadius: '10px',
        border: 1,
        borderColor: 'divider',
        bgcolor: mine ? 'marca.tile' : 'background.paper',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {author}
        </Box>{' '}
        · {formatFechaHora(mensaje.fecha)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{mensaje.texto}</Typography>
    </Box>
  );
}

/** Messages of both parties, oldest first; both can write while the return is open. */
export function DevolucionThread({ devolucion, reader }: { devolucion: Devolucion; reader: Reader }) {
  const { _id, estado, mensajes, tienda, cliente } = devolucion;
  const other = reader === 'tienda' ? cliente.nombre : tienda.nombre;
  const person = useUser()?._id;
  const open = OPEN_ESTADOS_DEVOLUCION.includes(estado);
  const mayWrite = useMayCall()(THREAD_CALLS.message);
  // A colleague's message is on the reader's side, with her name.
  const nameOf = ({ por, autor }: Devolucion['mensajes'][number]) =>
    por !== reader ? other : autor && autor.id !== person ? autor.nombre : 'Tú';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {mensajes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {open ? 'Todavía no hay mensajes.' : 'No se escribieron mensajes.'}
        </Typography>
      ) : (
        <Box
          component="ol"
          aria-label="Mensajes"
          aria-live="polite"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
        >
          {mensajes.map((mensaje) => (
            <Message key={mensaje._id} mensaje={mensaje} mine={mensaje.por === reader} author={nameOf(mensaje)} />
          ))}
        </Box>
      )}
      {open && mayWrite && (
        <Suspense fallback={<Skeleton variant="rounded" height={WRITER_HEIGHT} />}>
          <Writer id={_id} other={other} />
        </Suspense>
      )}
    </Box>
  );
}
