import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CATEGORIAS } from '@tuerca/contracts/products/categorias';
import { PROMOCION_MESSAGES } from '@tuerca/contracts/promotions/messages';
import { PRODUCTOS_APLICABLES, type ProductosAplicables } from '@tuerca/contracts/promotions/store-form';
import type { PromocionPropia } from '@tuerca/contracts/promotions/store-schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { useFormState, useWatch, type Control, type UseFormSetValue } from 'react-hook-form';
import { SCOPE_LABELS } from '../../entities/promotions/promotion-words';
import { twoColumns, wide } from '../../ui/form/columns';
import { DateInput } from '../../ui/form/date-input';
import { NumberField } from '../../ui/form/number-field';
import { RadioCards } from '../../ui/form/radio-cards';
import { SelectInput } from '../../ui/form/select-input';
import { TextInput } from '../../ui/form/text-input';
import { Panel } from '../../ui/panel';
import type { PromotionValues } from './form-values';
import { ProductPicker } from './product-picker';

const REQUIRED = ['titulo', 'descripcion', 'descuento', 'fechaInicio', 'fechaFin'] as const;
const SCOPE_TEXTS: Record<ProductosAplicables, string> = {
  especificos: 'El que elijas de tu lista',
  categoria: 'Lo que vendes en ella, y lo que agregues después',
  all: 'Todo lo que vendes, y lo que agregues después',
};
const SCOPES = PRODUCTOS_APLICABLES.map((value) => ({
  value,
  label: SCOPE_LABELS[value],
  text: SCOPE_TEXTS[value],
}));
const CATEGORIES = CATEGORIAS.map(({ nombre }) => ({ value: nombre, label: nombre }));

interface PromotionFieldsProps {
  control: Control<PromotionValues>;
  setValue: UseFormSetValue<PromotionValues>;
  busy: boolean;
  now: Date;
  /** The promotion as it stands, when one is changed. */
  current?: PromocionPropia;
}

/** Everything that a store says about a promotion. */
export function PromotionFields({ control, setValue, busy, now, current }: PromotionFieldsProps) {
  const { errors, submitCount } = useFormState({ control });
  const [scope, start] = useWatch({ control, name: ['productosAplicables', 'fechaInicio'] });
  const common = { control, disabled: busy };
  const isIncomplete = submitCount > 0 && REQUIRED.some((name) => errors[name]);
  const today = caracasDate(now);
  return (
    <>
      {/* The focus stays on the first field that is wrong. */}
      {isIncomplete && (
        <Alert severity="error" variant="outlined" role="alert" sx={{ color: 'text.primary' }}>
          {PROMOCION_MESSAGES.required}
        </Alert>
      )}
      <Panel title="La promoción">
        <Box sx={twoColumns}>
          <Box sx={wide}>
            <TextInput {...common} name="titulo" label="Título" maxLength={120} required />
          </Box>
          <Box sx={wide}>
            <TextInput {...common} name="descripcion" label="Descripción" rows={3} maxLength={1000} required />
          </Box>
          <Box sx={wide}>
            <NumberField
              {...common}
              name="descuento"
              label="Descuento"
              unit="%"
              min={1}
              max={100}
              start={10}
              required
            />
          </Box>
          <DateInput
            {...common}
            name="fechaInicio"
            label="Desde"
            min={current && current.fechaInicio < today ? current.fechaInicio : today}
            hint="Empieza a medianoche, hora de Caracas."
            required
          />
          <DateInput
            {...common}
            name="fechaFin"
            label="Hasta"
            min={start > today ? start : today}
            hint="El último día cuenta completo."
            required
          />
          <Box sx={wide}>
            <TextInput
              {...common}
              name="condiciones"
              label="Condiciones (opcional)"
              rows={3}
              maxLength={1000}
              hint="Lo que el comprador debe saber, por ejemplo: hasta agotar existencia."
            />
          </Box>
        </Box>
      </Panel>
      <Panel title="¿A qué se aplica?">
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <RadioCards {...common} name="productosAplicables" label="Productos" options={SCOPES} columns={3} required />
          {scope === 'especificos' && (
            <ProductPicker control={control} setValue={setValue} busy={busy} current={current} />
          )}
          {scope === 'categoria' && (
            <SelectInput
              {...common}
              name="categoriaSeleccionada"
              label="Categoría"
              placeholder="Selecciona una categoría"
              options={CATEGORIES}
              required
            />
          )}
        </Box>
      </Panel>
    </>
  );
}
