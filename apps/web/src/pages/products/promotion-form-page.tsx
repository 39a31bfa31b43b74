import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { PROMOCION_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { PromotionForm } from '@/features/products/store-promotions/promotion-form';
import { usePromotion } from '@/features/products/store-promotions/store-promotions.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';

const Waiting = () => (
  <>
    <Skeleton variant="rectangular" height={320} sx={{ borderRadius: 1, mb: 3 }} />
    <Skeleton variant="rectangular" height={240} sx={{ borderRadius: 1 }} />
  </>
);

/** The form of a promotion: a new one, or the one of the address. */
export function PromotionFormPage() {
  const { id } = useParams();
  const now = useNow();
  const query = usePromotion(id);
  const title = id ? 'Editar promoción' : 'Nueva promoción';
  return (
    <Container sx={{ pb: 4 }}>
      <Head title={title} noindex />
      <BackLink to={paths.storePromotions()} label="Descuentos" />
      <PageHeader title={title} text="Empieza y termina sola, a medianoche de Caracas." />
      {id ? (
        <DataState query={query} skeleton={<Waiting />} error={PROMOCION_MESSAGES.detailFailed}>
          {(promocion) => <PromotionForm key={promocion._id} promocion={promocion} now={now} />}
        </DataState>
      ) : (
        <PromotionForm now={now} />
      )}
    </Container>
  );
}
