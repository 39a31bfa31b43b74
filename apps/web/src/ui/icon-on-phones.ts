import { visuallyHidden } from './visually-hidden';

/** Styles of a button whose words, in an element with `data-label`, stay with readers alone on a phone: the icon is seen. */
export const iconOnPhones = {
  minWidth: { xs: 44, sm: 64 },
  px: { xs: 1, sm: 2.25 },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
  '@media (max-width:599.95px)': { '& > [data-label]': visuallyHidden },
} as const;
