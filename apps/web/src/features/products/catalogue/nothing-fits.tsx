import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';

/** A list of which nothing may fit the vehicle: what was left out, and the way to ask stores. */
export const NothingFits = ({ leftOut, ask }: { leftOut: ReactNode; ask: ReactNode }) => (
  <EmptyState
    title="Nada de esto le sirve a tu vehículo"
    text="Así lo indican las tiendas. Mira lo que hay para otros vehículos o pídelo a las tiendas."
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {leftOut}
        {ask}
      </Box>
    }
  />
);
