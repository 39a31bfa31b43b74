import Box from '@mui/material/Box';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import {
  ENTREGA_PROPUESTA_LABELS,
  ENTREGAS_PROPUESTA,
  MAX_DELIVERY_DAYS,
  MAX_REQUESTED_UNITS,
  PROPOSAL_HOURS,
} from '@tuerca/contracts/cart/solicitudes/rules';
import { plural } from '@/lib/format';
import { ChoiceField } from '@/ui/form/choice-field';
import { twoColumns, wide } from '@/ui/form/columns';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';

/** Fields of both kinds of proposals. */
export interface Terms extends FieldValues {
  precio: number | null;
  cantidad: number;
  entrega: (typeof ENTREGAS_PROPUESTA)[number];
  diasEntrega: number;
  horas: number;
  nota: string | null;
}
/** Initial terms. */
export const initialTerms = (cantidad: number): Terms => ({
  precio: null,
  cantidad,
  entrega: 'envio_y_retiro',
  diasEntrega: 0,
  horas: 24,
  nota: null,
});

const DELIVERY = ENTREGAS_PROPUESTA.map((value) => ({ value, label: ENTREGA_PROPUESTA_LABELS[value] }));
const HOURS = PROPOSAL_HOURS.map((value) => ({
  value,
  label: value < 24 ? `${value} horas` : plural(value / 24, 'día', 'días'),
}));

interface TermsFieldsProps<T extends Terms> {
  control: Control<T, unknown, FieldValues>;
  disabled: boolean;
  priceHint?: string;
}

/** Price, units, delivery, deadline, and note. */
export function TermsFields<T extends Terms>({ control, disabled, priceHint }: TermsFieldsProps<T>) {
  const name = (field: keyof Terms) => field as FieldPath<T>;
  const form = { control, disabled };
  return (
    <Box sx={twoColumns}>
      <MoneyField
        {...form}
        name={name('precio')}
        label="Precio por unidad (con IVA)"
        unit="$"
        hint={priceHint}
        required
      />
      <NumberField {...form} name={name('cantidad')} label="Unidades" min={1} max={MAX_REQUESTED_UNITS} required />
      <SelectInput {...form} name={name('entrega')} label="Cómo lo entregas" options={DELIVERY} required />
      <NumberField
        {...form}
        name={name('diasEntrega')}
        label="Listo en"
        unit="días"
        min={0}
        max={MAX_DELIVERY_DAYS}
        required
      />
      <ChoiceField {...form} name={name('horas')} label="Tu propuesta vale por" options={HOURS} required />
      <Box sx={wide}>
        <TextInput
          {...form}
          name={name('nota')}
          label="Nota (opcional)"
          rows={2}
          maxLength={400}
          hint="No escribas teléfonos ni correos."
        />
      </Box>
    </Box>
  );
}
