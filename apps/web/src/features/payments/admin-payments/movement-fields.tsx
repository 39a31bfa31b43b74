import type { Control, FieldValues, Path } from 'react-hook-form';
import { bancos } from '@tuerca/contracts/platform/catalogos/bancos';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { DateInput } from '@/ui/form/date-input';
import { SelectInput } from '@/ui/form/select-input';
import { TextInput } from '@/ui/form/text-input';

/** A movement of the bank as an administrator types it, under `movimiento` of a form. */
export function MovementFields<T extends FieldValues>({ control }: { control: Control<T> }) {
  const options = bancos().map(({ codigo, nombreCorto }) => ({ value: codigo, label: nombreCorto }));
  const name = (field: string) => `movimiento.${field}` as Path<T>;
  return (
    <>
      <SelectInput control={control} name={name('bancoEmisor')} label="Banco emisor" options={options} required />
      <TextInput
        control={control}
        name={name('referencia')}
        label="Referencia"
        inputMode="numeric"
        maxLength={20}
        required
      />
      <DateInput
        control={control}
        name={name('fecha')}
        label="Fecha del movimiento"
        max={caracasDate(new Date())}
        required
      />
    </>
  );
}
