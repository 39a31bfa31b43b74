import Typography from '@mui/material/Typography';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import {
  type ObjetoReporte,
  TIPO_REPORTE_LABELS,
  type TipoReporte,
  TIPOS_DE_OBJETO,
} from '@tuerca/contracts/platform/reportes/objects';
import { ReporteForm } from '@tuerca/contracts/platform/reportes/schemas';
import { notify } from '@/lib/notify';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useReport } from './reportes.queries';

export interface Reportable {
  objeto: ObjetoReporte;
  objetoId: string;
  /** The kind of reason that is chosen already. */
  tipo?: TipoReporte;
}

const EXPLANATIONS: Partial<Record<ObjetoReporte, string>> = {
  chat: 'Nuestro equipo podrá leer esta conversación para revisarla. La otra persona no sabrá quién la reportó.',
  pedido: 'Nuestro equipo revisa el pedido y decide. La otra parte recibe la decisión.',
  cita: 'Nuestro equipo revisa la cita y decide. La otra parte recibe la decisión.',
};
const USUAL = 'Nuestro equipo lo lee y decide si sigue publicado. Quien lo publicó no sabrá que fuiste tú.';

interface ReportDialogProps extends Reportable {
  title: string;
  onClose: () => void;
}

/** Tells the administrators what is wrong with something: of which kind it is, and in words. */
export function ReportDialog({ objeto, objetoId, title, tipo, onClose }: ReportDialogProps) {
  const report = useReport();
  const form = useServerForm({
    schema: ReporteForm,
    defaultValues: { tipo: tipo ?? ('' as TipoReporte), motivo: '' },
    send: (values) => report.mutateAsync({ objeto, objetoId, ...values }),
    failure: REPORT_MESSAGES.sendFailed,
    onDone: () => {
      notify.ok(REPORT_MESSAGES.sent);
      onClose();
    },
  });
  const { control } = form;
  return (
    <ServerFormDialog
      form={form}
      title={title}
      onClose={onClose}
      confirm="Enviar reporte"
      confirming="Enviando..."
      maxWidth="xs"
    >
      <Typography sx={{ color: 'text.secondary' }}>{EXPLANATIONS[objeto] ?? USUAL}</Typography>
      <SelectInput
        control={control}
        name="tipo"
        label="Motivo"
        options={TIPOS_DE_OBJETO[objeto].map((value) => ({ value, label: TIPO_REPORTE_LABELS[value] }))}
        required
      />
      <TextInput
        control={control}
        name="motivo"
        label="Cuéntanos qué pasó"
        rows={3}
        maxLength={500}
        placeholder="Qué viste, cuándo y qué te dijeron."
        required
      />
    </ServerFormDialog>
  );
}
