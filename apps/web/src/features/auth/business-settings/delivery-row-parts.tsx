import type { Control } from 'react-hook-form';
import { NumberField } from '@/ui/form/number-field';
import type { StoreDeliveryValues } from './delivery-values';

export interface RowsProps {
  control: Control<StoreDeliveryValues>;
  disabled: boolean;
}
export interface RowProps extends RowsProps {
  index: number;
}

const MAX_DAYS = 20;
/** A row's fields stand in one frame. */
export const rowFrame = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: 2,
} as const;

/** Banking days on the way, the fewest and the most. */
export const Days = ({ control, disabled, name }: RowsProps & { name: `zonas.${number}` | `servicios.${number}` }) => (
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
