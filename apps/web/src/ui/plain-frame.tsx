import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from './visually-hidden';

/** The frame of every plain field. */
export const frame = {
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
/** Overrides of `frame` for an invalid field. */
export const wrong = {
  borderColor: 'error.main',
  '&:focus-within': { outline: '2px solid', outlineColor: 'error.main', outlineOffset: '-1px' },
} as const;

export interface LabelProps {
  id: string;
  label: string;
  /** Label for screen readers only, where the context is clear. */
  hideLabel?: boolean;
  /** Marked like a form's other required fields; the input itself announces it to screen readers. */
  required?: boolean;
  children: ReactNode;
}

/** A plain field with its label above it. */
export const Labelled = ({ id, label, hideLabel, required, children }: LabelProps) => (
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

/** Props that plain fields share; `P` are the attributes of the element. */
export interface PlainProps<P, Element> extends Pick<LabelProps, 'label' | 'hideLabel' | 'required'> {
  id: string;
  error?: boolean;
  inputRef?: Ref<Element>;
  /** Attributes of the element itself rather than of the field: limits, keyboards, descriptions. */
  inputProps?: P;
  sx?: SxProps<Theme>;
}
