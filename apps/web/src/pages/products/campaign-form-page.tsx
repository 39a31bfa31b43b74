import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { CampaignForm } from '@/features/products/campaigns/campaign-form';
import { useCampaign } from '@/features/products/campaigns/campaigns.queries';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';

const Waiting = () => <Skeleton variant="rectangular" height={420} sx={{ borderRadius: 1 }} />;

/** The form of a campaign: a new one, or the one of the address. */
export function CampaignFormPage() {
  const { id } = useParams();
  const now = useNow();
  const query = useCampaign(id);
  const title = id ? 'Editar oferta' : 'Nueva oferta';
  return (
    <Container sx={{ pb: 4 }}>
      <Head title={title} noindex />
      <BackLink to={paths.adminOffers()} label="Ofertas" />
      <PageHeader title={title} text="Las tiendas a las que les sirve reciben un aviso y deciden si se unen." />
      {id ? (
        <DataState query={query} skeleton={<Waiting />} error={OFERTA_MESSAGES.loadFailed}>
          {(campana) => <CampaignForm key={campana._id} campana={campana} now={now} />}
        </DataState>
      ) : (
        <CampaignForm now={now} />
      )}
    </Container>
  );
}
