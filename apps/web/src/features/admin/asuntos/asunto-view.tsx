import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import {
  CAUSA_ASUNTO_LABELS,
  CIERRE_ASUNTO_LABELS,
  type DecisionDeAsunto,
} from '@tuerca/contracts/admin/asunto-states';
import type { AsuntoDetalle, Pendiente } from '@tuerca/contracts/admin/asuntos';
import { sentence } from '@tuerca/contracts/kernel/sentence';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { openSums, thingKey } from '@/entities/admin/open-things';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { decidedText } from './asunto-columns';
import { asuntoQuery } from './asuntos.queries';
import { PENDING_COLUMNS } from './pending-columns';
import { type Stepping, ThingButtons } from './thing-buttons';

const DecideDialog = onDemand(async () => (await import('./decide-dialog')).DecideDialog);
const AttendedDialog = onDemand(async () => (await import('./attended-dialog')).AttendedDialog);
const StepDialog = onDemand(async () => (await import('./step-dialog')).StepDialog);

/** Decision that awaits confirmation: about these items, or with null about all undecided ones. */
interface Asked {
  decision: DecisionDeAsunto;
  about: readonly Pendiente[] | null;
}

/** Open orders and appointments of one account, decided one by one, by selection, or all at once. */
function AsuntoView({ id }: { id: string }) {
  const query = useQuery(asuntoQuery(id));
  return (
    <DataState query={query} skeleton={<Skeleton variant="rounded" height={360} />} error={ASUNTO_MESSAGES.oneFailed}>
      {(asunto) => <Decisions asunto={asunto} />}
    </DataState>
  );
}

/** Dialog of the step taken in place of a business: the next state of an order, or completing an appointment. */
function Step({ thing, ...rest }: { asuntoId: string; thing: Stepping; onClose: () => void }) {
  const { siguiente } = thing;
  return siguiente === 'completada' ? (
    <AttendedDialog cita={thing} {...rest} />
  ) : (
    <StepDialog pedido={{ ...thing, siguiente }} {...rest} />
  );
}

function Decisions({ asunto }: { asunto: AsuntoDetalle }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [stepping, setStepping] = useState<Stepping | null>(null);
  const { cuenta, causa, estado, sumas, pendientes, decididos } = asunto;
  const isOpen = estado === 'abierto';
  const left = sumas.pedidos + sumas.citas;
  const chosen = pendientes.filter((one) => selected.has(thingKey(one)) && !one.decision);
  const ask = (decision: DecisionDeAsunto, about: Asked['about']) => () => setAsked({ decision, about });
  const pairOf = (about: Asked['about'], all: string) => (
    <>
      <Button size="small" color="error" variant="outlined" onClick={ask('cancelar', about)}>
        Cancelar y devolver{all}
      </Button>
      <Button size="small" variant="outlined" onClick={ask('cumplir', about)}>
        Se cumple{all}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={cuenta.nombre}
        text={`${CAUSA_ASUNTO_LABELS[causa]} el ${formatFechaHora(asunto.abierto)}`}
        actions={isOpen && left > 0 ? pairOf(null, ' todo') : undefined}
      />
      <Alert severity={isOpen && left > 0 ? 'warning' : 'info'} sx={{ mb: 2 }}>
        {isOpen && left > 0
          ? `${openSums(sumas)}. Lo que nadie decida antes del ${formatFechaHora(asunto.vence)} se cancela y lo pagado se devuelve.`
          : asunto.cierre && asunto.cerrado
            ? sentence(`${CIERRE_ASUNTO_LABELS[asunto.cierre]} el ${formatFechaHora(asunto.cerrado)}.`)
            : 'No queda nada por decidir.'}{' '}
        {decidedText(decididos)}{' '}
        <MuiLink component={Link} to={paths.adminUser(cuenta._id)}>
          Ver la cuenta
        </MuiLink>
      </Alert>
      <DataTable
        label="Pedidos y citas"
        noun={['por cumplir', 'por cumplir']}
        columns={PENDING_COLUMNS}
        cardsBelow={900}
        query={{
          data: { rows: pendientes, total: pendientes.length, totalPages: 1 },
          error: null,
          isPending: false,
          isFetching: false,
          refetch: () => undefined,
        }}
        keyOf={thingKey}
        nameOf={({ nombre, espera }) => `${nombre} de ${espera}`}
        error={ASUNTO_MESSAGES.oneFailed}
        empty={<EmptyState title="Nada sigue abierto" text="Sus pedidos y citas terminaron o se cancelaron." />}
        selection={
          isOpen && left > 0
            ? { selected, onChange: setSelected, actions: chosen.length > 0 ? pairOf(chosen, '') : undefined }
            : undefined
        }
        buttons={(one) => <ThingButtons one={one} isOpen={isOpen} onAsk={ask} onStep={setStepping} />}
      />
      {stepping && <Step asuntoId={asunto._id} thing={stepping} onClose={() => setStepping(null)} />}
      {asked && (
        <DecideDialog {...asked} asunto={asunto} onDone={() => setSelected(new Set())} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** Page of one account's open matter in the administrators' office. */
export function AsuntoPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title={ASUNTO_MESSAGES.title} noindex />
      <BackLink to={paths.adminAsuntos()} label={ASUNTO_MESSAGES.title} />
      <AsuntoView key={id} id={id} />
    </Container>
  );
}
