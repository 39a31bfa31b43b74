import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { notify } from '../../lib/notify';
import { useSession } from '../../lib/session';
import { DataState } from '../../ui/data-state';
import { Rating } from '../../ui/rating';
import { Section } from '../../ui/section';
import { ReviewDialog } from './review-dialog';
import { ReviewItem } from './review-item';
import { reviewsQuery, type Target } from './resenas.queries';

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

/** Reviews of something: the average, the newest ones, more on request, and the way to write one. */
export function Reviews({ target, nombre, valoracionPromedio, numeroValoraciones }: ReviewsProps) {
  const query = useInfiniteQuery(reviewsQuery(target));
  const [writing, setWriting] = useState(false);
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const write = () => {
    if (user) return setWriting(true);
    notify.warn(MENSAJES_CATALOGO.resenaSesion);
    void navigate(paths.iniciarSesion(`${pathname}${search}`));
  };
  const first = query.data?.pages[0];
  const total = first?.meta.total ?? 0;
  const left = total - (query.data?.pages.reduce((sum, { resenas }) => sum + resenas.length, 0) ?? 0);
  return (
    <Section
      title="Reseñas"
      action={<Button variant="outlined" startIcon={<RateReviewOutlined />} onClick={write}>Escribir reseña</Button>}
    >
      {numeroValoraciones > 0 && (
        <Box sx={{ mb: 2 }}>
          <Rating value={valoracionPromedio} count={numeroValoraciones} />
        </Box>
      )}
      <DataState query={query} skeleton={<Lines />} isEmpty={() => total === 0} empty={<Typography sx={{ color: 'text.secondary', py: 2, borderTop: 1, borderColor: 'divider' }}>Nadie ha escrito una reseña todavía. La tuya ayuda a quien viene después.</Typography>} error="No pudimos cargar las reseñas. Intenta nuevamente.">
        {({ pages }) => (
          <Box>
            {pages.flatMap(({ resenas }) => resenas).map((resena) => <ReviewItem key={resena._id} resena={resena} />)}
            {query.hasNextPage && (
              <Button variant="outlined" onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
                {left > 0 ? `Ver más reseñas (${left.toLocaleString('es-VE')})` : 'Ver más reseñas'}
              </Button>
            )}
          </Box>
        )}
      </DataState>
      <ReviewDialog open={writing} onClose={() => setWriting(false)} target={target} nombre={nombre} />
    </Section>
  );
}
