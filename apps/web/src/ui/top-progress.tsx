import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const grow = keyframes({ from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.92)' } });
const bar = {
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: 'tooltip',
  height: 3,
  bgcolor: 'secondary.main',
  transformOrigin: 'left',
  animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.2, 1) both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

/** A line at the top of the screen while the code of a page or a dialog is on its way. */
export const TopProgress = ({ label }: { label: string }) => <Box role="progressbar" aria-label={label} sx={bar} />;
