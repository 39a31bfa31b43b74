import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EstadoDevolucion } from '@tuerca/contracts/orders/devoluciones/states';
import { DevolucionChip } from './devolucion-chip';

interface NextStepProps {
  estado: EstadoDevolucion;
  title: string;
  text?: string;
  /** Details: instructions, a reason. */
  children?: ReactNode;
  /** Buttons of the possible actions. */
  actions?: ReactNode;
}

/** State of a return and its next step, with the buttons for it. */
export const NextStep = ({ estado, title, text, children, actions }: NextStepProps) => (
  <Paper
    component="section"
    variant="outlined"
    aria-label="Qué sigue"
    sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}
  >
    <DevolucionChip estado={estado} />
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>{text}</Typography>}
    {children}
    {actions && (
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          gap: 1,
          mt: 0.5,
          width: 1,
        }}
      >
        {actions}
      </Box>
    )}
  </Paper>
);

/** Quotation of the other party's text. */
export const Quoted = ({ children }: { children: ReactNode }) => (
  <Typography
    component="blockquote"
    sx={{
      m: 0,
      pl: 1.5,
      borderLeft: 3,
      borderColor: 'divider',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Typography>
);
