import Box from '@mui/material/Box';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { MAX_UNITS } from '@tuerca/contracts/products/products/rules';
import { twoColumns } from '@/ui/form/columns';
import { NumberField } from '@/ui/form/number-field';
import { SwitchField } from '@/ui/form/switch-field';
import { Panel } from '@/ui/panel';
import type { SectionProps } from './section-props';

/** Stock, its low-stock threshold, and whether it is shown and sold. */
export function StockSection({
  control,
  disabled,
  isNew,
  isDraft,
}: SectionProps & { isNew: boolean; isDraft: boolean }) {
  const common = { control, disabled };
  return (
    <Panel title="Inventario">
      <Box sx={twoColumns}>
        <NumberField
          {...common}
          name="stock"
          label={isNew ? 'Stock inicial' : 'Stock'}
          min={0}
          max={MAX_UNITS}
          hint={isNew ? 'Cuántas unidades tienes hoy.' : 'Si se vende algo mientras editas, te avisamos.'}
          required
        />
        <NumberField
          {...common}
          name="stockMinimo"
          label="Stock mínimo"
          min={0}
          max={MAX_UNITS}
          hint="Desde aquí lo marcamos como bajo."
        />
        <SwitchField
          {...common}
          disabled={disabled || isDraft}
          name="activo"
          label="Publicado"
          hint={isDraft ? 'Lo publica el dueño cuando le pone precio.' : PRODUCT_MESSAGES.unpublishedHint}
        />
        <SwitchField {...common} name="disponible" label="Disponible" hint="Apagado se ve, pero no se puede comprar." />
      </Box>
    </Panel>
  );
}
