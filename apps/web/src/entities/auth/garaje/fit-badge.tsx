import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { type Ajuste, AJUSTE_LABELS } from '@tuerca/contracts/auth/garaje/ajuste';
import { CancelRounded } from '@/ui/icons/cancel-rounded';
import { CheckCircleRounded } from '@/ui/icons/check-circle-rounded';
import { HelpRounded } from '@/ui/icons/help-rounded';

const LOOK = {
  compatible: { Icon: CheckCircleRounded, color: 'success.main' },
  'sin-confirmar': { Icon: HelpRounded, color: 'warning.main' },
  'no-indicado': { Icon: HelpRounded, color: 'text.secondary' },
  'no-compatible': { Icon: CancelRounded, color: 'error.main' },
} as const;

/** Whether a part fits the chosen vehicle, in colour, sign and words. `plain`: without the ground that it needs on a picture. */
export function FitBadge({ ajuste, plain = false, sx }: { ajuste: Ajuste; plain?: boolean; sx?: SxProps }) {
  const { Icon, color } = LOOK[ajuste];
  return (
    <Box
      component="span"
      data-ajuste={ajuste}
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: '3px',
          height: 24,
          color,
          typography: 'caption',
          fontWeight: 700,
          whiteSpace: 'nowrap',
          ...(!plain && {
            pl: '4px',
            pr: '8px',
            borderRadius: 999,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
          }),
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {AJUSTE_LABELS[ajuste]}
    </Box>
  );
}
