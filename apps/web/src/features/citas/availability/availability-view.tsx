import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { DataState } from '@/ui/data-state';
import { availabilityQuery } from './availability.queries';
import { AvailabilityForm } from './availability-form';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
    <Skeleton variant="rectangular" height={520} />
    <Skeleton variant="rectangular" height={520} />
  </Box>
);

/** A workshop's own availability, to be edited. */
export function AvailabilityView({ tallerId }: { tallerId: string }) {
  const query = useQuery(availabilityQuery(tallerId));
  return (
    <DataState query={query} skeleton={<Waiting />} error={CITA_MESSAGES.availabilityFailed}>
      {(availability) => <AvailabilityForm availability={availability} />}
    </DataState>
  );
}
