import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { RevisionPropia } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { FALTANTES } from '@tuerca/contracts/auth/negocios/missing';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { notify } from '@/lib/notify';
import { LoadingButton } from '@/ui/loading-button';
import { useOwnReview, useSendReview } from './own-review.queries';

type Kind = 'store' | 'workshop';
const TITLES = {
  pending: { store: REVISION_MESSAGES.pendingStore, workshop: REVISION_MESSAGES.pendingWorkshop },
  rejected: { store: REVISION_MESSAGES.rejectedStore, workshop: REVISION_MESSAGES.rejectedWorkshop },
  paused: { store: REVISION_MESSAGES.pausedStore, workshop: REVISION_MESSAGES.pausedWorkshop },
} as const;

/** Texts of the review's state; null while the business is on sale. */
function wordsOf({ revision, pausa }: RevisionPropia, kind: Kind) {
  if (revision.estado === 'pendiente')
    return {
      severity: 'info',
      title: TITLES.pending[kind],
      text: REVISION_MESSAGES.pendingText,
      reason: null,
    } as const;
  if (revision.estado === 'rechazada')
    return {
      severity: 'error',
      title: TITLES.rejected[kind],
      text: REVISION_MESSAGES.rejectedText,
      reason: revision.motivo,
    } as const;
  if (pausa)
    return {
      severity: 'warning',
      title: TITLES.paused[kind],
      text: REVISION_MESSAGES.pausedText,
      reason: pausa.motivo,
    } as const;
  return null;
}

/** Tells an owner that her business is not on the site, why, and what she can do; renders nothing while it is. */
export function OwnReviewBand({ kind }: { kind: Kind }) {
  const { data } = useOwnReview();
  const send = useSendReview();
  const words = data && wordsOf(data, kind);
  if (!words) return null;
  const again = () =>
    void send.mutateAsync().then(
      () => notify.ok(REVISION_MESSAGES.sent),
      (error: unknown) => notify.failure(error, REVISION_MESSAGES.sendFailed),
    );
  return (
    <Alert severity={words.severity} variant="outlined" sx={{ mb: 3, color: 'text.primary' }}>
      <AlertTitle component="h2">{words.title}</AlertTitle>
      {words.text}
      {words.reason && (
        <Box component="p" sx={{ m: 0, mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {words.reason}
        </Box>
      )}
      {!data.activo && !data.pausa && data.falta.length > 0 && (
        <>
          <Box component="p" sx={{ m: 0, mt: 1, fontWeight: 600 }}>
            {REVISION_MESSAGES.missing}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {data.falta.map((name) => (
              <li key={name}>{FALTANTES[name]}</li>
            ))}
          </Box>
        </>
      )}
      {data.revision.estado === 'rechazada' && (
        <Box sx={{ mt: 1.5 }}>
          <LoadingButton size="small" loading={send.isPending} loadingText="Enviando..." onClick={again}>
            Enviar otra vez a revisión
          </LoadingButton>
        </Box>
      )}
    </Alert>
  );
}
