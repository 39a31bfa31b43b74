import Box, { type BoxProps } from '@mui/material/Box';

/** The one <main> of a page, which the skip link and the focus after navigating lead to. */
export const Main = (props: Pick<BoxProps, 'children' | 'sx'>) => (
  <Box component="main" id="contenido" tabIndex={-1} {...props} />
);
