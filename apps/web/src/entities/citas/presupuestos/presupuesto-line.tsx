import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LlamadaLinea } from '@tuerca/contracts/citas/presupuestos/calls';
import type { LineaPresupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { numberText } from '@tuerca/contracts/venezuela/numero';
import { FitBadge } from '@/entities/auth/garaje/fit-badge';
import { bs } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Precio } from '@/ui/precio';

/** The workshop's note of a call about a line, and the client's objection to it. */
const CallNote = ({ llamada: { con, fecha, nota, objecion } }: { llamada: LlamadaLinea }) => (
  <Box sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
    <Typography variant="body2">
      El taller anotó: {con}, {formatFechaHora(fecha)} «{nota}»
    </Typography>
    {objecion && <Typography variant="body2">El cliente objetó: «{objecion}»</Typography>}
  </Box>
);

/** Message on a part that changed after the line was written: it is gone, short, or has another price. */
function partNotice({ productoId, producto, precio }: LineaPresupuesto): string | null {
  if (!productoId) return null;
  if (!producto) return 'Este repuesto ya no se vende.';
  if (!producto.disponible) return producto.stock > 0 ? `Solo quedan ${producto.stock} unidades.` : 'Está agotado.';
  return producto.precio === precio ? null : 'La tienda cambió el precio después de este presupuesto.';
}

interface PresupuestoLineProps {
  line: LineaPresupuesto;
  /** Before the text: the reader's input. */
  control?: ReactNode;
  /** After the price: the decision. */
  status?: ReactNode;
}

/** One line of a presupuesto: description, the part's store and fit, and price. */
export function PresupuestoLine({ line, control, status }: PresupuestoLineProps) {
  const { descripcion, cantidad, producto, precioBs, subtotal, subtotalBs } = line;
  const notice = partNotice(line);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `${control ? 'auto ' : ''}minmax(0, 1fr)`,
          sm: `${control ? 'auto ' : ''}minmax(0, 1fr) auto`,
        },
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {control}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {producto ? (
            <Link component={RouterLink} to={paths.product(producto._id)} color="inherit">
              {descripcion}
            </Link>
          ) : (
            descripcion
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[
            line.tipo === 'mano_obra' ? 'Mano de obra' : producto?.tienda.nombre,
            cantidad !== 1 && `${numberText(cantidad)} × ${bs(precioBs)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.25 }}>
          {producto && <FitBadge plain ajuste={producto.ajuste} />}
          {status}
        </Box>
        {line.llamada && <CallNote llamada={line.llamada} />}
        {notice && (
          <Typography variant="body2" sx={{ color: 'warning.main', mt: 0.25 }}>
            {notice}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: control ? 2 : 1, sm: 'auto' }, textAlign: { sm: 'right' } }}>
        <Precio size="sm" bs={subtotalBs} usd={subtotal} />
      </Box>
    </Box>
  );
}
