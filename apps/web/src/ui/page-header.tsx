import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  text?: ReactNode;
  /** Buttons at the right, below on a phone. */
  actions?: ReactNode;
}

/** The one <h1> of a page; it takes the focus after navigating. */
export const PageHeader = ({ title, text, actions }: PageHeaderProps) => (
  <Box
    component="header"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: { xs: 'center', sm: 'flex-end' },
      justifyContent: 'space-between',
      gap: 2,
      pt: { xs: 2, sm: 3, md: 5 },
      pb: { xs: 1.5, sm: 2, md: 3 },
      // Below a way back, which brings its own distance.
      'a + &, button + &': { pt: { xs: 0.5, md: 1 } },
    }}
  >
    <Box sx={{ minWidth: 0, flex: { sm: '1 1 300px' } }}>
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {text && (
        <Typography sx={{ color: 'text.secondary', mt: { xs: 0.5, sm: 1 }, maxWidth: '64ch' }}>{text}</Typography>
      )}
    </Box>
    {actions && (
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          // Two of them share a line of 360 px.
          '& .MuiButton-root': { px: { xs: 1.25, sm: '18px' } },
        }}
      >
        {actions}
      </Box>
    )}
  </Box>
);
