import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PROMOCION_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { NuevaPromocion } from '@tuerca/contracts/products/promotions/store-form';
import type { PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
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
import { promotionValuesOf } from './form-values';
import { PromotionPricePreview } from './price-preview';
import { PromotionFields } from './promotion-fields';
import { useApplyPromotion, usePromotion, useSavePromotion } from './store-promotions.queries';

/** Makes a promotion, or changes one; then its discount is applied, and the list opens. */
function PromotionForm({ promocion, now }: { promocion?: PromocionPropia; now: Date }) {
  const navigate = useNavigate();
  const save = useSavePromotion(promocion?._id);
  const apply = useApplyPromotion();
  const form = useServerForm({
    schema: NuevaPromocion,
    defaultValues: promotionValuesOf(promocion, now),
    send: async (body: NuevaPromocion) => {
      const saved = await save.mutateAsync(body).catch((error: unknown) => {
        notify.failure(error, PROMOCION_MESSAGES.saveFailed);
        throw error;
      });
      // The prices have followed the promotion already: that it cannot be said how many products it reached spoils nothing.
      const applied = await apply.mutateAsync(saved._id).catch(() => null);
      return { saved, applied };
    },
    failure: PROMOCION_MESSAGES.saveFailed,
    fields: { PRODUCTO_NO_ENCONTRADO: 'productosSeleccionados' },
    draft: promocion ? undefined : 'promocion-nueva',
    onDone: ({ saved, applied }) => {
      notify.ok(promocion ? PROMOCION_MESSAGES.updated : PROMOCION_MESSAGES.created);
      if (applied?.message && applied.productos && saved.estado === 'activa') notify.info(applied.message);
      void navigate(paths.storePromotions());
    },
  });
  const { control, setValue, busy } = form;
  return (
    <Form
      aria-label={promocion ? 'Editar promoción' : 'Nueva promoción'}
      onSubmit={form.submit}
      sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 860 }}
    >
      {form.restored && <DraftNote onDiscard={form.discard} />}
      {form.failure && <FormAlert message={form.failure} />}
      <PromotionFields control={control} setValue={setValue} busy={busy} now={now} current={promocion} />
      <PromotionPricePreview control={control} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LoadingButton type="submit" size="large" loading={busy} loadingText="Guardando...">
          {promocion ? 'Guardar cambios' : 'Crear promoción'}
        </LoadingButton>
        <Button component={Link} to={paths.storePromotions()} size="large" disabled={busy}>
          Cancelar
        </Button>
      </Box>
    </Form>
  );
}

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
