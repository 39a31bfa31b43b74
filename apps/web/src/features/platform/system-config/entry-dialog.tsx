import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { MotivoCambio } from '@tuerca/contracts/platform/system/recipient';
import type { ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { AUDITED, AUDITED_AND_READ } from '@/entities/admin/audit-format';
import { notify } from '@/lib/notify';
import { NumberField } from '@/ui/form/number-field';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useSetEntry } from './config.queries';

interface Values {
  valor: number | boolean | string | null;
  motivo: string;
}
const MAX = 1_000_000;
const SMALL_STEPS: Record<string, number> = { USD: 0.01, '%': 0.01 };

const schemaOf = ({ tipo, sensible }: ConfigEntry) =>
  z.object({
    valor: {
      number: z.number('Escribe un número'),
      boolean: z.boolean(),
      string: z.string().trim().min(1, 'Escribe un valor'),
    }[tipo],
    motivo: sensible ? MotivoCambio : z.union([z.literal(''), MotivoCambio]),
  });

function ValueField({
  entry,
  control,
}: {
  entry: ConfigEntry;
  control: ReturnType<typeof useServerForm<Values, Values, unknown>>['control'];
}) {
  const field = { control, name: 'valor' as const, label: entry.etiqueta };
  if (entry.tipo === 'boolean') return <SwitchField {...field} />;
  if (entry.tipo === 'string') return <TextInput {...field} maxLength={200} required />;
  const { minimo, maximo, unidad } = entry;
  return (
    <NumberField
      {...field}
      min={minimo ?? 0}
      max={maximo ?? MAX}
      step={SMALL_STEPS[unidad ?? ''] ?? 1}
      unit={unidad ?? undefined}
      hint={minimo !== null && maximo !== null ? `Entre ${minimo} y ${maximo}` : undefined}
      required
    />
  );
}

/** Changes one entry, with its reason. */
export function ConfigEntryDialog({ entry, onClose }: { entry: ConfigEntry; onClose: () => void }) {
  const set = useSetEntry();
  const form = useServerForm<Values, Values, { message?: string }>({
    schema: schemaOf(entry) as never,
    defaultValues: { valor: entry.valor, motivo: '' },
    send: ({ valor, motivo }) => set.mutateAsync({ name: entry.nombre, valor: valor!, motivo: motivo || undefined }),
    failure: SYSTEM_MESSAGES.saveFailed,
    onDone: ({ message }) => {
      notify.ok(message ?? SYSTEM_MESSAGES.saved);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={entry.etiqueta}
      confirm="Guardar"
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>{entry.descripcion}</Typography>
      <ValueField entry={entry} control={form.control} />
      <TextInput
        control={form.control}
        name="motivo"
        label={entry.sensible ? 'Motivo' : 'Motivo (opcional)'}
        hint={entry.sensible ? AUDITED_AND_READ : AUDITED}
        rows={2}
        maxLength={500}
        required={entry.sensible}
      />
    </ServerFormDialog>
  );
}
