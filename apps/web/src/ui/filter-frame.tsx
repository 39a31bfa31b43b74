import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { onDemand } from './on-demand';
import { visuallyHidden } from './visually-hidden';

const FilterSheet = onDemand(async () => (await import('./filter-sheet')).FilterSheet);

interface FilterFrameProps {
  /** Name of the list, as a heading for screen readers. */
  title: string;
  noun: readonly [string, string];
  panel: ReactNode;
  sheet: boolean;
  onCloseSheet: () => void;
  /** Number of matches with the current filters; null while they are counted. */
  total: number | null;
  onClear: () => void;
  children: ReactNode;
}

/** A list with its filters: beside it from 900 px on, in a sheet below that. */
export function FilterFrame({ title, noun, panel, sheet, onCloseSheet, total, onClear, children }: FilterFrameProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '264px minmax(0, 1fr)' },
        gap: { md: 4 },
        alignItems: 'start',
      }}
    >
      <Box component="aside" aria-label="Filtros" sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          Filtros
        </Typography>
        {panel}
      </Box>
      <Box component="section" aria-labelledby={id} sx={{ position: 'relative', minWidth: 0 }}>
        <Box component="h2" id={id} sx={visuallyHidden}>
          {title}
        </Box>
        {children}
      </Box>
      <FilterSheet open={sheet} onClose={onCloseSheet} total={total} noun={noun} onClear={onClear}>
        {panel}
      </FilterSheet>
    </Box>
  );
}
