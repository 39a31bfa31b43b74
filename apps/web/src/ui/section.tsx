import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: ReactNode;
  /** A link or button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own <h2>. */
export function Section({ title, text, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ py: { xs: 3, md: 4 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
          mb: 2,
        }}
      >
        <Box>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {text && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}
