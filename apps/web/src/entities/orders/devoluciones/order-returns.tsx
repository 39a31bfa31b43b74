import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { bs, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { DevolucionChip } from './devolucion-chip';
import type { Reader } from './devolucion-thread';
import { useReturnable } from './devoluciones.queries';

interface OrderReturnsProps {
  /** Id or number of a delivered order. */
  pedido: string;
  reader: Reader;
}

/** The returns of a delivered order, and for its client the way to a new one. Draws nothing while there is neither. */
export function OrderReturns({ pedido, reader }: OrderReturnsProps) {
  const { data } = useReturnable(pedido);
  if (!data) return null;
  const offers = reader === 'cliente' && data.disponible;
  if (!offers && data.devoluciones.length === 0) return null;
  const href = reader === 'cliente' ? paths.clientReturn : paths.storeReturn;
  return (
    <Box component="section" aria-label="Devoluciones" sx={{ mt: 3, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {data.devoluciones.length > 0 && (
        <>
          <Typography variant="h4" component={reader === 'tienda' ? 'h2' : 'h3'}>
            Devoluciones
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: 1 }}>
            {data.devoluciones.map(({ _id, numero, estado, fecha, monto }) => (
              <Box
                component="li"
                key={_id}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  columnGap: 1.5,
                  rowGap: 0.5,
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Link component={RouterLink} to={href(_id)} sx={{ fontWeight: 600 }}>
                  {numero}
                </Link>
                <DevolucionChip estado={estado} />
                <Typography variant="body2" sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
                  {shortDate(fecha)} · {bs(monto)}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
      {offers && (
        <Button component={RouterLink} to={paths.clientNewReturn(pedido)} variant="outlined">
          Devolver
        </Button>
      )}
    </Box>
  );
}
