import { PlainSelect } from './plain-field';

interface FilterSelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A filter of a list with few choices, as the device's own select. */
export const FilterSelect = <Value extends string>({ options, onChange, ...rest }: FilterSelectProps<Value>) => (
  <PlainSelect
    {...rest}
    options={options.map(({ value, label }) => [value, label] as const)}
    onChange={(value) => onChange(value as Value)}
  />
);
