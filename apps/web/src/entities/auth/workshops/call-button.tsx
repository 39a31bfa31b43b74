import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { CallRounded } from '@/ui/icons/call-rounded';

/** Calls a workshop; nothing when it publishes no telephone, or when it could not be read. */
export function CallButton({
  telefono,
  loading = false,
  variant = 'contained',
}: {
  telefono: string | null | undefined;
  loading?: boolean;
  variant?: 'contained' | 'outlined';
}) {
  if (loading) return <Skeleton variant="rectangular" width={210} height={44} />;
  if (!telefono) return null;
  return (
    <Button component="a" href={`tel:${telefono}`} variant={variant} startIcon={<CallRounded />}>
      {`Llamar al ${formatTelefono(telefono)}`}
    </Button>
  );
}
