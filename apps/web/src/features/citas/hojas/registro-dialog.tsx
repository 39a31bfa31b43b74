import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { NuevoRegistro } from '@tuerca/contracts/citas/hojas/inputs';
import { HOJA_MESSAGES } from '@tuerca/contracts/citas/hojas/messages';
import { TIPO_EVENTO_LABELS, type TipoEvento, TIPOS_EVENTO } from '@tuerca/contracts/citas/hojas/rules';
import type { EventoHoja } from '@tuerca/contracts/citas/hojas/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { useWriteRegistro } from '@/entities/citas/hojas/hojas.queries';
import { isCode } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { useNow } from '@/lib/use-now';
import { DateInput } from '@/ui/form/date-input';
import { NumberField } from '@/ui/form/number-field';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';

const TIPOS = TIPOS_EVENTO.map((value) => ({ value, label: TIPO_EVENTO_LABELS[value] }));
const DESCRIPTION: Record<TipoEvento, { label: string; placeholder: string } | null> = {
  trabajo: { label: '¿Qué se le hizo?', placeholder: 'Cambio de correa de tiempo' },
  repuesto: { label: '¿Qué repuesto?', placeholder: 'Batería 700 A' },
  kilometraje: null,
};

const valuesOf = (edit: EventoHoja | null, today: string) => ({
  tipo: (edit?.tipo ?? 'trabajo') as string,
  fecha: edit?.fecha ?? today,
  descripcion: edit && edit.tipo !== 'kilometraje' ? edit.titulo : '',
  kilometraje: edit?.kilometraje ?? null,
  lugar: edit?.lugar ?? '',
  nota: edit?.nota ?? '',
  garantiaHasta: edit?.garantia?.hasta ?? '',
  confirmaKilometraje: false,
});

interface RegistroDialogProps {
  vehiculoId: string;
  /** The entry that is changed; null for a new one. */
  edit: EventoHoja | null;
  onClose: () => void;
}

/** An entry of one's own: a work, a part or a reading from outside of Tuerca, or from before. */
export function RegistroDialog({ vehiculoId, edit, onClose }: RegistroDialogProps) {
  const write = useWriteRegistro(vehiculoId);
  const today = caracasDate(useNow());
  const [contradicts, setContradicts] = useState(false);
  const form = useServerForm({
    schema: NuevoRegistro,
    defaultValues: valuesOf(edit, today),
    send: (body) =>
      write.mutateAsync({ registroId: edit?.registroId ?? null, body }).catch((error: unknown) => {
        if (isCode(error, 'KILOMETRAJE_NO_CUADRA')) setContradicts(true);
        throw error;
      }),
    failure: HOJA_MESSAGES.saveFailed,
    onDone: () => {
      notify.ok(HOJA_MESSAGES.saved);
      onClose();
    },
  });
  const { control } = form;
  const tipo = useWatch({ control, name: 'tipo' }) as TipoEvento;
  const description = DESCRIPTION[tipo];
  return (
    <ServerFormDialog
      form={form}
      title={edit ? 'Editar registro' : 'Agregar registro'}
      confirm="Guardar registro"
      confirming="Guardando..."
      onClose={onClose}
    >
      <SelectInput control={control} name="tipo" label="Tipo de registro" options={TIPOS} required />
      {description && (
        <TextInput control={control} name="descripcion" {...description} maxLength={120} required autoComplete="off" />
      )}
      <DateInput control={control} name="fecha" label="Fecha" max={today} required />
      <NumberField
        control={control}
        name="kilometraje"
        label={description ? 'Kilometraje (opcional)' : 'Kilometraje'}
        unit="km"
        min={0}
        max={2_000_000}
      />
      {contradicts && (
        <SwitchField
          control={control}
          name="confirmaKilometraje"
          label="El kilometraje es correcto"
          hint="Por ejemplo, si le cambiaron el tablero. Quedará marcado en la hoja de vida."
        />
      )}
      {description && (
        <>
          <TextInput
            control={control}
            name="lugar"
            label="Lugar (opcional)"
            hint="El taller o la tienda, aunque no esté en Tuerca."
            maxLength={80}
            autoComplete="off"
          />
          <DateInput control={control} name="garantiaHasta" label="Garantía hasta (opcional)" />
        </>
      )}
      <TextInput
        control={control}
        name="nota"
        label="Nota (opcional)"
        hint="Solo la ves tú: no sale impresa ni en el enlace que compartes."
        rows={3}
        maxLength={500}
      />
    </ServerFormDialog>
  );
}
