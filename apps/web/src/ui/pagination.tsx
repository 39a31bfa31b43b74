import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { ChevronLeftRounded } from './icons/chevron-left-rounded';
import { ChevronRightRounded } from './icons/chevron-right-rounded';
import { pageList } from './page-list';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** Address of a page ('?page=2'): pages are links, so that they can be opened, shared and indexed. */
  hrefOf: (page: number) => string;
  label?: string;
}

const square = { minWidth: { xs: 36, sm: 44 }, px: 0 };

/** Page links by the rule of `pageList`; draws nothing when there is one page or none. */
export function Pagination({ page, totalPages, hrefOf, label = 'Páginas' }: PaginationProps) {
  const pages = pageList(page, totalPages);
  if (pages.length === 0) return null;
  const arrow = (to: number, text: string, icon: React.ReactNode, shown: boolean) =>
    shown ? (
      <IconButton component={Link} to={hrefOf(to)} aria-label={text}>
        {icon}
      </IconButton>
    ) : (
      <IconButton disabled aria-label={text}>
        {icon}
      </IconButton>
    );
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: { xs: 0, sm: 0.5 },
        py: 3,
        '& .MuiIconButton-root': { minWidth: { xs: 36, sm: 44 }, px: 0 },
      }}
    >
      {arrow(page - 1, 'Página anterior', <ChevronLeftRounded />, page > 1)}
      {pages.map((n, i) =>
        n === 'gap' ? (
          <Box
            key={`gap-${i}`}
            component="span"
            aria-hidden
            sx={{ minWidth: { xs: 18, sm: 24 }, textAlign: 'center', color: 'text.secondary' }}
          >
            …
          </Box>
        ) : (
          <Button
            key={n}
            component={Link}
            to={hrefOf(n)}
            variant={n === page ? 'contained' : 'text'}
            color={n === page ? 'primary' : 'inherit'}
            aria-label={`Página ${n}`}
            aria-current={n === page ? 'page' : undefined}
            sx={square}
          >
            {n}
          </Button>
        ),
      )}
      {arrow(page + 1, 'Página siguiente', <ChevronRightRounded />, page < totalPages)}
    </Box>
  );
}
