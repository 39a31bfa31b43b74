import Box from '@mui/material/Box';
import { VerifiedRounded } from './icons/verified-rounded';

interface VerifiedMarkProps {
  /** 'Tienda verificada', 'Taller verificado'. */
  label: string;
  /** The words stand beside the mark, for profiles. */
  words?: boolean;
}

/** An administrator checked this business's documents. */
export const VerifiedMark = ({ label, words = false }: VerifiedMarkProps) => {
  const title = `${label}: revisamos sus documentos`;
  return words ? (
    <Box
      component="span"
      title={title}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'success.main', fontWeight: 600 }}
    >
      <VerifiedRounded aria-hidden sx={{ fontSize: 20 }} />
      {label}
    </Box>
  ) : (
    // Above the link that covers its card, so that the pointer finds it.
    <Box
      component="span"
      role="img"
      aria-label={label}
      title={title}
      sx={{ display: 'inline-flex', position: 'relative', zIndex: 1, color: 'success.main', flex: 'none' }}
    >
      <VerifiedRounded sx={{ fontSize: 20 }} />
    </Box>
  );
};
