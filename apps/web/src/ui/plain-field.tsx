import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden';

const frame = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 48,
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'marca.control',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
} as const;
const wrong = {
  borderColor: 'error.main',
  '&:focus-within': { outline: '2px solid', outlineColor: 'error.main', outlineOffset: '-1px' },
} as const;

interface LabelProps {
  id: string;
  label: string;
  /** For screen readers alone, where the place says what it is. */
  hideLabel?: boolean;
  /** Marked as a form's other required fields are; saying so to screen readers is the input's. */
  required?: boolean;
  children: ReactNode;
}

const Labelled = ({ id, label, hideLabel, required, children }: LabelProps) => (
  <Box sx={{ position: 'relative', minWidth: 0 }}>
    <Box
      component="label"
      htmlFor={id}
      sx={hideLabel ? visuallyHidden : { display: 'block', mb: 0.75, typography: 'subtitle2', lineHeight: 1.4 }}
    >
      {label}
      {required && (
        <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
          {' *'}
        </Box>
      )}
    </Box>
    {children}
  </Box>
);

type PlainInputProps = Omit<InputBaseProps, 'id' | 'error'> &
  Pick<LabelProps, 'label' | 'hideLabel' | 'required'> & { id: string; error?: boolean };

/** One line of text outside of forms. Unlike TextField, which brings every kind of field along, it is light enough for the first view. */
export const PlainInput = ({ id, label, hideLabel, required, error = false, sx, ...props }: PlainInputProps) => (
  <Labelled id={id} label={label} hideLabel={hideLabel} required={required}>
    <InputBase
      {...props}
      id={id}
      error={error}
      sx={[
        frame,
        {
          px: 1.75,
          '& input::placeholder': { color: 'text.secondary', opacity: 0.85 },
          '& input': { outline: 'none', textOverflow: 'ellipsis' },
        },
        error && wrong,
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
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
