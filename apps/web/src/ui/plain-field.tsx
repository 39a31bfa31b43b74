import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { BareInput, bareText } from './bare-input';
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

type InputProps = ComponentProps<'input'>;
interface PlainProps<P, Element> extends Pick<LabelProps, 'label' | 'hideLabel' | 'required'> {
  id: string;
  error?: boolean;
  inputRef?: Ref<Element>;
  /** What belongs to the element itself rather than to the field: limits, keyboards, descriptions. */
  inputProps?: P;
  sx?: SxProps<Theme>;
}
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

type AreaProps = ComponentProps<'textarea'>;
type PlainTextAreaProps = PlainProps<AreaProps, HTMLTextAreaElement> &
  Pick<AreaProps, 'value' | 'placeholder' | 'readOnly' | 'autoFocus' | 'onChange' | 'rows'> & {
    /** It grows with its text up to so many lines, where the browser can. */
    maxRows?: number;
  };

/** Several lines of text outside of forms. */
export const PlainTextArea = ({
  id,
  label,
  hideLabel,
  required,
  error = false,
  inputRef,
  inputProps,
  maxRows = 10,
  sx,
  ...props
}: PlainTextAreaProps) => (
  <Labelled id={id} label={label} hideLabel={hideLabel} required={required}>
    <Box sx={[frame, { px: 1.75, py: 1 }, error && wrong, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box
        component="textarea"
        id={id}
        ref={inputRef}
        aria-invalid={error || undefined}
        {...props}
        {...inputProps}
        sx={{
          ...bareText,
          resize: 'none',
          fieldSizing: 'content',
          minHeight: `${props.rows ?? 2}lh`,
          maxHeight: `calc(${maxRows}lh + 8px)`,
        }}
      />
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
