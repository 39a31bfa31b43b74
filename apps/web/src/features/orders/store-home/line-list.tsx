import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';

export interface LinkLine {
  id: string;
  to: string;
  text: ReactNode;
  /** Content at the right end. */
  end?: ReactNode;
  /** The same, but below the text where the list is narrow. */
  status?: ReactNode;
}

const columns = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  '@container (max-width: 519px)': { flexDirection: 'column', alignItems: 'flex-start', gap: 0.75 },
} as const;

/** Lines of a card, each of them a link. */
export const LineList = ({ lines, label }: { lines: readonly LinkLine[]; label: string }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' }}>
    {lines.map(({ id, to, text, end, status }) => (
      <li key={id}>
        <Box
          component={Link}
          to={to}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 56,
            py: 1,
            px: 1,
            mx: -1,
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.primary',
            textDecoration: 'none',
            '&:hover': { bgcolor: 'marca.tile' },
          }}
        >
          <Box sx={columns}>
            <Box sx={{ flex: 1, minWidth: 0, maxWidth: '100%' }}>{text}</Box>
            {status}
          </Box>
          {end}
          <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary' }} />
        </Box>
      </li>
    ))}
  </Box>
);
