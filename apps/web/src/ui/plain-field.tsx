import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { BareInput } from './bare-input';
import { ExpandMoreRounded } from './icons/expand-more-rounded';
import { frame, Labelled, type LabelProps, type PlainProps, wrong } from './plain-frame';

type InputProps = ComponentProps<'input'>;
type PlainInputProps = PlainProps<InputProps, HTMLInputElement> &
  Pick<
    InputProps,
    'name' | 'type' | 'value' | 'placeholder' | 'disabled' | 'autoFocus' | 'onChange' | 'onBlur' | 'onKeyDown'
  > & { startAdornment?: ReactNode; endAdornment?: ReactNode };

/** One line of text outside of forms. Unlike TextField, which brings every kind of field along, it is light enough for the first view. */
export const PlainInput = ({
  id,
  label,
  hideLabel,
  required,
  error = false,
  inputRef,
  inputProps,
  startAdornment,
  endAdornment,
  sx,
  ...props
}: PlainInputProps) => (
  <Labelled id={id} label={label} hideLabel={hideLabel} required={required}>
    <Box sx={[frame, { px: 1.75, cursor: 'text' }, error && wrong, ...(Array.isArray(sx) ? sx : [sx])]}>
      {startAdornment}
      <BareInput
        id={id}
        ref={inputRef}
        aria-invalid={error || undefined}
        required={required}
        {...props}
        {...inputProps}
      />
      {endAdornment}
    </Box>
  </Labelled>
);

interface PlainSelectProps extends Omit<LabelProps, 'children'> {
  name?: string;
  value: string | number;
  /** [value, text] pairs. */
  options: readonly (readonly [string | number, string])[];
  onChange: (value: string) => void;
  disabled?: boolean;
  size?: 'small' | 'medium';
}

/** A choice of few, with the device's own list: phones open theirs, and it works before the page does. */
export const PlainSelect = ({
  id,
  label,
  hideLabel,
  name,
  value,
  options,
  onChange,
  disabled = false,
  size = 'medium',
}: PlainSelectProps) => (
  <Labelled id={id} label={label} hideLabel={hideLabel}>
    <Box
      sx={{ ...frame, position: 'relative', minHeight: size === 'small' ? 44 : 48, ...(disabled && { opacity: 0.6 }) }}
    >
      <Box
        component="select"
        id={id}
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
        sx={{
          appearance: 'none',
          width: '100%',
          // The frame's own height less its lines.
          minHeight: size === 'small' ? 42 : 46,
          pl: 1.75,
          pr: 5,
          border: 0,
          outline: 'none',
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontSize: size === 'small' ? '0.875rem' : '1rem',
          textOverflow: 'ellipsis',
          cursor: disabled ? 'default' : 'pointer',
          '& option': { bgcolor: 'background.paper', color: 'text.primary' },
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Box>
      <ExpandMoreRounded
        fontSize="small"
        aria-hidden
        sx={{ position: 'absolute', right: 12, pointerEvents: 'none', color: 'text.secondary' }}
      />
    </Box>
  </Labelled>
);
