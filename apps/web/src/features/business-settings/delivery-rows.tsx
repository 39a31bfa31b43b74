import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { SENDING_COURIERS } from '@tuerca/contracts/checkout/ways';
import { COURIER_LABELS } from '@tuerca/contracts/orders/couriers';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { estadosQuery } from '../../entities/lugares/lugares.queries';
import { AutocompleteInput } from '../../ui/form/autocomplete-input';
import { MoneyField } from '../../ui/form/money-field';
import { NumberField } from '../../ui/form/number-field';
import { RowsEditor } from '../../ui/form/rows-editor';
import { SelectInput } from '../../ui/form/select-input';
import { type DeliveryValues, EMPTY_SERVICE, EMPTY_ZONE } from './delivery-values';

interface RowsProps {
  control: Control<DeliveryValues>;
  disabled: boolean;
}
interface RowProps extends RowsProps {
  index: number;
}

const STATES = ESTADO_NAMES.map((name) => ({ value: name, label: name }));
const COURIER_OPTIONS = SENDING_COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] }));
const ENDS = [
  { value: 'oficina', label: 'A su oficina' },
  { value: 'puerta', label: 'A la puerta' },
];
const PAYMENTS = [
  { value: 'destino', label: 'Al recibir' },
  { value: 'compra', label: 'Con la compra' },
];
const MAX_DAYS = 20;
const frame = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: 2,
} as const;

/** Banking days on the way, the fewest and the most. */
const Days = ({ control, disabled, name }: RowsProps & { name: `zonas.${number}` | `servicios.${number}` }) => (
  <>
    <NumberField
      control={control}
      name={`${name}.dias.desde`}
      label="Días hábiles, desde"
      min={0}
      max={MAX_DAYS}
      unit="días"
      disabled={disabled}
    />
    <NumberField
      control={control}
      name={`${name}.dias.hasta`}
      label="Días hábiles, hasta"
      min={0}
      max={MAX_DAYS}
      unit="días"
      disabled={disabled}
    />
  </>
);

function Zone({ control, disabled, index }: RowProps) {
  const { data: estados } = useQuery(estadosQuery);
  const estado = useWatch({ control, name: `zonas.${index}.estado` });
  const cities = estados?.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  return (
    <Box role="group" aria-label={`Zona ${index + 1}`} sx={frame}>
      <SelectInput
        control={control}
        name={`zonas.${index}.estado`}
        label="Estado"
        options={STATES}
        disabled={disabled}
        required
      />
      <AutocompleteInput
        key={estado}
        control={control}
        name={`zonas.${index}.ciudad`}
        label="Ciudad (opcional)"
        options={cities.map(({ nombre }) => ({ value: nombre, label: nombre }))}
        freeSolo
        placeholder="Todo el estado"
        disabled={disabled}
      />
      <Box sx={{ gridColumn: { sm: '1 / -1' }, maxWidth: { sm: 'calc(50% - 8px)' } }}>
        <MoneyField
          control={control}
          name={`zonas.${index}.costoUSD`}
          label="Costo del delivery"
          unit="$"
          hint="0 si es gratis"
          disabled={disabled}
        />
      </Box>
      <Days control={control} disabled={disabled} name={`zonas.${index}`} />
    </Box>
  );
}

function Service({ control, disabled, index }: RowProps) {
  const payment = useWatch({ control, name: `servicios.${index}.pago` });
  return (
    <Box role="group" aria-label={`Empresa ${index + 1}`} sx={frame}>
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

/** What is wrong with a list as a whole. */
function ListError({ control, name }: { control: Control<DeliveryValues>; name: 'zonas' | 'servicios' }) {
  const { errors } = useFormState({ control, name });
  const error = errors[name]?.root?.message ?? errors[name]?.message;
  return error ? (
    <FormHelperText error role="alert">
      {error}
    </FormHelperText>
  ) : null;
}

/** Where a store delivers itself. */
export function Zones({ control, disabled }: RowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'zonas' });
  return (
    <>
      <RowsEditor
        rows={fields}
        noun="zona"
        max={60}
        disabled={disabled}
        empty="No llevas productos tú mismo."
        onAdd={() => append(EMPTY_ZONE)}
        onRemove={remove}
      >
        {(index) => <Zone control={control} disabled={disabled} index={index} />}
      </RowsEditor>
      <ListError control={control} name="zonas" />
    </>
  );
}

/** The couriers by which a store sends, to the whole country. */
export function Services({ control, disabled }: RowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'servicios' });
  return (
    <>
      <RowsEditor
        rows={fields}
        noun="empresa de envío"
        max={8}
        disabled={disabled}
        empty="No envías por empresas."
        onAdd={() => append(EMPTY_SERVICE)}
        onRemove={remove}
      >
        {(index) => <Service control={control} disabled={disabled} index={index} />}
      </RowsEditor>
      <ListError control={control} name="servicios" />
    </>
  );
}
