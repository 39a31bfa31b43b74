import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import { isObjectionable } from '@tuerca/contracts/citas/presupuestos/rules';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { ESTADOS_WITH_PRESUPUESTO, type ShownEstadoPresupuesto } from '@tuerca/contracts/citas/presupuestos/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { useAddPresupuesto } from '@/entities/cart/cart/cart.queries';
import { usePresupuestos } from '@/entities/citas/presupuestos/presupuestos.queries';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { DataState } from '@/ui/data-state';
import { LoadingButton } from '@/ui/loading-button';
import { onDemand } from '@/ui/on-demand';
import { AnswerPresupuestoForm } from './answer-form';
import { PresupuestoSummary } from './presupuesto-summary';

const ObjectionDialog = onDemand(async () => (await import('./objection-dialog')).ObjectionDialog);
const FAILED = 'No se pudieron agregar los repuestos. Intenta nuevamente.';
const goToCart = (
  <Button component={Link} to={paths.cart()} color="inherit" size="small">
    Ver carrito
  </Button>
);

/** A version with its client's actions; `older` when a newer one exists. */
interface VersionProps {
  presupuesto: Presupuesto;
  older?: boolean;
}
/** States of versions whose approved lines cannot be bought: unanswered, replaced by a newer version, or withdrawn. */
const NOT_BOUGHT: readonly ShownEstadoPresupuesto[] = ['enviado', 'reemplazado', 'retirado'];

/** Adds the approved parts to the cart, and reports which could not be added and why. */
function BuyParts({ presupuesto, older }: VersionProps) {
  const add = useAddPresupuesto();
  if (NOT_BOUGHT.includes(presupuesto.estado)) return null;
  if (!presupuesto.lineas.some(({ productoId, estado }) => productoId && estado === 'aprobada')) return null;
  const missing = add.data?.data.faltantes ?? [];
  const buy = () =>
    add.mutate(presupuesto._id, {
      onSuccess: ({ data, message }) =>
        (data.faltantes.length ? notify.warn : notify.ok)(message ?? '', { action: goToCart }),
      onError: (error) => notify.failure(error, FAILED),
    });
  return (
    <Box sx={{ mt: 2 }}>
      <LoadingButton loading={add.isPending} loadingText="Agregando..." onClick={buy}>
        {older ? `Agregar repuestos de la versión ${presupuesto.version} al carrito` : 'Agregar repuestos al carrito'}
      </LoadingButton>
      {missing.length > 0 && (
        <Box component="ul" role="status" sx={{ mt: 1.5, mb: 0, pl: 2.5, color: 'warning.main' }}>
          {missing.map(({ productoId, nombre, motivo }) => (
            <Typography key={productoId} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {nombre}: {motivo}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Objection to an approval noted from a call: its deadline and its button, while it is possible. */
function Objection({ presupuesto, older }: VersionProps) {
  const now = useNow();
  const [writing, setWriting] = useState(false);
  const lines = presupuesto.lineas.filter(({ llamada }) => isObjectionable(llamada, now));
  if (!lines.length) return null;
  const what = older ? ` líneas de la versión ${presupuesto.version}` : '';
  const until = lines.map(({ llamada }) => llamada!.hasta).sort()[0]!;
  return (
    <>
      <Alert
        severity="warning"
        sx={{ mt: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => setWriting(true)}>
            Objetar
          </Button>
        }
      >
        El taller anotó que aprobaste{what} por teléfono. Si no fue así, puedes objetarlo hasta el{' '}
        {formatFechaHora(until)}
      </Alert>
      {writing && <ObjectionDialog presupuesto={presupuesto} lines={lines} onClose={() => setWriting(false)} />}
    </>
  );
}

/** Presupuestos of an appointment, with the client's answers; renders nothing without one. */
export function ClientPresupuesto({ cita }: { cita: Pick<Cita, '_id' | 'estado'> }) {
  const { _id: citaId, estado } = cita;
  const query = usePresupuestos(citaId);
  const open = ESTADOS_WITH_PRESUPUESTO.includes(estado);
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rounded" height={120} />}
      empty={null}
      error={PRESUPUESTO_MESSAGES.loadFailed}
    >
      {([latest, ...older]) =>
        latest && (
          <Box component="section" aria-labelledby={`presupuesto-${citaId}`}>
            <PresupuestoSummary
              presupuesto={latest}
              headingId={`presupuesto-${citaId}`}
              older={older}
              answering={open && latest.estado === 'enviado'}
              withOlder={(one) => (
                <>
                  <BuyParts presupuesto={one} older />
                  <Objection presupuesto={one} older />
                </>
              )}
            >
              {open && latest.estado === 'enviado' ? (
                <AnswerPresupuestoForm key={latest._id} presupuesto={latest} />
              ) : (
                <BuyParts presupuesto={latest} />
              )}
              <Objection presupuesto={latest} />
            </PresupuestoSummary>
          </Box>
        )
      }
    </DataState>
  );
}
