import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { NegocioAdminDetalle } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { notify } from '@/lib/notify';
import { onDemand } from '@/ui/on-demand';
import { tell } from './seller-dialog';
import { type SellerKind, useSellerStep } from './sellers.queries';

const DIALOGS = {
  approve: onDemand(async () => (await import('./approve-dialog')).ApproveSellerDialog),
  reject: onDemand(async () => (await import('./reject-dialog')).RejectSellerDialog),
  pause: onDemand(async () => (await import('./pause-dialog')).PauseDialog),
  feature: onDemand(async () => (await import('./feature-dialog')).FeatureDialog),
  removeMark: onDemand(async () => (await import('./remove-mark-dialog')).RemoveMarkDialog),
};

/** Actions that a business' state allows. */
export function SellerActions({ kind, seller }: { kind: SellerKind; seller: NegocioAdminDetalle }) {
  const [asking, setAsking] = useState<keyof typeof DIALOGS | null>(null);
  const pause = useSellerStep(kind, seller._id, 'pause');
  const feature = useSellerStep(kind, seller._id, 'feature');
  const verify = useSellerStep(kind, seller._id, 'verify');
  const { revision, pausa, destacado, verificado } = seller;
  const approved = revision.estado === 'aprobada';
  const busy = pause.isPending || feature.isPending || verify.isPending;
  const run = (step: Promise<unknown>, done: string) =>
    void step.then(
      () => tell(seller, done),
      (error: unknown) => notify.failure(error, REVISION_MESSAGES.changeFailed),
    );
  const Dialog = asking && DIALOGS[asking];
  return (
    <Box role="group" aria-label="Acciones" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {!approved && (
        <Button variant="contained" disabled={busy} onClick={() => setAsking('approve')}>
          Aprobar
        </Button>
      )}
      {revision.estado === 'pendiente' && (
        <Button variant="outlined" color="error" disabled={busy} onClick={() => setAsking('reject')}>
          Rechazar
        </Button>
      )}
      {approved && !pausa && (
        <Button variant="outlined" color="error" disabled={busy} onClick={() => setAsking('pause')}>
          Pausar
        </Button>
      )}
      {approved && pausa && (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => run(pause.mutateAsync({ pausada: false }), REVISION_MESSAGES.resumed)}
        >
          Quitar la pausa
        </Button>
      )}
      {approved && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() =>
            destacado
              ? run(feature.mutateAsync({ destacado: false }), REVISION_MESSAGES.notFeatured)
              : setAsking('feature')
          }
        >
          {destacado ? 'Dejar de destacar' : 'Destacar'}
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() =>
          verificado
            ? setAsking('removeMark')
            : run(verify.mutateAsync({ verificado: true }), REVISION_MESSAGES.verified)
        }
      >
        {verificado ? 'Quitar verificado' : 'Marcar como verificado'}
      </Button>
      {Dialog && <Dialog kind={kind} seller={seller} onClose={() => setAsking(null)} />}
    </Box>
  );
}
