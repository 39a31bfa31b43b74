import { z } from 'zod';
import { CATALOGO_MESSAGES } from '@tuerca/contracts/platform/catalogos/messages';
import { GrupoSinonimos, MotivoSinonimos, type Sinonimos } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { AUDITED } from '@/entities/admin/audit-format';
import { notify } from '@/lib/notify';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useRemoveSynonyms, useSaveSynonyms } from './catalogos.queries';
import { ReasonField } from './reason-field';

/** A word on each line, or between commas. */
const Typed = z.object({ palabras: z.string(), motivo: z.string() }).transform(({ palabras, motivo }) => ({
  palabras: palabras
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter(Boolean),
  motivo,
}));
const Form = Typed.pipe(GrupoSinonimos);

/** A group of synonyms, new or changed; words that stand in another group are named. */
export function SynonymsDialog({ group, onClose }: { group?: Sinonimos; onClose: () => void }) {
  const save = useSaveSynonyms(group?._id);
  const form = useServerForm({
    schema: Form,
    defaultValues: { palabras: group?.palabras.join('\n') ?? '', motivo: '' },
    send: (body: GrupoSinonimos) => save.mutateAsync(body),
    failure: 'No pudimos guardar el grupo.',
    fields: { SINONIMO_REPETIDO: 'palabras' },
    onDone: () => {
      notify.ok(CATALOGO_MESSAGES.groupSaved);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={group ? 'Editar grupo de sinónimos' : 'Nuevo grupo de sinónimos'}
      confirm="Guardar grupo"
      confirming="Guardando..."
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        disabled={form.busy}
        name="palabras"
        label="Palabras que significan lo mismo"
        hint="Una por línea. Quien busque una encuentra lo que dice las otras."
        placeholder={'cloche\nembrague'}
        rows={6}
        required
      />
      <ReasonField control={form.control} disabled={form.busy} />
    </ServerFormDialog>
  );
}

/** Removes a group. */
export function RemoveSynonymsDialog({ group, onClose }: { group: Sinonimos; onClose: () => void }) {
  const remove = useRemoveSynonyms();
  return (
    <ReasonDialog
      danger
      title="Eliminar grupo de sinónimos"
      confirm="Eliminar"
      confirming="Eliminando..."
      rule={MotivoSinonimos.shape.motivo}
      send={(motivo) => remove.mutateAsync({ id: group._id, motivo })}
      success={CATALOGO_MESSAGES.groupRemoved}
      failure="No pudimos eliminar el grupo."
      hint={AUDITED}
      onClose={onClose}
    >
      {`${group.palabras.join(', ')} dejarán de buscarse juntas.`}
    </ReasonDialog>
  );
}
