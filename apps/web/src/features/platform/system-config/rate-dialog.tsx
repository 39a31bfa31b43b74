import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { MotivoCambio } from '@tuerca/contracts/platform/system/recipient';
import { rateDateRefusal } from '@tuerca/contracts/platform/system/rules';
import { caracasDate, formatFecha, formatLongDate, isDate } from '@tuerca/contracts/venezuela/caracas';
import { formatTasa } from '@tuerca/contracts/venezuela/dinero';
import { type ApiError, isCode } from '@/lib/api-error';
import { bs, percent } from '@/lib/format';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm, Withdrawn } from '@/ui/form/use-server-form';
import { useSetEntry } from './config.queries';
import { parseRate } from './rate-value';

const Rate = z.object({
  valor: z
    .string()
    .trim()
    .refine((text) => !Number.isNaN(parseRate(text)), 'Escribe la tasa con coma, por ejemplo 1.548,7362'),
  fechaValor: z.iso.date('Elige la fecha valor').superRefine((date, ctx) => {
    const message = rateDateRefusal(date, new Date());
    if (message) ctx.addIssue({ code: 'custom', message });
  }),
  motivo: MotivoCambio,
});
type Rate = z.output<typeof Rate>;
interface Jump {
  actual: number;
  nueva: number;
  variacion: number;
  motivos: string[];
  values: Rate;
}

/** From when on a rate of that Caracas date holds, and what it changes. */
function dayHint(fechaValor: string): string {
  if (!isDate(fechaValor)) return 'El día para el que la publicó el BCV.';
  return fechaValor > caracasDate(new Date())
    ? `Es la tasa del ${formatLongDate(fechaValor)}: los precios en bolívares cambian ese día a medianoche.`
    : `Es la tasa del ${formatLongDate(fechaValor)}: los precios en bolívares cambian al guardarla.`;
}

/** The day's rate by hand; one that jumps is shown beside the present one, and asked about. */
export function RateDialog({ now, onClose }: { now: number | undefined; onClose: () => void }) {
  const set = useSetEntry();
  const [jump, setJump] = useState<Jump | null>(null);
  const send = ({ valor, ...rest }: Rate, confirmar?: true) =>
    set.mutateAsync({ name: 'tasa_bcv', valor: parseRate(valor), ...rest, confirmar });
  const done = ({ message }: { message?: string | undefined }) => {
    notify.ok(message ?? SYSTEM_MESSAGES.saved);
    onClose();
  };
  const form = useServerForm<Rate, Rate, Awaited<ReturnType<typeof send>>>({
    schema: Rate,
    defaultValues: { valor: '', fechaValor: caracasDate(new Date()), motivo: '' },
    send: (values) =>
      send(values).catch((error: unknown) => {
        if (!isCode(error, 'TASA_SALTO')) throw error;
        setJump({ ...((error as ApiError).data as Omit<Jump, 'values'>), values });
        throw new Withdrawn();
      }),
    failure: SYSTEM_MESSAGES.saveFailed,
    onDone: done,
  });
  const { control } = form;
  const fechaValor = useWatch({ control, name: 'fechaValor' });
  return (
    <ServerFormDialog
      form={form}
      title="Tasa del día"
      confirm="Guardar tasa"
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        control={control}
        name="valor"
        label="Bolívares por dólar"
        inputMode="decimal"
        hint={now === undefined ? undefined : `Ahora: ${bs(now)}`}
        maxLength={18}
        required
        autoFocus
      />
      <TextInput
        control={control}
        name="fechaValor"
        label="Fecha valor"
        type="date"
        hint={dayHint(fechaValor)}
        required
      />
      <TextInput control={control} name="motivo" label="Motivo" rows={2} maxLength={500} required />
      {jump && (
        <ConfirmDialog
          open
          busy={set.isPending}
          title={`La tasa cambia ${percent(Math.abs(jump.variacion))}`}
          confirm="Sí, es correcta"
          cancel="Revisar"
          onConfirm={() =>
            void send(jump.values, true).then(done, (error: unknown) => {
              setJump(null);
              notify.failure(error, SYSTEM_MESSAGES.saveFailed);
            })
          }
          onClose={() => setJump(null)}
        >
          {jump.motivos.map((motivo) => (
            <Typography key={motivo} sx={{ mb: 1, fontWeight: 600 }}>
              {motivo}
            </Typography>
          ))}
          <Typography>
            {`Ahora es ${formatTasa(jump.actual)}; la del ${formatFecha(jump.values.fechaValor)} sería ${formatTasa(jump.nueva)}. Todos los precios en bolívares cambian con ella.`}
          </Typography>
        </ConfirmDialog>
      )}
    </ServerFormDialog>
  );
}
