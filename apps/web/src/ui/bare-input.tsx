import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** A bare line of text has the look of the letters around it and no frame of its own. */
export const bareText = {
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  m: 0,
  py: 0.5,
  px: 0,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'text.secondary', opacity: 0.85 },
  '&:disabled': { color: 'text.disabled', WebkitTextFillColor: 'currentColor' },
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
} as const;

/** An input without a frame, for those that stand in one: MUI's brings a text area and every state of a form field along. */
export const BareInput = ({ sx = {}, ...props }: Omit<ComponentProps<'input'>, 'color'> & { sx?: SxProps<Theme> }) => (
  <Box component="input" {...props} sx={[bareText, ...(Array.isArray(sx) ? sx : [sx])]} />
);
