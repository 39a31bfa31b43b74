import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import type { GlossarySystem } from '@tuerca/contracts/pages/glosario';

interface SystemChipsProps {
  counts: readonly { sistema: GlossarySystem; total: number }[];
  /** Terms of all systems. */
  total: number;
  chosen: GlossarySystem | '';
  /** Query string of a choice. */
  searchOf: (sistema: GlossarySystem | '') => string;
}

/** The systems of a vehicle as links, with how many terms of the search each has. */
export const SystemChips = ({ counts, total, chosen, searchOf }: SystemChipsProps) => (
  <Box component="nav" aria-label="Sistemas del vehículo" sx={{ my: 2.5 }}>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 1,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 0.5,
        overflowX: { xs: 'auto', sm: 'visible' },
      }}
    >
      {[{ sistema: '' as const, total }, ...counts].map(({ sistema, total: n }) => {
        const on = sistema === chosen;
        return (
          <li key={sistema}>
            <Chip
              component={Link}
              to={{ search: searchOf(sistema) }}
              preventScrollReset
              clickable
              color={on ? 'primary' : 'default'}
              variant={on ? 'filled' : 'outlined'}
              aria-current={on ? 'true' : undefined}
              aria-label={`${sistema || 'Todos'}, ${n} ${n === 1 ? 'término' : 'términos'}`}
              label={`${sistema || 'Todos'} (${n})`}
              sx={{ height: 44, px: 0.5, fontSize: '0.875rem' }}
            />
          </li>
        );
      })}
    </Box>
  </Box>
);
