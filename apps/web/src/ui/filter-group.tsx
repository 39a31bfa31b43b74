import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A titled part of a filter panel. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2, mt: 2 }}>
      <Typography id={id} variant="h5" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The places of choices whose counts are on their way. */
export const FilterLines = () => (
  <Box aria-hidden>
    {[70, 55, 80, 62, 74].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={28} sx={{ my: 0.75 }} />
    ))}
  </Box>
);
