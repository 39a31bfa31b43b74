import { TrabajoInput } from '@tuerca/contracts/citas/citas/inputs';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { MAX_WORK_PICTURES } from '@tuerca/contracts/citas/citas/rules';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { notify } from '@/lib/notify';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { ImagesField } from '@/ui/form/images-field';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { LoadingButton } from '@/ui/loading-button';
import { useWorkRead } from './use-work-read';
import { WorkFailure } from './work-failure';
import { changedWork, readWork, WORK_FIELDS, WORK_LABELS } from './work-values';
import { WorksField } from './works-field';
import { sendWorkPicture, useCambioEstado } from './workshop-citas.queries';

/** Form of the recorded work: diagnosis, works done, technician, notes and pictures. */
export function WorkForm({ cita }: { cita: Cita }) {
  const change = useCambioEstado();
  const serverForm = useServerForm({
    schema: TrabajoInput,
    defaultValues: readWork(cita, WORK_FIELDS),
    send: (trabajo: TrabajoInput): Promise<Cita> =>
      send(() => change.mutateAsync({ citaId: cita._id, estado: cita.estado, ...changedWork(trabajo) })),
    failure: CITA_MESSAGES.workFailed,
    draft: `trabajo-${cita._id}`,
    onDone: (saved) => {
      notify.ok(CITA_MESSAGES.workSaved);
      return readWork(saved, WORK_FIELDS);
    },
  });
  const { control, submit, busy, dirty, failure, restored, discard } = serverForm;
  const { news, send } = useWorkRead(cita, serverForm);
  const form = { control, disabled: busy };
  const pictures = { ...form, send: sendWorkPicture, max: MAX_WORK_PICTURES, tile: 88 };
  return (
    <Form aria-label="Trabajo" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {restored && <DraftNote onDiscard={discard} />}
      {failure && <WorkFailure message={failure} news={news} />}
      <TextInput {...form} name="diagnostico" label={WORK_LABELS.diagnostico} rows={3} maxLength={2000} />
      <WorksField {...form} name="trabajosRealizados" label={WORK_LABELS.trabajosRealizados} />
      <TextInput {...form} name="tecnico" label={WORK_LABELS.tecnico} maxLength={80} autoComplete="off" />
      <TextInput
        {...form}
        name="notas"
        label={WORK_LABELS.notas}
        hint="Solo las ve tu taller."
        rows={2}
        maxLength={2000}
      />
      <ImagesField {...pictures} name="fotosAntes" label={WORK_LABELS.fotosAntes} />
      <ImagesField {...pictures} name="fotosDespues" label={WORK_LABELS.fotosDespues} />
      <LoadingButton type="submit" loading={busy} loadingText="Guardando..." disabled={!dirty}>
        Guardar trabajo
      </LoadingButton>
    </Form>
  );
}
