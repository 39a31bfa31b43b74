import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { type CasoReporteDetalle, ResolverReporte } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import {
  ACCION_REPORTE_LABELS,
  type AccionReporte,
  MOTIVOS_LISTOS,
  type TipoReporte,
} from '@tuerca/contracts/platform/reportes/objects';
import { notify } from '@/lib/notify';
import { RadioCards } from '@/ui/form/radio-cards';
import { ReadyReasons } from '@/ui/form/ready-reasons';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useSettleReport } from './admin-reports.queries';

const NO_FAULT = 'Lo revisamos y cumple las normas de la comunidad.';
const WHAT_HAPPENS: Record<AccionReporte, string> = {
  ocultar: 'Deja de mostrarse al público. Su autor puede responder y pedir que vuelva.',
  eliminar: 'Se borra y no se puede recuperar.',
  pausar: 'Sale del sitio con todo lo que vende u ofrece. Lo que está en curso continúa.',
  advertir: 'Todo sigue como está y el autor recibe una advertencia.',
  ninguna: 'Todo sigue como está.',
};

/** Settles every report of a thing: whether it is right, what is done, and the reason that its author reads. */
export function SettleDialog({ detalle, onClose }: { detalle: CasoReporteDetalle; onClose: () => void }) {
  const { caso, acciones } = detalle;
  const settle = useSettleReport(caso._id);
  const form = useServerForm({
    schema: ResolverReporte,
    defaultValues: { decision: 'procede', accion: acciones[0] ?? 'ninguna', motivo: '' },
    send: (values) => settle.mutateAsync(values),
    failure: REPORT_MESSAGES.settleFailed,
    onDone: () => {
      notify.ok(REPORT_MESSAGES.settled);
      onClose();
    },
  });
  const { control, setValue } = form;
  const isRight = useWatch({ control, name: 'decision' }) === 'procede';
  const accion: AccionReporte = useWatch({ control, name: 'accion' }) ?? 'ninguna';
  const kinds: TipoReporte[] = caso.tipos.map(({ tipo }) => tipo);
  const ready = isRight ? [...new Set([...kinds, 'otro' as const])].map((tipo) => MOTIVOS_LISTOS[tipo]) : [NO_FAULT];
  return (
    <ServerFormDialog
      form={form}
      title="Resolver el reporte"
      confirm="Resolver"
      confirming="Resolviendo..."
      danger={isRight && accion === 'eliminar'}
      onClose={onClose}
      maxWidth="sm"
    >
      <RadioCards
        control={control}
        name="decision"
        label="Decisión"
        options={[
          { value: 'procede', label: 'Procede', text: 'El reporte tiene razón.' },
          { value: 'no_procede', label: 'No procede', text: 'No hay falta. Todo sigue como está.' },
        ]}
      />
      {isRight && (
        <SelectInput
          control={control}
          name="accion"
          label="Medida"
          hint={WHAT_HAPPENS[accion]}
          options={acciones.map((value) => ({ value, label: ACCION_REPORTE_LABELS[value] }))}
        />
      )}
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {isRight
            ? `${caso.autor?.nombre ?? 'Su autor'} lee este motivo. No sabrá quién lo reportó.`
            : 'Lo lee quien lo reportó.'}
        </Typography>
        <ReadyReasons
          reasons={ready}
          onPick={(reason) => setValue('motivo', reason, { shouldDirty: true, shouldValidate: true })}
        />
      </Box>
      <TextInput control={control} name="motivo" label="Motivo" rows={3} maxLength={500} required />
    </ServerFormDialog>
  );
}
