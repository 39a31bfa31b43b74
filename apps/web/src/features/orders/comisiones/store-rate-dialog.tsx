import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Id } from '@tuerca/contracts/kernel/fields';
import { ExcepcionComision } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { notify } from '@/lib/notify';
import { useDebounce } from '@/lib/use-debounce';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { NumberField } from '@/ui/form/number-field';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { storeOptionsQuery, useSetStoreRate } from './admin.queries';

const StoreRate = z.object({
  tiendaId: Id.or(z.literal('')).refine((id) => id !== '', COMISION_MESSAGES.storeMissing),
  porcentaje: ExcepcionComision.shape.porcentaje.unwrap(),
  motivo: ExcepcionComision.shape.motivo,
});
interface Store {
  _id: string;
  nombre: string;
}

interface StoreRateDialogProps {
  /** The store, and what it pays now; one is chosen when absent. */
  current?: { tienda: Store; porcentaje: number };
  onClose: () => void;
}

/** A commission for one store alone, with a reason. */
export function StoreRateDialog({ current, onClose }: StoreRateDialogProps) {
  const change = useSetStoreRate();
  const [search, setSearch] = useState('');
  const stores = useQuery({ ...storeOptionsQuery(useDebounce(search, 300)), enabled: !current });
  const form = useServerForm({
    schema: StoreRate,
    defaultValues: { tiendaId: current?.tienda._id ?? '', porcentaje: current?.porcentaje ?? null, motivo: '' },
    send: (values) => change.mutateAsync(values),
    onDone: () => {
      notify.ok(COMISION_MESSAGES.saved);
      onClose();
    },
    failure: COMISION_MESSAGES.saveFailed,
  });
  const field = { control: form.control, disabled: form.busy, required: true } as const;
  const title = current ? `Comisión de ${current.tienda.nombre}` : 'Comisión propia de una tienda';
  return (
    <ServerFormDialog title={title} confirm="Guardar" confirming="Guardando..." form={form} onClose={onClose}>
      {!current && (
        <AutocompleteInput
          {...field}
          name="tiendaId"
          label="Tienda"
          placeholder="Escribe su nombre"
          options={stores.data ?? []}
          onSearch={setSearch}
        />
      )}
      <NumberField {...field} name="porcentaje" label="Comisión" min={0} max={100} step={0.5} unit="%" />
      <TextInput {...field} name="motivo" label="Motivo" rows={2} maxLength={500} />
    </ServerFormDialog>
  );
}

/** Takes a store's own commission away, with a reason. */
export function RemoveRateDialog({ tienda, onClose }: { tienda: Store; onClose: () => void }) {
  const change = useSetStoreRate();
  return (
    <ReasonDialog
      danger
      title={`Quitar la comisión de ${tienda.nombre}`}
      confirm="Quitar"
      confirming="Quitando..."
      rule={ExcepcionComision.shape.motivo}
      send={(motivo) => change.mutateAsync({ tiendaId: tienda._id, porcentaje: null, motivo })}
      success={COMISION_MESSAGES.saved}
      failure={COMISION_MESSAGES.saveFailed}
      onClose={onClose}
    >
      La tienda vuelve a pagar la comisión general en sus próximas ventas.
    </ReasonDialog>
  );
}
