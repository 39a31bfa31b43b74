import { styled } from '@mui/material/styles';
import { MaterialDesignContent } from 'notistack';

const TONES = { default: '#C9DCD8', success: '#66C795', error: '#F0936B', warning: '#F4B41A', info: '#84B6F0' };

/** Styles of a toast: dark in both modes, with its tone in the icon and the border, so that its text keeps its contrast. */
export const Toast = styled(MaterialDesignContent)(() => ({
  '&&': {
    backgroundColor: '#14201F',
    color: '#F4EFE6',
    borderRadius: 8,
    border: '1px solid #2D3B39',
    borderLeftWidth: 4,
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
  },
  ...Object.fromEntries(
    Object.entries(TONES).map(([variant, tone]) => [
      `&&.notistack-MuiContent-${variant}`,
      { borderLeftColor: tone, '& svg': { color: tone } },
    ]),
  ),
}));

/** For SnackbarProvider: every variant rendered by Toast. */
export const TOASTS = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };
