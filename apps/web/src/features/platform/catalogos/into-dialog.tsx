import { z } from 'zod';
import { requiredReason } from '@tuerca/contracts/kernel/fields';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import type { EntradaAdmin, Sugerencia } from '@tuerca/contracts/platform/catalogos/schemas';
import { notify } from '@/lib/notify';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { useServerForm } from '@/ui/form/use-server-form';
import { useChangeList, useChangePreview } from './catalogos.queries';
import { PreviewNote } from './preview-note';
import { ReasonField } from './reason-field';

const Into = z.object({
  destino: z.string().min(1, 'Elige la entrada correcta'),
  motivo: requiredReason(CATALOGO_MESSAGES.reason),
});
type Into = z.output<typeof Into>;

interface IntoDialogProps {
  lista: Lista;
  /** Source: an entry, or a value that stores typed. */
  entry?: EntradaAdmin;
  typed?: Sugerencia;
  /** Entries that it may be merged into, as options. */
  targets: readonly { value: string; label: string }[];
  onClose: () => void;
}

/** Merges an entry, or a typed value of stores, into another entry. */
export function IntoDialog({ lista, entry, typed, targets, onClose }: IntoDialogProps) {
  const change = useChangeList(lista);
  const name = entry?.nombre ?? typed!.nombre;
  const escrito = typed && { padre: typed.padre, nombre: typed.nombre };
  const preview = useChangePreview(lista, escrito ? { escrito } : { id: entry!.id });
  const form = useServerForm({
    schema: Into,
    defaultValues: { destino: '', motivo: '' },
    send: ({ destino, motivo }: Into) => {
      const visto = preview.data?.total ?? 0;
      return change.mutateAsync(
        escrito
          ? { kind: 'adopt', id: destino, body: { escrito, motivo, visto } }
          : { kind: 'change', id: entry!.id, body: { fusionarEn: destino, motivo, visto } },
      );
    },
    failure: 'No pudimos unirlas.',
    onDone: ({ message }) => {
      notify.ok(message ?? CATALOGO_MESSAGES.saved);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={`Unir ${name} con otra entrada`}
      confirm="Unir"
      confirming="Uniendo..."
      danger
      onClose={onClose}
    >
      <AutocompleteInput
        control={form.control}
        disabled={form.busy}
        name="destino"
        label="Pasa a llamarse"
        options={[...targets]}
        hint={`${name} desaparece de la lista; quien lo busque llega a la otra.`}
        required
      />
      <PreviewNote preview={preview} outcome="Todo eso pasa a la entrada que elijas. No se puede deshacer." />
      <ReasonField control={form.control} disabled={form.busy} />
    </ServerFormDialog>
  );
}
