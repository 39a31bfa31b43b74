import Box from '@mui/material/Box';
import { TrabajoInput } from '@tuerca/contracts/citas/inputs';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/messages';
import type { Cita } from '@tuerca/contracts/citas/schemas';
import { notify } from '../../lib/notify';
import { FormAlert } from '../../ui/form-alert';
import { DraftNote } from '../../ui/form/draft-note';
import { ImagesField } from '../../ui/form/images-field';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { LoadingButton } from '../../ui/loading-button';
import { sendWorkPicture, useCambioEstado } from './workshop-citas.queries';
import { WorksField } from './works-field';
import { MAX_WORK_PICTURES } from '@tuerca/contracts/citas/rules';

/** The form's fields of what is noted. */
const valuesOf = ({ diagnostico, trabajosRealizados, notas, tecnico, fotosAntes, fotosDespues }: Cita) => ({
  diagnostico: diagnostico ?? '',
  trabajosRealizados,
  notas: notas ?? '',
  tecnico: tecnico?.nombre ?? '',
  fotosAntes,
  fotosDespues,
});

/** What the workshop notes about the work: diagnosis, works done, technician, notes and pictures. */
export function WorkForm({ cita }: { cita: Cita }) {
  const change = useCambioEstado();
  const { control, submit, busy, dirty, failure, restored, discard } = useServerForm({
    schema: TrabajoInput,
    defaultValues: valuesOf(cita),
    send: (trabajo: TrabajoInput) => change.mutateAsync({ citaId: cita._id, estado: cita.estado, ...trabajo }),
    failure: CITA_MESSAGES.workFailed,
    draft: `trabajo-${cita._id}`,
    onDone: (saved) => {
      notify.ok(CITA_MESSAGES.workSaved);
      return valuesOf(saved);
    },
  });
  const form = { control, disabled: busy };
  const pictures = { ...form, send: sendWorkPicture, max: MAX_WORK_PICTURES, tile: 88 };
  return (
    <Box component="form" noValidate aria-label="Trabajo" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {restored && <DraftNote onDiscard={discard} />}
      {failure && <FormAlert message={failure} />}
      <TextInput {...form} name="diagnostico" label="Diagnóstico" rows={3} maxLength={2000} />
      <WorksField {...form} name="trabajosRealizados" label="Trabajos realizados" />
      <TextInput {...form} name="tecnico" label="Técnico" maxLength={80} autoComplete="off" />
      <TextInput {...form} name="notas" label="Notas" hint="Solo las ve tu taller." rows={2} maxLength={2000} />
      <ImagesField {...pictures} name="fotosAntes" label="Fotos antes" />
      <ImagesField {...pictures} name="fotosDespues" label="Fotos después" />
      <LoadingButton type="submit" loading={busy} loadingText="Guardando..." disabled={!dirty}>
        Guardar trabajo
      </LoadingButton>
    </Box>
  );
}
