import type { FieldValues } from 'react-hook-form';
import { formatTelefono, normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';
import { TextInput, type TextInputProps } from './text-input';

const tidy = (text: string) => {
  const phone = normalizeTelefono(text);
  return phone ? formatTelefono(phone) : text;
};

/** A Venezuelan phone; any spelling is taken and shown as 0414-1234567. */
export const PhoneInput = <T extends FieldValues>(props: TextInputProps<T>) => (
  <TextInput type="tel" inputMode="tel" autoComplete="tel" placeholder="0414-1234567" tidy={tidy} {...props} />
);
