import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

interface ReadyReasonsProps {
  reasons: readonly string[];
  onPick: (reason: string) => void;
}

/** Usual reasons: a tap writes one into the field below, where it can be changed. */
export const ReadyReasons = ({ reasons, onPick }: ReadyReasonsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {reasons.map((reason) => (
      <Chip
        key={reason}
        label={reason}
        variant="outlined"
        onClick={() => onPick(reason)}
        sx={{ height: 'auto', py: 0.75, '& .MuiChip-label': { whiteSpace: 'normal' } }}
      />
    ))}
  </Box>
);
