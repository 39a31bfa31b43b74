import TextField from '@mui/material/TextField';

interface FilterSelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A filter of a list with few choices, as the device's own select. */
export const FilterSelect = <Value extends string>({
  id,
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) => (
  <TextField
    select
    id={id}
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value as Value)}
    slotProps={{ select: { native: true } }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
