import type { NuevaOferta } from '@tuerca/contracts/products/promotions/form';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import type { Oferta } from '@tuerca/contracts/products/promotions/schemas';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { useServerForm } from '@/ui/form/use-server-form';
import { OfferForm, offerValuesOf } from './form-values';
import { OfferFields } from './offer-fields';
import { useSaveOffer } from './offers.queries';

/** Makes an offer, or changes one. */
export function OfferDialog({ oferta, now, onClose }: { oferta?: Oferta; now: Date; onClose: () => void }) {
  const save = useSaveOffer(oferta?._id);
  const form = useServerForm({
    schema: OfferForm,
    defaultValues: offerValuesOf(oferta, now),
    send: (body: NuevaOferta) => save.mutateAsync(body),
    failure: oferta ? OFERTA_MESSAGES.updateFailed : OFERTA_MESSAGES.createFailed,
    fields: { CODIGO_REPETIDO: 'codigoPromo', SERVICIO_NO_ENCONTRADO: 'servicioId' },
    draft: oferta ? undefined : 'oferta-nueva',
    onDone: () => {
      notify.ok(oferta ? OFERTA_MESSAGES.updated : OFERTA_MESSAGES.created);
      onClose();
    },
  });
  const { control, busy } = form;
  return (
    <ServerFormDialog
      form={form}
      title={oferta ? 'Editar oferta' : 'Nueva oferta'}
      confirm={oferta ? 'Guardar cambios' : 'Crear oferta'}
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="md"
    >
      <OfferFields control={control} busy={busy} current={oferta} />
    </ServerFormDialog>
  );
}
