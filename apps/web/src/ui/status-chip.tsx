import Box from '@mui/material/Box';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const COLOR: Record<Tone, string> = {
  neutral: 'text.secondary',
  info: 'info.main',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
};

/** A state in words with a dot of its tone: colour never stands alone. */
export const StatusChip = ({ label, tone = 'neutral' }: { label: string; tone?: Tone }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      px: 1.25,
      height: 26,
      borderRadius: 999,
      border: 1,
      borderColor: 'currentColor',
      // Its own ground: the tones are legible on paper, not on every row's colour.
      bgcolor: 'background.paper',
      color: COLOR[tone],
      typography: 'caption',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    }}
  >
    <Box component="span" aria-hidden sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor' }} />
    {label}
  </Box>
);
