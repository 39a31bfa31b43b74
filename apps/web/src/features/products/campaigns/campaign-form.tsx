import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { CambioCampana, NuevaCampana } from '@tuerca/contracts/products/campaigns/form';
import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { CampaignFields } from './campaign-fields';
import { useSaveCampaign } from './campaigns.queries';
import { type CampaignValues, hasNewTerms, valuesOf } from './form-values';
import { ReachNote } from './reach-note';

/** Makes a campaign, or changes one after saying whom new terms concern; then the list opens. */
export function CampaignForm({ campana, now }: { campana?: Campana; now: Date }) {
  const navigate = useNavigate();
  const save = useSaveCampaign(campana?._id);
  const form = useServerForm({
    schema: campana ? CambioCampana : NuevaCampana,
    defaultValues: valuesOf(campana, now),
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
