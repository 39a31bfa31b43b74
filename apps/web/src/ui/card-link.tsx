import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

/** A name as the link of all of its card (which wears `cardFrame`), two lines at most. */
export const CardLink = ({ to, name, lines = 2 }: { to: string; name: string; lines?: number }) => (
  <Box
    component={Link}
    to={to}
    title={name}
    sx={{
      color: 'inherit',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
      overflow: 'hidden',
      '&:hover': { textDecoration: 'underline' },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
    }}
  >
    {name}
  </Box>
);

/** The frame of a card or row: the focus of its link is drawn around all of it. */
export const cardFrame = {
  position: 'relative',
  overflow: 'hidden',
  '&:hover': { borderColor: 'marca.control' },
  '&:has(a[title]:focus-visible)': {
    outline: 3,
    outlineStyle: 'solid',
    outlineColor: 'secondary.main',
    outlineOffset: 2,
  },
} as const;
