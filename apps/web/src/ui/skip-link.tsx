import Box from '@mui/material/Box';

/** First stop of the keyboard: jumps over the header to `#contenido`. */
export const SkipLink = () => (
  <Box
    component="a"
    href="#contenido"
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1.25,
      borderRadius: 1,
      bgcolor: 'secondary.main',
      color: 'secondary.contrastText',
      fontWeight: 600,
      textDecoration: 'none',
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    }}
  >
    Saltar al contenido
  </Box>
);
