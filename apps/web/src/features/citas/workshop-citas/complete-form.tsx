import Box from '@mui/material/Box';
import { Finalizacion } from '@tuerca/contracts/citas/citas/inputs';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { type AgreedPrices, approvedPrice, priceVerdict } from '@tuerca/contracts/citas/citas/price';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { LineaPresupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { formatUsd, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { notify } from '@/lib/notify';
import { twoColumns } from '@/ui/form/columns';
import { DraftNote } from '@/ui/form/draft-note';
import { Form } from '@/ui/form/form';
import { NumberField } from '@/ui/form/number-field';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { LoadingButton } from '@/ui/loading-button';
import { Panel } from '@/ui/panel';
import { labourOf } from './approved-lines';
import { agreedOf, PricePanel, usePriceVerdict } from './price-panel';
import { useWorkRead } from './use-work-read';
import { WorkFailure } from './work-failure';
import { changedWork, readWork, WORK_LABELS } from './work-values';
import { WorksField } from './works-field';
import { useCompleteCita } from './workshop-citas.queries';

const schema = Finalizacion.pick({
  precioFinal: true,
  motivoPrecio: true,
  garantiaDias: true,
  garantiaKilometros: true,
  kilometraje: true,
  diagnostico: true,
  trabajosRealizados: true,
  visto: true,
});
/** A price above the approved one needs a reason: the server would refuse it. */
const withReason = (agreed: AgreedPrices) =>
  schema.superRefine(({ precioFinal, motivoPrecio: motivo }, ctx) => {
    const [precio, aprobado] = [toCentimos(precioFinal), approvedPrice(agreed)];
    if (priceVerdict(precio, agreed, { cargo: null, motivo }) !== 'sin_motivo') return;
    const message = CITA_MESSAGES.aboveApproved(formatUsd(precio), formatUsd(aprobado));
    ctx.addIssue({ code: 'custom', path: ['motivoPrecio'], message });
  });
const NOTED = ['diagnostico', 'trabajosRealizados'] as const;

interface CompleteFormProps {
  cita: Cita;
  /** Lines of the workshop's presupuestos that the client approved. */
  approved: readonly LineaPresupuesto[];
  onDone: () => void;
}

/** Completion of a service: final price, warranty and work done. */
export function CompleteForm({ cita, approved, onDone }: CompleteFormProps) {
  const complete = useCompleteCita();
  const proposed = cita.precioPropuesto;
  const serverForm = useServerForm({
    schema: withReason(agreedOf(cita, approved)),
    defaultValues: {
      precioFinal: proposed?.precio ?? cita.precioFinal ?? (labourOf(approved) || cita.precioEstimado),
      motivoPrecio: proposed?.motivo ?? cita.motivoPrecio ?? '',
      garantiaDias: proposed?.garantiaDias ?? 0,
      garantiaKilometros: proposed?.garantiaKilometros ?? 0,
      kilometraje: proposed?.kilometraje ?? cita.kilometraje,
      ...readWork(cita, NOTED),
    },
    send: ({ diagnostico, trabajosRealizados, visto, ...end }: ReturnType<typeof schema.parse>): Promise<Cita> => {
      const work = changedWork({ diagnostico, trabajosRealizados, visto });
      return send(() => complete.mutateAsync({ citaId: cita._id, ...end, ...work }));
    },
    failure: CITA_MESSAGES.completeFailed,
    draft: `completar-${cita._id}`,
    onDone: ({ estado }) => {
      notify.ok(estado === 'completada' ? CITA_MESSAGES.completed : CITA_MESSAGES.priceProposed);
      onDone();
    },
  });
  const { control, submit, busy, failure, restored, discard } = serverForm;
  const { news, send } = useWorkRead(cita, serverForm);
  const form = { control, disabled: busy };
  const waits = usePriceVerdict({ control, cita, approved })?.verdict === 'espera';
  return (
    <Form aria-label="Completar servicio" onSubmit={submit} sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      {restored && <DraftNote onDiscard={discard} />}
      {failure && <WorkFailure message={failure} news={news} />}
      <PricePanel {...form} cita={cita} approved={approved} />
      <Panel title="Garantía" text="Lo que se cumpla primero. Deja 0 si no das garantía.">
        <Box sx={twoColumns}>
          <NumberField {...form} name="garantiaDias" label="Días de garantía" unit="días" min={0} max={1825} step={1} />
          <NumberField
            {...form}
            name="garantiaKilometros"
            label="Kilómetros de garantía"
            unit="km"
            min={0}
            max={200_000}
            step={500}
          />
          <NumberField
            {...form}
            name="kilometraje"
            label="Kilometraje actual (opcional)"
            unit="km"
            min={0}
            max={2_000_000}
            step={1}
          />
        </Box>
      </Panel>
      <Panel title="Trabajo">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextInput {...form} name="diagnostico" label={WORK_LABELS.diagnostico} rows={3} maxLength={2000} />
          <WorksField {...form} name="trabajosRealizados" label={WORK_LABELS.trabajosRealizados} />
        </Box>
      </Panel>
      <LoadingButton
        type="submit"
        size="large"
        loading={busy}
        loadingText={waits ? 'Enviando...' : 'Completando...'}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {waits ? 'Enviar precio para confirmar' : 'Completar servicio'}
      </LoadingButton>
    </Form>
  );
}
