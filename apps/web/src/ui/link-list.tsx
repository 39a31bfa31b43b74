import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** Ways on from a panel, below its figures: [text, address]. */
export const LinkList = ({ links }: { links: readonly (readonly [string, string])[] }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      mt: 1.5,
      p: 0,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 3,
      typography: 'body2',
    }}
  >
    {links.map(([text, to]) => (
      <li key={to}>
        <MuiLink component={Link} to={to} sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}>
          {text}
        </MuiLink>
      </li>
    ))}
  </Box>
);
