import Box from '@mui/material/Box';
import { type Control, useWatch } from 'react-hook-form';
import { CASH_HOURS } from '@tuerca/contracts/auth/stores/cash';
import { twoColumns } from '@/ui/form/columns';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { SwitchField } from '@/ui/form/switch-field';
import { Panel } from '@/ui/panel';
import type { StoreDeliveryValues } from './delivery-values';

/** Whether clients may pay in the store what they pick up, up to which amount and for how long it is held. */
export function CashSettings({ control, disabled }: { control: Control<StoreDeliveryValues>; disabled: boolean }) {
  const isOn = useWatch({ control, name: 'efectivo.activo' });
  return (
    <Panel
      title="Pago al retirar"
      text="El cliente aparta sus productos y los paga en tu tienda, en dólares o bolívares."
    >
      <SwitchField
        control={control}
        name="efectivo.activo"
        label="Recibes pagos en la tienda"
        hint="Tú registras el cobro al entregar. La comisión se descuenta de tu próxima liquidación."
        disabled={disabled}
      />
      {isOn && (
        <Box sx={{ ...twoColumns, mt: 2.5 }}>
          <MoneyField
            control={control}
            name="efectivo.maximoUSD"
            label="Hasta un total de"
            unit="$"
            hint="Por pedido. Lo que pase de ese monto se paga por adelantado."
            disabled={disabled}
            required
          />
          <NumberField
            control={control}
            name="efectivo.horas"
            label="Lo apartas por"
            {...CASH_HOURS}
            unit="horas"
            hint="Cuentan desde que estás abierto. Si vencen con la tienda cerrada, valen hasta tu próximo cierre; después, el inventario vuelve solo."
            disabled={disabled}
            required
          />
        </Box>
      )}
    </Panel>
  );
}
