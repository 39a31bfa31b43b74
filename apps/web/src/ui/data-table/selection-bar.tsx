import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The chosen rows of a table. */
export interface Selection {
  /** Keys of the chosen rows. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What can be done with all of them. */
  actions: ReactNode;
}

/** How many rows are chosen, and what can be done with all of them. */
export const SelectionBar = ({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) => (
  <Box
    role="group"
    aria-label="Selección"
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
