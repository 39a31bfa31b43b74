import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { useServerForm } from '@/ui/form/use-server-form';
import { serviceValuesOf } from './form-values';
import { useSaveService } from './own-services.queries';
import { ServiceFields } from './service-fields';

/** Offers a service, or changes one. */
export function ServiceDialog({ servicio, onClose }: { servicio?: Servicio; onClose: () => void }) {
  const save = useSaveService(servicio?._id);
  const form = useServerForm({
    schema: NuevoServicio,
    defaultValues: serviceValuesOf(servicio),
    send: (body: NuevoServicio) => save.mutateAsync(body),
    failure: servicio ? SERVICE_MESSAGES.updateFailed : SERVICE_MESSAGES.createFailed,
    draft: servicio ? undefined : 'servicio-nuevo',
    onDone: () => {
      notify.ok(servicio ? SERVICE_MESSAGES.updated : SERVICE_MESSAGES.created);
      onClose();
    },
  });
  const { control, busy } = form;
  return (
    <ServerFormDialog
      form={form}
      title={servicio ? 'Editar servicio' : 'Agregar servicio'}
      confirm={servicio ? 'Guardar cambios' : 'Publicar servicio'}
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="md"
    >
      <ServiceFields control={control} busy={busy} />
    </ServerFormDialog>
  );
}
