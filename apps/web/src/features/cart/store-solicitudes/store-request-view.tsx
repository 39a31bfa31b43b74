import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import type { SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { ProposalCard, ProposalGrid } from '@/entities/cart/solicitudes/proposal-card';
import { RequestFacts } from '@/entities/cart/solicitudes/request-facts';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { ConfirmAction } from '@/ui/confirm-action';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { PageHeader } from '@/ui/page-header';
import { useStoreRequest, useWithdrawProposal } from './store-requests.queries';

const ProposeDialog = onDemand(async () => (await import('./propose-dialog')).ProposeDialog);

/** Request's state, for the store. */
function nextOf({ estado, ganada, propuestas, puedeProponer, restantes }: SolicitudTienda): string {
  if (ganada)
    return 'Aceptaron tu propuesta. Las unidades quedan apartadas hasta que venza; el pedido te llega cuando compre.';
  if (estado === 'aceptada') return 'El cliente eligió otra propuesta.';
  if (estado !== 'abierta') return 'Esta solicitud terminó.';
  if (puedeProponer) return 'Responde con un producto tuyo o con uno que no tengas publicado.';
  if (restantes === 0) return 'Ya enviaste el máximo de propuestas.';
  return propuestas.length ? 'Tu propuesta está en manos del cliente.' : 'Ahora no puedes responder.';
}

function Shown({ solicitud }: { solicitud: SolicitudTienda }) {
  const [proposing, setProposing] = useState(false);
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  const withdraw = useWithdrawProposal(solicitud._id);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <RequestFacts solicitud={solicitud} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography role="status" sx={{ flex: 1, minWidth: 220 }}>
          {nextOf(solicitud)}
        </Typography>
        <ReportButton objeto="solicitud" objetoId={solicitud._id} what={`la solicitud de ${solicitud.pieza}`} />
        {solicitud.puedeProponer && (
          <Button variant="contained" onClick={() => setProposing(true)}>
            Responder
          </Button>
        )}
      </Box>
      {solicitud.propuestas.length > 0 && (
        <Box component="section" aria-label="Tus propuestas" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3" component="h2">
            Tus propuestas
          </Typography>
          <ProposalGrid>
            {solicitud.propuestas.map((propuesta) => (
              <ProposalCard
                key={propuesta._id}
                propuesta={propuesta}
                actions={
                  propuesta.estado === 'enviada' &&
                  solicitud.estado === 'abierta' && (
                    <Button color="error" onClick={() => setWithdrawing(propuesta._id)}>
                      Retirar
                    </Button>
                  )
                }
              />
            ))}
          </ProposalGrid>
        </Box>
      )}
      {proposing && <ProposeDialog solicitud={solicitud} onClose={() => setProposing(false)} />}
      {withdrawing && (
        <ConfirmAction
          title="¿Retirar tu propuesta?"
          confirm="Retirar"
          cancel="Volver"
          danger
          run={() => withdraw.mutateAsync(withdrawing)}
          done={SOLICITUD_MESSAGES.withdrawn}
          error={SOLICITUD_MESSAGES.saveFailed}
          onClose={() => setWithdrawing(null)}
        >
          {SOLICITUD_MESSAGES.withdrawQuestion}
        </ConfirmAction>
      )}
    </Box>
  );
}

/** A request that my store received, and its answers. */
const StoreRequestView = ({ id }: { id: string }) => (
  <DataState
    query={useStoreRequest(id)}
    skeleton={<Skeleton variant="rounded" height={320} />}
    error={SOLICITUD_MESSAGES.detailFailed}
  >
    {(solicitud) => <Shown solicitud={solicitud} />}
  </DataState>
);

/** Page of a request in the store's office. */
export const StoreRequestPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Solicitud de repuesto" noindex />
    <BackLink to={paths.storeRequests()} label="Solicitudes" />
    <PageHeader title="Solicitud de repuesto" />
    <StoreRequestView id={useParams().id!} />
  </Container>
);
