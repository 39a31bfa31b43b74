import Box, { type BoxProps } from '@mui/material/Box';
import { goOnByTouch, hintNext } from './next-field';

/**
 * A form that the page's code checks and sends. Its method keeps what was typed out of the address where that code is late or never comes:
 * the server answers such a POST with the page again. A search, whose words belong into the address, is a form of its own (method="get").
 */
export const Form = (props: Omit<BoxProps<'form'>, 'component'>) => (
  <Box component="form" method="post" noValidate onFocus={hintNext} onKeyDown={goOnByTouch} {...props} />
);
