import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ADMIN_ERRORS } from '@tuerca/contracts/admin/errors';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { CambioRol, type UsuarioFila } from '@tuerca/contracts/admin/users-schemas';
import { type Role, ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { AUDITED } from '@/entities/admin/audit-format';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useUserRole } from './users.queries';

interface RoleDialogProps {
  user: Pick<UsuarioFila, '_id' | 'nombre' | 'role'>;
  onClose: () => void;
}

const PERSONAL: readonly Role[] = ['client', 'crane', 'delivery', 'admin'];
/** Explanation of each role for the administrator who assigns it. */
const ENTAILS: Partial<Record<Role, string>> = {
  client: 'Compra, agenda citas y reseña. Pierde lo que su rol anterior le permitía.',
  crane: 'Trabaja con la app móvil de grúas. No tiene panel en la web.',
  delivery: 'Trabaja con la app móvil de entregas. No tiene panel en la web.',
  admin: 'Verá y podrá cambiar todo: usuarios, pagos, configuración. Los demás administradores reciben un aviso.',
};

function Form({ user, onClose }: RoleDialogProps) {
  const change = useUserRole(user._id);
  const form = useServerForm({
    schema: CambioRol,
    defaultValues: { role: '' as Role, motivo: '' },
    send: (body) => change.mutateAsync(body),
    failure: ADMIN_USER_MESSAGES.roleFailed,
    guard: false,
    onDone: () => {
      notify.ok(ADMIN_USER_MESSAGES.roleChanged);
      onClose();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'role' });
  return (
    <ServerFormDialog
      form={form}
      title={`Cambiar el rol de ${user.nombre}`}
      confirm="Cambiar rol"
      confirming="Cambiando..."
      danger={chosen === 'admin' || user.role === 'admin'}
      onClose={onClose}
    >
      <Typography>
        Ahora es <strong>{ROLE_LABELS[user.role]}</strong>. Sus sesiones terminan y entra de nuevo con el rol que
        elijas.
      </Typography>
      <SelectInput
        control={form.control}
        name="role"
        label="Nuevo rol"
        options={PERSONAL.filter((role) => role !== user.role).map((role) => ({
          value: role,
          label: ROLE_LABELS[role],
        }))}
        disabled={form.busy}
        required
      />
      {ENTAILS[chosen] && <Alert severity={chosen === 'admin' ? 'warning' : 'info'}>{ENTAILS[chosen]}</Alert>}
      <TextInput
        control={form.control}
        name="motivo"
        label="Motivo"
        hint={AUDITED}
        rows={3}
        maxLength={500}
        disabled={form.busy}
        required
      />
    </ServerFormDialog>
  );
}

/** Assigns another role to an account; an account with a business keeps its role, with an explanation. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  if (PERSONAL.includes(user.role)) return <Form user={user} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={`${user.nombre} conserva su rol`}
      confirm="Entendido"
      cancel="Cerrar"
      onConfirm={onClose}
      onClose={onClose}
    >
      <Typography>{ADMIN_ERRORS.ROL_CON_NEGOCIO.message}</Typography>
    </ConfirmDialog>
  );
}
