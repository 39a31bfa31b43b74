import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { GlossaryTerm } from '@tuerca/contracts/pages/glosario';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { SearchRounded } from '@/ui/icons/search-rounded';

// One place for the look of some hundred terms, instead of a styled element for each part of each.
const list = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > article': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 1,
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.paper',
  },
  // The browser marks the term before the page has come to life, the class afterwards.
  '& > article:target, & > article.marked': {
    outline: 3,
    outlineStyle: 'solid',
    outlineColor: 'secondary.main',
    outlineOffset: -1,
  },
  '& h3': { m: 0, typography: 'h4', overflowWrap: 'anywhere' },
  '& h3 a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& p': { m: 0, typography: 'body2', overflowWrap: 'anywhere' },
  '& p.also': { color: 'text.secondary', fontWeight: 600 },
  '& a.parts': {
    mt: 'auto',
    minHeight: 44,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    typography: 'body2',
    fontWeight: 600,
    color: 'primary.main',
    textUnderlineOffset: '0.18em',
    '& svg': { fontSize: 20 },
  },
};

interface TermGroupProps {
  /** The system or the letter that they share. */
  title: string;
  terms: readonly GlossaryTerm[];
  /** Id of the term that the address points at. */
  marked: string;
  /** Query string of the page, which the address of a term keeps. */
  search: string;
}

/** Terms that belong together, each with its address, its other names and the way to its parts. */
export function TermGroup({ title, terms, marked, search }: TermGroupProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ py: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {plural(terms.length, 'término', 'términos')}
        </Typography>
      </Box>
      <Box sx={list}>
        {terms.map((term) => (
          <article
            key={term.id}
            id={term.id}
            tabIndex={-1}
            className={term.id === marked ? 'marked' : undefined}
            aria-labelledby={`${term.id}-nombre`}
          >
            <h3 id={`${term.id}-nombre`}>
              <Link to={{ search, hash: term.id }}>{term.nombre}</Link>
            </h3>
            {term.sinonimos.length > 0 && <p className="also">También: {term.sinonimos.join(', ')}</p>}
            <p>{term.descripcion}</p>
            <Link
              className="parts"
              to={paths.catalogue({ search: term.nombre })}
              aria-label={`Ver repuestos: ${term.nombre}`}
            >
              <SearchRounded aria-hidden />
              Ver repuestos
            </Link>
          </article>
        ))}
      </Box>
    </Box>
  );
}
