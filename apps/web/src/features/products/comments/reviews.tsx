import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { REVIEW_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { RATE_ANCHOR } from '@tuerca/contracts/products/comments/rate';
import type { Resena } from '@tuerca/contracts/products/comments/schemas';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import { lazyPart } from '@/lib/lazy-part';
import { useSignedIn } from '@/lib/session';
import { useAnchor } from '@/lib/use-anchor';
import { useSignInFirst } from '@/lib/use-sign-in-first';
import { DataState } from '@/ui/data-state';
import { RateReviewOutlined } from '@/ui/icons/rate-review-outlined';
import { onDemand } from '@/ui/on-demand';
import { Section } from '@/ui/section';
import { Average } from './average';
import { type Target, targetReviewsQuery, useRemoveReview } from './comments.queries';
import { ReviewItem } from './review-item';

const ConfirmAction = onDemand(async () => (await import('@/ui/confirm-action')).ConfirmAction);
const HiddenReview = lazyPart(async () => (await import('./hidden-review')).HiddenReview);
const ReviewDialog = onDemand(async () => (await import('./review-dialog')).ReviewDialog);

interface ReviewsProps {
  target: Target;
  nombre: string;
  /** Average and number of the verified ones, as the target carries them. */
  valoracionPromedio: number;
  numeroValoraciones: number;
}

const Lines = () => (
  <Box>
    {[0, 1].map((n) => (
      <Box key={n} sx={{ py: 2.5 }}>
        <Skeleton width={180} height={24} />
        <Skeleton width={120} height={20} />
        <Skeleton width="80%" height={22} />
      </Box>
    ))}
  </Box>
);

/** Reviews of something: the average, the newest ones, more on request, and the way to write one, which an address with RATE_ANCHOR opens. Its anchor is `#resenas`. */
export function Reviews({ target, nombre, valoracionPromedio, numeroValoraciones }: ReviewsProps) {
  const query = useInfiniteQuery(targetReviewsQuery(target));
  const remove = useRemoveReview(target);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const place = useAnchor('#resenas');
  const isSomebody = useSignedIn();
  const signedIn = useSignInFirst(REVIEW_MESSAGES.signInFirst);
  // A new review is kept after closing: what was typed is still there when it is opened again.
  const [dialog, setDialog] = useState<{ open: boolean; resena?: Resena } | null>(null);
  const asked = isSomebody && hash === RATE_ANCHOR;
  const shown = dialog ?? (asked ? { open: true } : null);
  const close = () => {
    setDialog(null);
    if (asked) void navigate({ pathname, search, hash: '#resenas' }, { replace: true, preventScrollReset: true });
  };
  const [removing, setRemoving] = useState<Resena | null>(null);
  const write = (resena?: Resena) => signedIn() && setDialog({ open: true, resena });
  const first = query.data?.pages[0];
  const total = first?.meta.total ?? 0;
  // Reviews that do not count in the average as well: otherwise the reader wonders why there is none.
  const averaged = numeroValoraciones > 0 || total > 0;
  const left = total - (query.data?.pages.reduce((sum, { resenas }) => sum + resenas.length, 0) ?? 0);
  return (
    <Box id="resenas" ref={place}>
      <Section
        title="Reseñas"
        action={
          <Button variant="outlined" startIcon={<RateReviewOutlined />} onClick={() => write()}>
            Escribir reseña
          </Button>
        }
      >
        <OfflineActions kind="review" path={pathname} />
        <Box
          sx={{
            display: 'grid',
            columnGap: 4,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: averaged ? '248px minmax(0, 1fr)' : 'minmax(0, 1fr)',
            },
          }}
        >
          {averaged && <Average value={valoracionPromedio} count={numeroValoraciones} />}
          <Suspense>{isSomebody && <HiddenReview target={target} />}</Suspense>
          <DataState
            query={query}
            skeleton={<Lines />}
            isEmpty={() => total === 0}
            empty={
              <Typography sx={{ color: 'text.secondary', py: 2, borderTop: 1, borderColor: 'divider' }}>
                Nadie ha escrito una reseña todavía. La tuya ayuda a quien viene después.
              </Typography>
            }
            error={REVIEW_MESSAGES.loadFailed}
          >
            {({ pages }) => (
              <Box>
                {pages
                  .flatMap(({ resenas }) => resenas)
                  .map((resena) => (
                    <ReviewItem
                      key={resena._id}
                      resena={resena}
                      onEdit={() => write(resena)}
                      onRemove={() => setRemoving(resena)}
                    />
                  ))}
                {query.hasNextPage && (
                  <Button
                    variant="outlined"
                    onClick={() => void query.fetchNextPage()}
                    loading={query.isFetchingNextPage}
                  >
                    {left > 0 ? `Ver más reseñas (${left.toLocaleString('es-VE')})` : 'Ver más reseñas'}
                  </Button>
                )}
              </Box>
            )}
          </DataState>
        </Box>
        {shown && (
          <ReviewDialog
            key={shown.resena?._id ?? 'nueva'}
            open={shown.open}
            onClose={() => (shown.resena ? close() : setDialog({ open: false }))}
            onDone={close}
            target={target}
            nombre={nombre}
            resena={shown.resena}
          />
        )}
        {removing && (
          <ConfirmAction
            title="¿Eliminar tu reseña?"
            confirm="Eliminar reseña"
            run={() => remove.mutateAsync(removing._id)}
            done={REVIEW_MESSAGES.removed}
            error={REVIEW_MESSAGES.removeFailed}
            onClose={() => setRemoving(null)}
          >
            <Typography>Se borran tus estrellas y tu comentario. Puedes escribir otra cuando quieras.</Typography>
          </ConfirmAction>
        )}
      </Section>
    </Box>
  );
}
