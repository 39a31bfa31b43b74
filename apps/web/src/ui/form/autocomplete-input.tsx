import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import { type FieldProps, useField } from './field';
import type { SelectOption } from './select-input';

interface AutocompleteInputProps<T extends FieldValues> extends FieldProps<T> {
  options: readonly SelectOption[];
  placeholder?: string;
  /** Free text is accepted too (a town that is not on the list). */
  freeSolo?: boolean;
  autoComplete?: string;
  /** Receives the typed text when the options come from the server. */
  onSearch?: (typed: string) => void;
}

const filter = (options: readonly SelectOption[], { inputValue }: { inputValue: string }) => {
  const wanted = normalizeText(inputValue);
  return options.filter((option) => normalizeText(option.label).includes(wanted));
};

/**
 * Field with a long list of options, filtered by typing, with or without accents. The form keeps the option's `value` ('' for
 * none).
 */
export function AutocompleteInput<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  groupError,
  disabled,
  required,
  options,
  placeholder,
  freeSolo = false,
  autoComplete,
  onSearch,
}: AutocompleteInputProps<T>) {
  const { id, ref, value, error, text, onChange, onBlur } = useField({ control, name, hint, groupError });
  const chosen =
    options.find((option) => option.value === value) ??
    (freeSolo && typeof value === 'string' && value ? { value, label: value } : null);
  return (
    <Autocomplete<SelectOption, false, false, boolean>
      id={id}
      options={options as SelectOption[]}
      filterOptions={(all, state) => filter(all, state)}
      value={chosen}
      disabled={disabled}
      freeSolo={freeSolo}
      autoHighlight={!freeSolo}
      openOnFocus
      // Inside the form: a popup at the end of the page belongs to no landmark.
      disablePortal
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      isOptionEqualToValue={(option, other) =>
        (typeof option === 'string' ? option : option.value) === (typeof other === 'string' ? other : other.value)
      }
      onChange={(_, next) => onChange(typeof next === 'string' ? next : (next?.value ?? ''))}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return;
        onSearch?.(typed);
        if (freeSolo) onChange(typed);
      }}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          error={!!error}
          helperText={text}
          required={required}
          placeholder={placeholder}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
            htmlInput: {
              ...params.slotProps.htmlInput,
              required: false,
              'aria-required': required,
              autoComplete: autoComplete ?? 'off',
            },
          }}
        />
      )}
    />
  );
}
