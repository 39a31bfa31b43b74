import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field';
import type { SelectOption } from './select-input';

const asOption = (option: string | SelectOption): SelectOption =>
  typeof option === 'string' ? { value: option, label: option } : option;

interface CheckboxGroupProps<T extends FieldValues> extends FieldProps<T> {
  /** Texts, or values with their labels. */
  options: readonly (string | SelectOption)[];
}

/** Any number of a list; the form keeps a list of what is chosen. */
export function CheckboxGroup<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
  required,
  options,
}: CheckboxGroupProps<T>) {
  const { ref, value, error, text, onChange, onBlur } = useField({ control, name, hint });
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const toggle = (option: string) =>
    onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  return (
    <FormControl component="fieldset" error={!!error} disabled={disabled} required={required} onBlur={onBlur} fullWidth>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem', mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))', gap: 1 }}>
        {options.map(asOption).map(({ value: option, label: words }, i) => (
          <FormControlLabel
            key={option}
            label={words}
            control={
              <Checkbox
                slotProps={{ input: { ref: i === 0 ? ref : undefined } }}
                checked={chosen.includes(option)}
                onChange={() => toggle(option)}
              />
            }
            sx={{
              m: 0,
              py: 0.5,
              pr: 1.5,
              minHeight: 48,
              border: 1,
              borderColor: chosen.includes(option) ? 'primary.main' : 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          />
        ))}
      </Box>
      {text && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}
