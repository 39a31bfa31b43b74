import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { ESTADO_CITA_LABELS } from '@tuerca/contracts/citas/citas/states';
import { PRESUPUESTO_MESSAGES } from '@tuerca/contracts/citas/presupuestos/messages';
import { citaQuery } from '@/entities/citas/citas/citas.queries';
import { PRESUPUESTO_CALLS, usePresupuestos } from '@/entities/citas/presupuestos/presupuestos.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useMayCall } from '@/lib/use-may-call';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { vehicleInWords } from './cita-format';
import { CompleteForm } from './complete-form';

/** Approved lines of all versions for an appointment; none without permission to read presupuestos. */
function useApproved(citaId: string) {
  const mayRead = useMayCall()(PRESUPUESTO_CALLS.list);
  const query = usePresupuestos(citaId, mayRead);
  const versions = mayRead ? query.data : [];
  const data = versions?.flatMap(({ lineas }) => lineas.filter(({ estado }) => estado === 'aprobada'));
  return { ...query, data };
}

/** Completion of one service; only one in progress can be completed. */
function CompleteView({ citaId }: { citaId: string }) {
  const query = useQuery(citaQuery(citaId));
  const approved = useApproved(citaId);
  const navigate = useNavigate();
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rectangular" height={480} />}
      error={CITA_MESSAGES.detailFailed}
      isEmpty={({ estado }) => estado !== 'en_proceso'}
      empty={
        query.data && (
          <EmptyState
            title={`Esta cita está ${ESTADO_CITA_LABELS[query.data.estado].toLowerCase()}`}
            text="Solo se completa un servicio que está en proceso."
            action={
              <Button variant="contained" component={Link} to={paths.workshopActiveServices()}>
                Ver servicios activos
              </Button>
            }
          />
        )
      }
    >
      {(cita) => (
        <>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {cita.servicio.nombre} · {cita.cliente.nombre} · {vehicleInWords(cita.vehiculo)}
          </Typography>
          <DataState
            query={approved}
            skeleton={<Skeleton variant="rectangular" height={480} />}
            error={PRESUPUESTO_MESSAGES.loadFailed}
            isEmpty={() => false}
          >
            {(lines) => (
              <CompleteForm cita={cita} approved={lines} onDone={() => void navigate(paths.workshopActiveServices())} />
            )}
          </DataState>
        </>
      )}
    </DataState>
  );
}

/** Page that completes a service, of the workshop's panel. */
export function CompleteServicePage() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
      <Head title="Completar servicio" noindex />
      <BackLink to={paths.workshopActiveServices()} label="Servicios activos" />
      <PageHeader title="Completar servicio" />
      <CompleteView citaId={id} />
    </Container>
  );
}
