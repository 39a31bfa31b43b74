import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import { SENDING_COURIERS } from '@tuerca/contracts/auth/stores/ways';
import { MoneyField } from '@/ui/form/money-field';
import { SelectInput } from '@/ui/form/select-input';
import { Days, rowFrame, type RowProps } from './delivery-row-parts';

const COURIER_OPTIONS = SENDING_COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] }));
const ENDS = [
  { value: 'oficina', label: 'A su oficina' },
  { value: 'puerta', label: 'A la puerta' },
];
const PAYMENTS = [
  { value: 'destino', label: 'Al recibir' },
  { value: 'compra', label: 'Con la compra' },
];

/** A courier by which a store sends. */
export function CourierFields({ control, disabled, index }: RowProps) {
  const payment = useWatch({ control, name: `servicios.${index}.pago` });
  return (
    <Box role="group" aria-label={`Empresa ${index + 1}`} sx={rowFrame}>
      <SelectInput
        control={control}
        name={`servicios.${index}.courier`}
        label="Empresa de envío"
        options={COURIER_OPTIONS}
        disabled={disabled}
        required
      />
      <SelectInput
        control={control}
        name={`servicios.${index}.destino`}
        label="Entrega"
        options={ENDS}
        disabled={disabled}
        required
      />
      <SelectInput
        control={control}
        name={`servicios.${index}.pago`}
        label="El cliente paga el envío"
        options={PAYMENTS}
        disabled={disabled}
        required
      />
      {payment === 'compra' ? (
        <MoneyField
          control={control}
          name={`servicios.${index}.costoUSD`}
          label="Costo del envío"
          unit="$"
          hint="0 si es gratis"
          disabled={disabled}
        />
      ) : (
        <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      )}
      <Days control={control} disabled={disabled} name={`servicios.${index}`} />
    </Box>
  );
}
