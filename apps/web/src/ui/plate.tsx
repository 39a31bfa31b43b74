import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { HEADING_FONT, light } from '@/theme/tokens';

const bolt = {
  content: '""',
  position: 'absolute',
  top: '50%',
  width: 4,
  height: 4,
  mt: '-2px',
  borderRadius: '50%',
  bgcolor: light.control,
} as const;

/** Read like a number plate: the chosen vehicle, and the plates of the garage. Light in both modes, as on the street; wraps to two lines at most. */
export const Plate = ({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }) => (
  <Box
    component="span"
    sx={[
      {
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: 0,
        px: 1.75,
        py: 0.25,
        borderRadius: '6px',
        border: `2px solid ${light.ink}`,
        outline: `1px solid ${light.line}`,
        outlineOffset: '-4px',
        bgcolor: light.page,
        color: light.ink,
        '&::before': { ...bolt, left: 5 },
        '&::after': { ...bolt, right: 5 },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    <Box
      component="span"
      sx={{
        flex: 1,
        textAlign: 'center',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        fontFamily: HEADING_FONT,
        fontWeight: 700,
        lineHeight: 1.2,
        textWrap: 'balance',
        letterSpacing: '0.05em',
        textTransform: 'uppercase',
      }}
    >
      {children}
    </Box>
  </Box>
);
