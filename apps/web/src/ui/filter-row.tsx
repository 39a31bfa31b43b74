import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FilterRowProps {
  /** Widths of the columns, as CSS, where all stand side by side. */
  columns: string;
  /** From which width on they do. */
  from?: 'sm' | 'md';
  children: ReactNode;
}

/** Search and filters of an office's list; below `from` two a row, and the search has a row of its own. */
export const FilterRow = ({ columns, from = 'md', children }: FilterRowProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      mb: 2,
      alignItems: 'end',
      gridTemplateColumns: { xs: '1fr 1fr', [from]: columns },
      '& > form': { gridColumn: { xs: '1 / -1', [from]: 'auto' } },
    }}
  >
    {children}
  </Box>
);
