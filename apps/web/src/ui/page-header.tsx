import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';

interface PageHeaderProps {
  title: string;
  /** Number at the end of the title: no line breaks inside it, and one tap copies it. */
  number?: string;
  text?: ReactNode;
  /** The text has no room on a phone, where the list comes first. */
  wideText?: boolean;
  /** Buttons at the right, below on a phone. */
  actions?: ReactNode;
}

/** The one <h1> of a page; it takes the focus after navigating. */
export const PageHeader = ({ title, number, text, wideText, actions }: PageHeaderProps) => (
  <Box
    component="header"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: { xs: 'center', sm: 'flex-end' },
      justifyContent: 'space-between',
      gap: 2,
      pt: { xs: 1.5, sm: 3, md: 5 },
      pb: { xs: 1, sm: 2, md: 3 },
      // Below a way back, which brings its own distance.
      'a + &, button + &': { pt: { xs: 0.5, md: 1 } },
    }}
  >
    <Box sx={{ minWidth: 0, flex: { sm: '1 1 300px' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {title}
          {number && ' '}
          {number && (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {number}
            </Box>
          )}
        </Typography>
        {number && <CopyButton compact text={number} what="el número" />}
      </Box>
      {text && (
        <Typography
          sx={{
            display: { xs: wideText ? 'none' : 'block', sm: 'block' },
            color: 'text.secondary',
            mt: { xs: 0.5, sm: 1 },
            maxWidth: '64ch',
          }}
        >
          {text}
        </Typography>
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
