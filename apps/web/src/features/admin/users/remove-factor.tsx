import Button from '@mui/material/Button';
import { useState } from 'react';
import type { UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { useUser } from '@/lib/session';
import { onDemand } from '@/ui/on-demand';

const FactorDialog = onDemand(async () => (await import('./factor-dialog')).FactorDialog);

/** For whoever lost telephone and recovery codes; one's own is switched off in the profile. */
export function RemoveFactor({ user }: { user: UsuarioDetalle }) {
  const own = useUser()?._id;
  const [asking, setAsking] = useState(false);
  if (!user.segundoFactor || user.eliminada || user._id === own) return null;
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)} sx={{ ml: 1 }}>
        Quitar
      </Button>
      {asking && <FactorDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
