import type { UsuarioFila } from '@tuerca/contracts/admin/users-schemas';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { FactorRemoval } from '@tuerca/contracts/auth/auth/security-schemas';
import { AUDITED } from '@/entities/admin/audit-format';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useRemoveFactor } from './users.queries';

interface FactorDialogProps {
  user: Pick<UsuarioFila, '_id' | 'nombre'>;
  onClose: () => void;
}

/** Takes away the second factor of somebody who lost telephone and codes, with the reason. */
export function FactorDialog({ user, onClose }: FactorDialogProps) {
  const remove = useRemoveFactor(user._id);
  return (
    <ReasonDialog
      danger
      title={`Quitar la verificación en dos pasos de ${user.nombre}`}
      confirm="Quitar"
      confirming="Quitando..."
      rule={FactorRemoval.shape.motivo}
      send={(motivo) => remove.mutateAsync({ motivo })}
      success={AUTH_MESSAGES.factorRemoved}
      failure={AUTH_MESSAGES.factorFailed}
      hint={AUDITED}
      placeholder="Perdió el teléfono y los códigos; la llamamos para comprobar que es ella."
      onClose={onClose}
    >
      Entrará solo con su contraseña hasta que la active de nuevo, y recibe un correo. Hazlo cuando hayas comprobado por
      otra vía que es quien dice ser.
    </ReasonDialog>
  );
}
