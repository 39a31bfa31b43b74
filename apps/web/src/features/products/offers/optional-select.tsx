import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '@/ui/form/field';
import type { SelectOption } from '@/ui/form/select-input';
import { PlainSelect } from '@/ui/plain-field';

/** One of a list, or none; the form keeps '' for none. */
export function OptionalSelect<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
  none,
  options,
}: FieldProps<T> & { none: string; options: readonly SelectOption[] }) {
  const { value, error, text, onChange } = useField({ control, name, hint });
  return (
    <Box>
      <PlainSelect
        id={name}
        label={`${label} (opcional)`}
        value={typeof value === 'string' ? value : ''}
        options={[['', none], ...options.map((option) => [option.value, option.label] as const)]}
        onChange={onChange}
        disabled={disabled}
      />
      {text && <FormHelperText error={!!error}>{text}</FormHelperText>}
    </Box>
  );
}
