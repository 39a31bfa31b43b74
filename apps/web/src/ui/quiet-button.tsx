import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';

/** An action on one of many (edit, delete, report): there when looked for, silent otherwise, still 44 px to touch. */
export const QuietButton = ({ icon, sx, ...rest }: ButtonProps & { icon?: ReactNode }) => (
  <Button
    size="small"
    color="inherit"
    startIcon={icon}
    sx={[
      { minHeight: 44, px: 1, color: 'text.secondary', fontWeight: 500, '&:hover': { color: 'text.primary' } },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
    {...rest}
  />
);
