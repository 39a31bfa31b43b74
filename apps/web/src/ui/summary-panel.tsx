import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { bs } from '@/lib/format';
import { ExpandMoreRounded } from './icons/expand-more-rounded';
import { PURCHASE_SUMMARY } from './labels';

interface SummaryPanelProps {
  /** Bs., shown while it is collapsed. */
  total: number;
  /** Name of the sum when it is not the whole payment: 'Total sin envío'. */
  totalName?: string;
  children: ReactNode;
}

/** The summary of the purchase: open beside the step, collapsed to one line on a phone. */
export function SummaryPanel({ total, totalName, children }: SummaryPanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-label={PURCHASE_SUMMARY}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
        sx={{ display: { xs: 'flex', md: 'none' }, width: '100%', minHeight: 52, px: 2, gap: 1, borderRadius: 1 }}
      >
        <Typography variant="subtitle2" component="span">
          {open ? 'Ocultar el resumen' : 'Ver el resumen'}
        </Typography>
        <ExpandMoreRounded aria-hidden sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
        <Box component="span" sx={{ ml: 'auto', textAlign: 'right' }}>
          {totalName && (
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {totalName}
            </Typography>
          )}
          <Typography component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
            {bs(total)}
          </Typography>
        </Box>
      </ButtonBase>
      <Box
        id={id}
        sx={{
          display: { xs: open ? 'block' : 'none', md: 'block' },
          px: { xs: 2, md: 3 },
          pb: { xs: 2, md: 3 },
          pt: { md: 3 },
        }}
      >
        <Typography variant="h3" component="h2" sx={{ mb: 1.5, display: { xs: 'none', md: 'block' } }}>
          Resumen
        </Typography>
        {children}
      </Box>
    </Paper>
  );
}
