import { type ReactNode, useState } from 'react';
import type { UsuarioFila } from '@tuerca/contracts/admin/users-schemas';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { BlockRounded } from '@/ui/icons/block-rounded';
import { CheckCircleOutlineRounded } from '@/ui/icons/check-circle-outline-rounded';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { ManageAccountsOutlined } from '@/ui/icons/manage-accounts-outlined';
import { onDemand } from '@/ui/on-demand';
import type { RowAction } from '@/ui/row-menu';

const RemoveDialog = onDemand(async () => (await import('./remove-dialog')).RemoveUserDialog);
const RoleDialog = onDemand(async () => (await import('./role-dialog')).RoleDialog);
const StateDialog = onDemand(async () => (await import('./state-dialog')).StateDialog);

type Target = Pick<UsuarioFila, '_id' | 'nombre' | 'role' | 'activo'>;
type Act = 'estado' | 'rol' | 'eliminar';

/** Actions on an account, and the dialog of the chosen one. Nobody may do them to her own account except editing. */
export function useUserActions(onRemoved?: () => void): {
  actionsOf: (user: Target) => readonly RowAction[];
  dialog: ReactNode;
} {
  const own = useUser()?._id;
  const [open, setOpen] = useState<{ act: Act; user: Target } | null>(null);
  const close = () => setOpen(null);
  const actionsOf = (user: Target): readonly RowAction[] => [
    { label: 'Editar', icon: <EditOutlined />, to: paths.adminUserEdit(user._id) },
    { label: 'Ver auditoría', icon: <HistoryRounded />, to: paths.adminAudit({ objeto: `usuario:${user._id}` }) },
    ...(user._id === own
      ? []
      : [
          {
            label: user.activo ? 'Desactivar' : 'Activar',
            icon: user.activo ? <BlockRounded /> : <CheckCircleOutlineRounded />,
            onSelect: () => setOpen({ act: 'estado', user }),
          },
          { label: 'Cambiar rol', icon: <ManageAccountsOutlined />, onSelect: () => setOpen({ act: 'rol', user }) },
          {
            label: 'Eliminar',
            icon: <DeleteOutlineRounded />,
            danger: true,
            onSelect: () => setOpen({ act: 'eliminar', user }),
          },
        ]),
  ];
  const dialog = open && (
    <>
      {open.act === 'estado' && <StateDialog user={open.user} onClose={close} />}
      {open.act === 'rol' && <RoleDialog user={open.user} onClose={close} />}
      {open.act === 'eliminar' && <RemoveDialog user={open.user} onClose={close} onRemoved={onRemoved} />}
    </>
  );
  return { actionsOf, dialog };
}
