import { useWatch } from 'react-hook-form';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import { CambioDeEntrada, type EntradaAdmin } from '@tuerca/contracts/platform/catalogos/schemas';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { useServerForm } from '@/ui/form/use-server-form';
import { useChangeList, useChangePreview } from './catalogos.queries';
import { datosValues, EntryFields } from './entry-fields';
import { ENTRY_LABELS, withArticle } from './entry-labels';
import type { EntryValues } from './entry-values';
import { PreviewNote } from './preview-note';
import { ReasonField } from './reason-field';

interface EntryDialogProps {
  lista: Lista;
  entry: EntradaAdmin;
  onClose: () => void;
}

/** Changes an entry; before it is confirmed, it says what a new name touches. */
export function CatalogEntryDialog({ lista, entry, onClose }: EntryDialogProps) {
  const change = useChangeList(lista);
  const preview = useChangePreview(lista, { id: entry.id });
  const isChild = entry.padre !== null;
  const word = (isChild && ENTRY_LABELS[lista].child) || ENTRY_LABELS[lista].root;
  const form = useServerForm({
    schema: CambioDeEntrada,
    defaultValues: { nombre: entry.nombre, motivo: '', datos: datosValues(lista, isChild, entry.datos) } as EntryValues,
    send: (body: CambioDeEntrada) =>
      change.mutateAsync({ kind: 'change', id: entry.id, body: { ...body, visto: preview.data?.total ?? 0 } }),
    failure: CATALOGO_MESSAGES.saveFailed,
    onDone: ({ message }) => {
      notify.ok(message ?? CATALOGO_MESSAGES.saved);
      onClose();
    },
  });
  const [nombre, publica] = useWatch({ control: form.control, name: ['nombre', 'datos.publica'] });
  const renames = nombre.trim() !== entry.nombre || (lista === 'servicios' && publica !== entry.datos.publica);
  return (
    <ServerFormDialog
      form={form}
      title={`Editar ${withArticle(word)} ${entry.nombre}`}
      confirm="Guardar cambio"
      confirming="Guardando..."
      onClose={onClose}
    >
      <EntryFields
        control={form.control}
        disabled={form.busy}
        lista={lista}
        isChild={isChild}
        fixedName={entry.protegida}
      />
      {renames && lista !== 'oficinas' && (
        <PreviewNote preview={preview} outcome="Todo pasa al nombre nuevo, y el anterior lo sigue encontrando." />
      )}
      {lista === 'oficinas' && (
        <PreviewNote preview={preview} outcome="Esos pedidos conservan la oficina como fue elegida." />
      )}
      <ReasonField control={form.control} disabled={form.busy} />
    </ServerFormDialog>
  );
}
