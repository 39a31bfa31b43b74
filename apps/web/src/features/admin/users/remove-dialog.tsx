import Typography from '@mui/material/Typography';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { BajaUsuario, type UsuarioFila } from '@tuerca/contracts/admin/users-schemas';
import { AUDITED } from '@/entities/admin/audit-format';
import { OpenThings } from '@/entities/admin/open-things';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useRemoveUser } from './users.queries';

interface RemoveDialogProps {
  user: Pick<UsuarioFila, '_id' | 'nombre'>;
  onClose: () => void;
  onRemoved?: () => void;
}

/** Deletes an account for good, with the reason. */
export function RemoveUserDialog({ user, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useRemoveUser(user._id);
  return (
    <ReasonDialog
      danger
      title={`Eliminar a ${user.nombre}`}
      confirm="Eliminar cuenta"
      confirming="Eliminando..."
      rule={BajaUsuario.shape.motivo}
      send={(motivo) => remove.mutateAsync({ motivo })}
      success={ADMIN_USER_MESSAGES.deleted}
      failure={ADMIN_USER_MESSAGES.deleteFailed}
      hint={AUDITED}
      onDone={onRemoved}
      onClose={onClose}
    >
      <Typography>
        {`Se borran sus datos personales y no se puede deshacer. Sus pedidos, reseñas y mensajes quedan a nombre de «${ADMIN_USER_MESSAGES.deletedName}». Si solo quieres que no entre, desactívala.`}
      </Typography>
      <OpenThings id={user._id}>{ASUNTO_MESSAGES.goesToQueue}</OpenThings>
    </ReasonDialog>
  );
}
