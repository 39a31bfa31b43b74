import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './text-input';

/** A date as 'YYYY-MM-DD', by the device's own picker; `min` and `max` have the same form. */
export const DateInput = <T extends FieldValues>(props: Omit<TextInputProps<T>, 'type' | 'rows'>) => (
  <TextInput {...props} type="date" />
);
