import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { groupsOf, type SellerFilters } from './seller-filters';
import { NOUN } from './seller-state';
import type { SellerKind } from './sellers.queries';

interface SellerGroupsProps {
  kind: SellerKind;
  value: SellerFilters['grupo'];
  counts: Partial<Record<SellerFilters['grupo'], number>> | undefined;
  onChange: (grupo: SellerFilters['grupo']) => void;
}

/** The groups with how many stand in each; one line that scrolls on a phone. */
export const SellerGroups = ({ kind, value, counts, onChange }: SellerGroupsProps) => (
  <Box role="group" aria-label="Grupos" sx={{ display: 'flex', gap: 1, overflowX: 'auto', pb: 1, mb: 1.5 }}>
    {groupsOf(NOUN[kind]).map(({ id, label }) => (
      <Chip
        key={id}
        component="button"
        clickable
        label={`${label}${counts?.[id] === undefined ? '' : ` ${counts[id]}`}`}
        color={id === value ? 'primary' : 'default'}
        variant={id === value ? 'filled' : 'outlined'}
        aria-pressed={id === value}
        onClick={() => onChange(id)}
        sx={{ flex: 'none', minHeight: 40, borderRadius: 999 }}
      />
    ))}
  </Box>
);
