import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  text?: string;
  /** Beside the title: the way to all of what stands here. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page: a card under its own heading. */
export function Panel({ title, text, action, children }: PanelProps) {
  const id = useId();
  const heading = (
    <Typography id={id} variant="h3" component="h2" sx={{ mb: action ? 0 : text ? 0.5 : 2 }}>
      {title}
    </Typography>
  );
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      {action ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            mb: 1,
          }}
        >
          {heading}
          {action}
        </Box>
      ) : (
        heading
      )}
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '64ch' }}>
          {text}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
