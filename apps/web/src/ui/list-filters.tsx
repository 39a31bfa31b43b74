import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { AppliedChips } from './applied-chips';
import { sideBySide } from './form/columns';
import { TuneRounded } from './icons/tune-rounded';
import { SearchFilter } from './search-filter';

interface ListFiltersProps<C> {
  /** The search, in sight at every width; the address calls it `q`. */
  search: {
    value: string;
    label?: string;
    /** For screen readers: 'En los pedidos'. */
    place: string;
    placeholder: string;
    maxLength?: number;
    onChange: (text: string, typing: boolean) => void;
  };
  /** Columns of equal width from 1200 px on; the search takes two of them. */
  columns: number;
  /** The export of a list below tabs; elsewhere it stands in the page's header. */
  tools?: ReactNode;
  applied: readonly { label: string; remove: C }[];
  onRemove: (remove: C) => void;
  onClear: () => void;
  /** The other filters: on a phone behind a button, so that the list is in sight. */
  children: ReactNode;
}

/** A field of two columns: days, amounts. */
export const WideFilter = ({ children }: { children: ReactNode }) => (
  <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2' }, minWidth: 0 }}>{children}</Box>
);

/** Search, filters and what of them is applied, of an office's list. */
export function ListFilters<C>({ search, columns, tools, applied, onRemove, onClear, children }: ListFiltersProps<C>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const folded = applied.length - (search.value ? 1 : 0);
  // When they do not all fit side by side, the search has a line of its own.
  const narrow = columns > 4 || tools ? columns - 2 : columns;
  const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))${tools ? ' auto' : ''}`;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mb: 2,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: tracks(narrow), lg: tracks(columns) },
        }}
      >
        <Box
          sx={{
            gridColumn: { xs: '1 / -1', sm: narrow === columns ? 'span 2' : '1 / -1', lg: 'span 2' },
            minWidth: 0,
          }}
        >
          <SearchFilter name="q" label="Buscar" {...search} />
        </Box>
        <Button
          variant="outlined"
          startIcon={<TuneRounded />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{ display: { sm: 'none' }, justifySelf: 'start' }}
        >
          {folded > 0 ? `Filtros (${folded})` : 'Filtros'}
        </Button>
        <Box
          id={id}
          sx={{
            display: { xs: open ? 'grid' : 'none', sm: 'contents' },
            // On a phone the tools share the button's line, and what unfolds stands below both.
            order: 1,
            gridColumn: '1 / -1',
            gap: 1.5,
            alignItems: 'end',
            gridTemplateColumns: sideBySide(200),
          }}
        >
          {children}
        </Box>
        {tools}
      </Box>
      <AppliedChips applied={applied} onRemove={onRemove} onClear={onClear} />
    </>
  );
}
