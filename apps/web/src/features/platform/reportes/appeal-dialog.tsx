import Typography from '@mui/material/Typography';
import { type CasoReporte, ResolverApelacion } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { REVERSIBLE_ACTIONS } from '@tuerca/contracts/platform/reportes/objects';
import { notify } from '@/lib/notify';
import { RadioCards } from '@/ui/form/radio-cards';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useSettleAppeal } from './admin-reports.queries';

/** Settles the answer of an author: the decision stands, or what was done is undone. */
export function AppealDialog({ caso, onClose }: { caso: CasoReporte; onClose: () => void }) {
  const settle = useSettleAppeal(caso._id);
  const form = useServerForm({
    schema: ResolverApelacion,
    defaultValues: { decision: 'mantener', motivo: '' },
    send: (values) => settle.mutateAsync(values),
    failure: REPORT_MESSAGES.settleFailed,
    onDone: () => {
      notify.ok(REPORT_MESSAGES.appealSettled);
      onClose();
    },
  });
  const canUndo = !!caso.resolucion && REVERSIBLE_ACTIONS.includes(caso.resolucion.accion);
  return (
    <ServerFormDialog
      form={form}
      title="Responder al autor"
      confirm="Enviar"
      confirming="Enviando..."
      onClose={onClose}
      maxWidth="sm"
    >
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>«{caso.apelacion?.texto}»</Typography>
      <RadioCards
        control={form.control}
        name="decision"
        label="Decisión"
        options={[
          { value: 'mantener', label: 'Mantener', text: 'La decisión queda igual.' },
          {
            value: 'revertir',
            label: 'Revertir',
            text: canUndo ? 'Lo que se hizo se deshace.' : 'Se le da la razón. No hay nada que deshacer.',
          },
        ]}
      />
      <TextInput control={form.control} name="motivo" label="Motivo" rows={3} maxLength={500} required />
    </ServerFormDialog>
  );
}
