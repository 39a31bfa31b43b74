import { OFERTA_MESSAGES } from '@tuerca/contracts/promotions/messages';
import type { NuevaOferta } from '@tuerca/contracts/promotions/form';
import type { Oferta } from '@tuerca/contracts/promotions/schemas';
import { notify } from '../../lib/notify';
import { DraftNote } from '../../ui/form/draft-note';
import { FormDialog } from '../../ui/form/form-dialog';
import { useServerForm } from '../../ui/form/use-server-form';
import { OfferForm, valuesOf } from './form-values';
import { OfferFields } from './offer-fields';
import { useSaveOffer } from './offers.queries';

/** Makes an offer, or changes one. */
export function OfferDialog({ oferta, now, onClose }: { oferta?: Oferta; now: Date; onClose: () => void }) {
  const save = useSaveOffer(oferta?._id);
  const { control, submit, busy, dirty, failure, restored, discard } = useServerForm({
    schema: OfferForm,
    defaultValues: valuesOf(oferta, now),
    send: (body: NuevaOferta) => save.mutateAsync(body),
    failure: oferta ? OFERTA_MESSAGES.updateFailed : OFERTA_MESSAGES.createFailed,
    fields: { CODIGO_REPETIDO: 'codigoPromo', SERVICIO_NO_ENCONTRADO: 'servicioId' },
    draft: oferta ? undefined : 'oferta-nueva',
    onDone: () => {
      notify.ok(oferta ? OFERTA_MESSAGES.updated : OFERTA_MESSAGES.created);
      onClose();
    },
  });
  return (
    <FormDialog
      title={oferta ? 'Editar oferta' : 'Nueva oferta'}
      confirm={oferta ? 'Guardar cambios' : 'Crear oferta'}
      confirming="Guardando..."
      busy={busy}
      dirty={dirty}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
      maxWidth="md"
    >
      {restored && <DraftNote onDiscard={discard} />}
      <OfferFields control={control} busy={busy} current={oferta} />
    </FormDialog>
  );
}
