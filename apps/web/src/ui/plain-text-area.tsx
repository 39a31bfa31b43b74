import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { bareText } from './bare-input';
import { frame, Labelled, type PlainProps, wrong } from './plain-frame';

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
