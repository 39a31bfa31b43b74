import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import type { Solicitud } from '@tuerca/contracts/cart/solicitudes/schemas';
import { RequestFacts } from '@/entities/cart/solicitudes/request-facts';
import { plural } from '@/lib/format';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { Held } from './held';
import { Proposals } from './proposals';
import { useCancelRequest, useRequest } from './solicitudes.queries';

/** Text on the request's progress, for its client. */
function progress({ avisadas, avisando, vigentes }: Solicitud): string {
  if (avisando) return 'Les estamos avisando a las tiendas que podrían tenerlo.';
  if (!avisadas) return 'Por ahora ninguna tienda vende esta categoría. Te avisamos si alguna responde.';
  const told = `Le avisamos a ${plural(avisadas, 'tienda', 'tiendas')}.`;
  return vigentes ? `${told} Compara y acepta la que prefieras.` : `${told} Te avisamos cuando respondan.`;
}

function Shown({ solicitud }: { solicitud: Solicitud }) {
  const [cancelling, setCancelling] = useState(false);
  const cancel = useCancelRequest(solicitud._id);
  const isOpen = solicitud.estado === 'abierta';
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <RequestFacts solicitud={solicitud} />
      {solicitud.apartado && <Held solicitud={solicitud} apartado={solicitud.apartado} />}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography role="status">{progress(solicitud)}</Typography>
          <Button color="error" onClick={() => setCancelling(true)}>
            Cancelar solicitud
          </Button>
        </Box>
      )}
      {solicitud.propuestas.length > 0 ? (
        <Proposals solicitud={solicitud} />
      ) : (
        <EmptyState
          compact
          title={isOpen ? 'Todavía no hay propuestas' : 'Nadie respondió esta solicitud'}
          text={isOpen ? 'Esta página se actualiza sola cuando una tienda responde.' : undefined}
        />
      )}
      {cancelling && (
        <ConfirmAction
          title="¿Cancelar esta solicitud?"
          confirm="Cancelar solicitud"
          cancel="Volver"
          danger
          run={() => cancel.mutateAsync()}
          done={SOLICITUD_MESSAGES.cancelled}
          error={SOLICITUD_MESSAGES.saveFailed}
          onClose={() => setCancelling(false)}
        >
          {SOLICITUD_MESSAGES.cancelQuestion}
        </ConfirmAction>
      )}
    </Box>
  );
}

/** One of my requests: the part, the stores' proposals, the accepted one. */
const ClientRequestView = ({ id }: { id: string }) => (
  <DataState
    query={useRequest(id)}
    skeleton={<Skeleton variant="rounded" height={360} />}
    error={SOLICITUD_MESSAGES.detailFailed}
  >
    {(solicitud) => <Shown solicitud={solicitud} />}
  </DataState>
);

/** Page of a client's request. */
export const ClientRequestPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Solicitud de repuesto" noindex />
    <BackLink to={paths.clientRequests()} label="Mis solicitudes" />
    <PageHeader title="Solicitud de repuesto" />
    <ClientRequestView id={useParams().id!} />
  </Container>
);
