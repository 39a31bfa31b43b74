import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

interface AppliedChipsProps<C> {
  /** Labels of the applied filters, each with the change that removes it. */
  applied: readonly { label: string; remove: C }[];
  onRemove: (remove: C) => void;
  onClear: () => void;
}

/** Chips of the applied filters, each removable, with a button for all. */
export function AppliedChips<C>({ applied, onRemove, onClear }: AppliedChipsProps<C>) {
  if (applied.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label="Filtros aplicados"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      {applied.map(({ label, remove }) => (
        // A click anywhere on the chip removes it: the cross alone would be too small a target.
        <Chip
          key={label}
          label={label}
          onClick={() => onRemove(remove)}
          onDelete={() => onRemove(remove)}
          aria-label={`Quitar filtro ${label}`}
          sx={{ height: 36, maxWidth: '100%', bgcolor: 'marca.tile' }}
        />
      ))}
      <Button size="small" onClick={onClear} sx={{ minHeight: 44 }}>
        Limpiar todo
      </Button>
    </Box>
  );
}
