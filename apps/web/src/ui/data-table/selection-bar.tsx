import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NO_PRINT } from '@/ui/print-sheet';

/** The chosen rows of a table. */
export interface Selection {
  /** Keys of the chosen rows. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Actions on all chosen rows. */
  actions: ReactNode;
}

// After the rows, sticky above a phone's bottom bar, so that it stays visible while they are scrolled.
const FLOATS = {
  position: 'sticky',
  bottom: { xs: 'calc(var(--bottom-bar, 0px) + 8px + env(safe-area-inset-bottom, 0px))', md: 16 },
  zIndex: 2,
  mt: 1.5,
  boxShadow: 3,
  // One line on a phone, which leaves the room to the rows; it is swiped to its end.
  '@media (max-width:599.95px)': { flexWrap: 'nowrap', overflowX: 'auto', '& > *': { flex: 'none' } },
} as const;

/** Number of chosen rows, and the actions on all of them. */
export const SelectionBar = ({
  count,
  onClear,
  floats = false,
  children,
}: {
  count: number;
  /** Stays at the bottom of the screen while the rows before it are scrolled. */
  floats?: boolean;
  onClear: () => void;
  children: ReactNode;
}) => (
  <Box
    role="group"
    aria-label="Selección"
    {...NO_PRINT}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      px: 2,
      py: 0.5,
      mb: 1,
      minHeight: 52,
      borderRadius: 1,
      bgcolor: 'marca.tile',
      ...(floats && FLOATS),
    }}
  >
    <Typography variant="body2" role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
      {count === 1 ? '1 seleccionado' : `${count.toLocaleString('es-VE')} seleccionados`}
    </Typography>
    {children}
    <Button size="small" onClick={onClear}>
      Quitar selección
    </Button>
  </Box>
);
