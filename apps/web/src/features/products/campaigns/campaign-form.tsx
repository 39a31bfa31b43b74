import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CambioCampana, NuevaCampana } from '@tuerca/contracts/products/campaigns/form';
import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useNow } from '@/lib/use-now';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { PageHeader } from '@/ui/page-header';
import { CampaignFields } from './campaign-fields';
import { useCampaign, useSaveCampaign } from './campaigns.queries';
import { type CampaignValues, campaignValuesOf, hasNewTerms } from './form-values';
import { ReachNote } from './reach-note';

/** Makes a campaign, or changes one after saying whom new terms concern; then the list opens. */
function CampaignForm({ campana, now }: { campana?: Campana; now: Date }) {
  const navigate = useNavigate();
  const save = useSaveCampaign(campana?._id);
  const form = useServerForm({
    schema: campana ? CambioCampana : NuevaCampana,
    defaultValues: campaignValuesOf(campana, now),
    send: (body: CambioCampana | NuevaCampana) =>
      save.mutateAsync(campana ? { ...body, version: campana.version } : body),
    failure: campana ? OFERTA_MESSAGES.updateFailed : OFERTA_MESSAGES.createFailed,
    draft: campana ? undefined : 'oferta-nueva',
    onDone: () => {
      notify.ok(campana ? OFERTA_MESSAGES.updated : OFERTA_MESSAGES.created);
      void navigate(paths.adminOffers());
    },
  });
  const { control, busy } = form;
  const values = useWatch({ control }) as CampaignValues;
  return (
    <Form
      aria-label={campana ? 'Editar oferta' : 'Nueva oferta'}
      onSubmit={form.submit}
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 860 }}
    >
      {form.restored && <DraftNote onDiscard={form.discard} />}
      {form.failure && <FormAlert message={form.failure} />}
      <CampaignFields control={control} busy={busy} now={now} current={campana} />
      {campana && campana.tiendas > 0 && hasNewTerms(campana, values) && (
        <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary' }}>
          Las tiendas se unieron con otras condiciones: al guardar, salen de la oferta y deciden si se unen otra vez.
          <ReachNote id={campana._id} />
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LoadingButton type="submit" size="large" loading={busy} loadingText="Guardando...">
          {campana ? 'Guardar cambios' : 'Crear oferta'}
        </LoadingButton>
        <Button component={Link} to={paths.adminOffers()} size="large" disabled={busy}>
          Cancelar
        </Button>
      </Box>
    </Form>
  );
}

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
