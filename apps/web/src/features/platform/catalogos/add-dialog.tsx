import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import { type EntradaAdmin, NuevaEntrada, type Sugerencia } from '@tuerca/contracts/platform/catalogos/schemas';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useChangeList, useChangePreview } from './catalogos.queries';
import { datosValues, EntryFields } from './entry-fields';
import { ENTRY_LABELS } from './entry-labels';
import type { EntryValues } from './entry-values';
import { PreviewNote } from './preview-note';
import { ReasonField } from './reason-field';

interface AddDialogProps {
  lista: Lista;
  /** The entry that the new one belongs to. */
  parent?: EntradaAdmin;
  /** A value that stores typed, which becomes the entry. */
  typed?: Sugerencia;
  onClose: () => void;
}

/** 'GEELY' -> 'Geely': what nobody's list has is stored in capitals. */
const tidyName = (name: string): string =>
  name.length > 3 && name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;

/** A new entry, also out of a value that stores typed. */
export function AddDialog({ lista, parent, typed, onClose }: AddDialogProps) {
  const change = useChangeList(lista);
  const escrito = typed && { padre: typed.padre, nombre: typed.nombre };
  const preview = useChangePreview(lista, escrito ? { escrito } : null);
  const isChild = parent !== undefined;
  const word = (isChild && ENTRY_LABELS[lista].child) || ENTRY_LABELS[lista].root;
  const form = useServerForm({
    schema: NuevaEntrada,
    defaultValues: {
      nombre: typed ? tidyName(typed.nombre) : '',
      ...(lista === 'bancos' && { codigo: '' }),
      motivo: '',
      datos: datosValues(lista, isChild),
    } as EntryValues,
    send: (body: NuevaEntrada) =>
      change.mutateAsync({
        kind: 'add',
        body: { ...body, padre: parent?.id ?? null, escrito, visto: preview.data?.total ?? 0 },
      }),
    failure: 'No pudimos agregar la entrada.',
    onDone: ({ message }) => {
      notify.ok(message ?? CATALOGO_MESSAGES.added);
      onClose();
    },
  });
  const place = parent ? ` en ${parent.nombre}` : '';
  return (
    <ServerFormDialog
      form={form}
      title={`Agregar ${word}${place}`}
      confirm="Agregar"
      confirming="Agregando..."
      onClose={onClose}
    >
      <EntryFields control={form.control} disabled={form.busy} lista={lista} isChild={isChild} fixedName={false} />
      {lista === 'bancos' && (
        <TextInput
          control={form.control}
          disabled={form.busy}
          name="codigo"
          label="Código"
          hint="Las cuatro cifras con que empiezan sus cuentas."
          inputMode="numeric"
          maxLength={4}
          required
        />
      )}
      {escrito && <PreviewNote preview={preview} outcome="Todo eso pasa a la entrada nueva." />}
      <ReasonField control={form.control} disabled={form.busy} />
    </ServerFormDialog>
  );
}
