import Typography from '@mui/material/Typography';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { ASUNTO_ROLES } from '@tuerca/contracts/admin/asunto-states';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { MotivoCuenta, type UsuarioFila } from '@tuerca/contracts/admin/users-schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { OpenThings } from '@/entities/admin/open-things';
import { ConfirmAction } from '@/ui/confirm-action';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useUserState } from './users.queries';

const HAS_OPEN: readonly Role[] = ASUNTO_ROLES;

interface StateDialogProps {
  user: Pick<UsuarioFila, '_id' | 'nombre' | 'role' | 'activo'>;
  onClose: () => void;
}

/** Switches an account on or off; off says what it entails and asks for the reason. */
export function StateDialog({ user, onClose }: StateDialogProps) {
  const change = useUserState(user._id);
  const sells = user.role === 'store' || user.role === 'workshop';
  return user.activo ? (
    <ReasonDialog
      danger
      title={`Desactivar a ${user.nombre}`}
      confirm="Desactivar"
      confirming="Guardando..."
      rule={MotivoCuenta}
      send={(motivo) => change.mutateAsync({ activo: false, motivo })}
      success={ADMIN_USER_MESSAGES.deactivated}
      failure={ADMIN_USER_MESSAGES.stateFailed}
      hint="Solo lo leen los administradores"
      onClose={onClose}
    >
      <Typography>
        {`Sus sesiones abiertas terminan de inmediato y no podrá volver a entrar.${sells ? ' Su negocio y lo que ofrece dejan de verse en la plataforma.' : ''} Puedes activarla de nuevo.`}
      </Typography>
      {HAS_OPEN.includes(user.role) && <OpenThings id={user._id}>{ASUNTO_MESSAGES.goesToQueue}</OpenThings>}
    </ReasonDialog>
  ) : (
    <ConfirmAction
      title={`Activar a ${user.nombre}`}
      confirm="Activar"
      danger={false}
      run={() => change.mutateAsync({ activo: true })}
      done={ADMIN_USER_MESSAGES.activated}
      error={ADMIN_USER_MESSAGES.stateFailed}
      onClose={onClose}
    >
      Podrá iniciar sesión otra vez{sells ? ', y su negocio vuelve a verse si estaba aprobado' : ''}.
    </ConfirmAction>
  );
}
