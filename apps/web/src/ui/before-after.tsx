import Box from '@mui/material/Box';

interface BeforeAfterProps {
  label: string;
  /** Empty or null where there was nothing, or is nothing any more. */
  before: string | null;
  after: string | null;
}

/** A value before and after in one line: 'Precio: 10 → 12'. */
export const BeforeAfter = ({ label, before, after }: BeforeAfterProps) => (
  <>
    <strong>{label}:</strong>{' '}
    <Box component={before ? 's' : 'span'} sx={{ color: 'text.secondary' }}>
      {before || 'vacío'}
    </Box>{' '}
    → {after || 'vacío'}
  </>
);
