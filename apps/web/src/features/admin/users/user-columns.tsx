import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { UsuarioFila } from '@tuerca/contracts/admin/users-schemas';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { EmailText } from '@/ui/email-text';
import { StatusChip } from '@/ui/status-chip';

/** State of an account, such as active. */
export const UserState = ({ activo, eliminada }: { activo: boolean; eliminada?: string | null }) =>
  eliminada ? (
    <StatusChip label="Eliminada" />
  ) : (
    <StatusChip label={activo ? 'Activo' : 'Inactivo'} tone={activo ? 'success' : 'error'} />
  );

/** Columns of the list of accounts. */
export const USER_COLUMNS: readonly Column<UsuarioFila>[] = [
  {
    id: 'nombre',
    header: 'Usuario',
    card: 'title',
    sortKey: 'nombre',
    sortNames: ['Nombre: A a Z', 'Nombre: Z a A'],
    cell: ({ _id, nombre, negocio }) => (
      <Box sx={{ minWidth: 0 }}>
        <MuiLink component={Link} to={paths.adminUser(_id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nombre}
        </MuiLink>
        {negocio && (
          <Box component="span" sx={secondLine}>
            {negocio}
          </Box>
        )}
      </Box>
    ),
  },
  { id: 'rol', header: 'Rol', cell: ({ role }) => ROLE_LABELS[role] },
  {
    id: 'contacto',
    header: 'Contacto',
    cell: ({ email, telefono }) => (
      <>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <EmailText email={email} />
        </Box>
        <Box component="span" sx={secondLine}>
          {telefono ? formatTelefono(telefono) : 'Sin teléfono'}
        </Box>
      </>
    ),
  },
  { id: 'documento', header: 'Documento', wideOnly: true, cell: ({ documento }) => documento ?? '—' },
  {
    id: 'registro',
    header: 'Registro',
    sortKey: 'createdAt',
    sortNames: ['Más antiguos', 'Más recientes'],
    descendingFirst: true,
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  { id: 'estado', header: 'Estado', card: 'corner', cell: ({ activo }) => <UserState activo={activo} /> },
];
