import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ChevronLeftRounded } from './icons/chevron-left-rounded';
import { ChevronRightRounded } from './icons/chevron-right-rounded';

interface PagerProps {
  page: number;
  totalPages: number;
  /** Address of a page: pages are links, so that they can be opened and shared. */
  hrefOf: (page: number) => string;
  label: string;
  /** Says 'Página 2 de 5'. */
  named?: boolean;
}

/** Back, '2 de 5' (`named`: 'Página 2 de 5'), on; draws nothing when there is one page or none. */
export function Pager({ page, totalPages, hrefOf, label, named = false }: PagerProps) {
  if (totalPages <= 1) return null;
  const step = (to: number, text: string, look: { startIcon?: React.ReactNode; endIcon?: React.ReactNode }) =>
    to < 1 || to > totalPages ? (
      <Button variant="outlined" disabled {...look}>
        {text}
      </Button>
    ) : (
      <Button variant="outlined" component={Link} to={hrefOf(to)} preventScrollReset {...look}>
        {text}
      </Button>
    );
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: { xs: 1, sm: 2 },
        pt: 3,
      }}
    >
      {step(page - 1, 'Anterior', { startIcon: <ChevronLeftRounded /> })}
      <Typography role="status" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {named && 'Página '}
        {page} de {totalPages}
      </Typography>
      {step(page + 1, 'Siguiente', { endIcon: <ChevronRightRounded /> })}
    </Box>
  );
}
