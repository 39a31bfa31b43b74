import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import type { Pendiente, SumasAbiertas } from '@tuerca/contracts/admin/asuntos';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { bs, plural, shortDate, usd } from '@/lib/format';
import { DataState } from '@/ui/data-state';
import { openThingsQuery } from './open-things.queries';

/** Returns the key of one of an account's items. */
export const thingKey = ({ tipo, _id }: Pick<Pendiente, 'tipo' | '_id'>): string => `${tipo}:${_id}`;
/** Date of purchase, or of the appointment. */
export const thingDate = ({ tipo, fecha }: Pendiente): string =>
  tipo === 'cita' ? formatFechaHora(fecha) : shortDate(fecha);
/** Value of an order or appointment, and the amount paid. */
export const thingAmount = ({ tipo, valor, pagado }: Pendiente): string =>
  tipo === 'cita' ? usd(valor) : pagado > 0 ? `${bs(pagado)} pagados` : `${bs(valor)} sin pagar`;

/** Returns '10 pedidos y 21 citas abiertas · Bs. 1.234,00 pagados · citas por $420,00'. */
export function openSums({ pedidos, citas, pagado, estimado }: SumasAbiertas): string {
  const words = ASUNTO_MESSAGES.openInWords({ pedidos, citas });
  return [words, pagado > 0 && `${bs(pagado)} pagados`, citas > 0 && `citas por ${usd(estimado)}`]
    .filter(Boolean)
    .join(' · ');
}

interface OpenThingsProps {
  /** Id of the account. */
  id: string;
  /** Consequences for them, below the sums. */
  children: ReactNode;
  /** Selection; without it there are no checkboxes. */
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
}

/** Open orders and appointments of an account, with sums, in a dialog that decides on them; one sentence when there are none. */
export function OpenThings({ id, children, chosen, onChoose }: OpenThingsProps) {
  const query = useQuery(openThingsQuery(id));
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rounded" height={96} />}
      error={ASUNTO_MESSAGES.openFailed}
      isEmpty={({ sumas }) => sumas.pedidos + sumas.citas === 0}
      empty={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No tiene pedidos ni citas abiertos.
        </Typography>
      }
    >
      {({ sumas, pendientes }) => {
        const more = sumas.pedidos + sumas.citas - pendientes.length;
        return (
          <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
            <Alert severity="warning" icon={false}>
              <Typography sx={{ fontWeight: 600 }}>{openSums(sumas)}</Typography>
              <Typography variant="body2">{children}</Typography>
            </Alert>
            <Box
              component="ul"
              aria-label="Pedidos y citas abiertos"
              tabIndex={0}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                maxHeight: 220,
                overflowY: 'auto',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              {pendientes.map((one) => (
                <Line key={thingKey(one)} one={one} {...{ chosen, onChoose }} />
              ))}
              {more > 0 && (
                <Typography component="li" variant="body2" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
                  y {plural(more, 'más', 'más')}
                </Typography>
              )}
            </Box>
          </Box>
        );
      }}
    </DataState>
  );
}

function Line({ one, chosen, onChoose }: { one: Pendiente } & Pick<OpenThingsProps, 'chosen' | 'onChoose'>) {
  const key = thingKey(one);
  const words = (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {one.nombre} · {one.espera}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {one.estado} · {thingDate(one)} · {thingAmount(one)}
      </Typography>
    </Box>
  );
  const choose = () => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose?.(next);
  };
  return (
    <Box component="li" sx={{ px: 1.5, py: 1, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
      {onChoose ? (
        <FormControlLabel
          control={<Checkbox checked={chosen?.has(key) ?? false} onChange={choose} />}
          label={words}
          sx={{ mr: 0, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
        />
      ) : (
        words
      )}
    </Box>
  );
}
