import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import { DISCOUNT_BOUNDS } from '@tuerca/contracts/venezuela/numero';
import { useInBolivares } from '@/entities/platform/system/use-in-bolivares';
import { twoColumns, wide } from '@/ui/form/columns';
import { DateInput } from '@/ui/form/date-input';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { SwitchField } from '@/ui/form/switch-field';
import { Panel } from '@/ui/panel';
import type { SectionProps } from './section-props';

/** Price in dollars with its bolivars of today, offer price, and a discount that may open and close by itself. */
export function PriceSection({ control, disabled }: SectionProps) {
  const [precio, precioOferta, conDescuento, fechaInicio] = useWatch({
    control,
    name: ['precio', 'precioOferta', 'conDescuento', 'descuento.fechaInicio'],
  });
  const common = { control, disabled };
  return (
    <Panel title="Precio">
      <Box sx={twoColumns}>
        <MoneyField
          {...common}
          name="precio"
          label="Precio en dólares"
          unit="$"
          hint={useInBolivares(precio) ?? PRODUCT_MESSAGES.priceHint}
          required
        />
        <MoneyField
          {...common}
          name="precioOferta"
          label="Precio de oferta (opcional)"
          unit="$"
          hint={useInBolivares(precioOferta) ?? PRODUCT_MESSAGES.offerPriceHint}
        />
        <Box sx={wide}>
          <SwitchField
            {...common}
            name="conDescuento"
            label="Descuento por porcentaje"
            hint="Vale el mejor entre este y el precio de oferta; no se suman."
          />
        </Box>
        {conDescuento && (
          <>
            <Box sx={wide}>
              <Box sx={{ maxWidth: 300 }}>
                <NumberField
                  {...common}
                  name="descuento.porcentaje"
                  label="Porcentaje"
                  unit="%"
                  {...DISCOUNT_BOUNDS}
                  decimals={2}
                  start={10}
                />
              </Box>
            </Box>
            <DateInput {...common} name="descuento.fechaInicio" label="Desde (opcional)" />
            <DateInput {...common} name="descuento.fechaFin" label="Hasta (opcional)" min={fechaInicio} />
          </>
        )}
      </Box>
    </Panel>
  );
}
