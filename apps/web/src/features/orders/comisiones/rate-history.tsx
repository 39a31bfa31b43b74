import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Comisiones } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { percent, plural } from '@/lib/format';
import { Section } from '@/ui/section';

type Change = Comisiones['historial'][number];

const NAMES: Record<string, string> = {
  'configuracion:comision_tienda': 'Comisión de tiendas',
  'configuracion:comision_taller': 'Comisión de talleres',
  'configuracion:liquidacion_dias': COMISION_MESSAGES.payoutWait,
};
const isDays = ({ objeto }: Change) => objeto === 'configuracion:liquidacion_dias';
const nameOf = ({ objeto, tienda }: Change) => (tienda ? `Comisión de ${tienda.nombre}` : (NAMES[objeto] ?? objeto));

function valueOf(change: Change, value: number | null): string {
  if (value === null) return change.tienda ? 'la general' : '—';
  return isDays(change) ? plural(value, 'día', 'días') : percent(value);
}

/** Changes of commissions: author, old and new value, and reason. */
export const RateHistory = ({ history }: { history: readonly Change[] }) => (
  <Section title="Historial">
    {history.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>Todavía nadie ha cambiado una comisión.</Typography>
    ) : (
      <Box component="ol" aria-label="Historial de comisiones" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {history.map((change) => (
          <Box
            component="li"
            key={`${change.fecha} ${change.objeto}`}
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography>
              <strong>{nameOf(change)}</strong>: de {valueOf(change, change.antes)} a{' '}
              <strong>{valueOf(change, change.despues)}</strong>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {change.quien} · {formatFechaHora(change.fecha)}
              {change.motivo && ` · «${change.motivo}»`}
            </Typography>
          </Box>
        ))}
      </Box>
    )}
  </Section>
);
