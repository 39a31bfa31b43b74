import Box from '@mui/material/Box';
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import { PROMOCION_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { PRODUCTOS_APLICABLES, type ProductosAplicables } from '@tuerca/contracts/products/promotions/store-form';
import type { PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
import { DISCOUNT_BOUNDS } from '@tuerca/contracts/venezuela/numero';
import { categoryOptions } from '@/entities/products/products/category-options';
import { OfferDays } from '@/entities/products/promotions/offer-days';
import { SCOPE_LABELS } from '@/entities/products/promotions/promotion-format';
import { useCatalogo } from '@/lib/use-catalogos';
import { twoColumns, wide } from '@/ui/form/columns';
import { NumberField } from '@/ui/form/number-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { RequiredAlert } from '@/ui/form/required-alert';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';
import { Panel } from '@/ui/panel';
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
  const scope = useWatch({ control, name: 'productosAplicables' });
  const categories = useCatalogo(categoryOptions);
  const common = { control, disabled: busy };
  return (
    <>
      <RequiredAlert control={control} required={REQUIRED}>
        {PROMOCION_MESSAGES.required}
      </RequiredAlert>
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
              {...DISCOUNT_BOUNDS}
              decimals={2}
              start={10}
              required
            />
          </Box>
          <OfferDays control={control} busy={busy} now={now} current={current} />
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
              options={categories}
              required
            />
          )}
        </Box>
      </Panel>
    </>
  );
}
