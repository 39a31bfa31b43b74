import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { plural } from '@/lib/format';
import { CloseRounded } from './icons/close-rounded';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  /** Number of matches with the current filters; null until the first count. */
  total: number | null;
  /** Singular and plural of the listed items: ['producto', 'productos']. */
  noun: readonly [string, string];
  onClear: () => void;
  children: ReactNode;
}

/** The filters on a phone: full screen, with a button that says how many matches they would show. */
export function FilterSheet({ open, onClose, total, noun, onClear, children }: FilterSheetProps) {
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { height: '100dvh', maxHeight: '100dvh' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 1,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          Filtros
        </Typography>
        <Button onClick={onClear}>Limpiar todo</Button>
        <IconButton aria-label="Cerrar los filtros" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', p: 2 }}>{children}</Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" size="large" fullWidth onClick={onClose} aria-live="polite">
          {total === null ? `Ver ${noun[1]}` : `Ver ${plural(total, ...noun)}`}
        </Button>
      </Box>
    </Drawer>
  );
}
