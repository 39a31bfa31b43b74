import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DateRange } from '@/ui/form/date-range';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { PersonAddAltRounded } from '@/ui/icons/person-add-alt-rounded';
import { WideFilter } from '@/ui/list-filters';
import { OfficeList } from '@/ui/office-list';
import { useUserActions } from './user-actions';
import { USER_COLUMNS } from './user-columns';
import { USER_FILTERS, USER_ROLE_OPTIONS, USER_STATE_OPTIONS } from './user-filters';
import { readUsersFile, usersQuery } from './users.queries';

/** Room (px) that the columns take beside each other. */
const COLUMNS_WIDTH = 860;

/** Usuarios, of the administrators' office. */
export function UsersPage() {
  const address = useAddressFilters(USER_FILTERS);
  const { filters, change } = address;
  const { actionsOf, dialog } = useUserActions();
  return (
    <OfficeList
      address={address}
      title="Usuarios"
      text="Quién usa la plataforma, con qué rol y desde cuándo."
      maxWidth="xl"
      file={{ read: readUsersFile, name: 'Usuarios.csv', words: { failed: ADMIN_USER_MESSAGES.exportFailed } }}
      actions={
        <Button variant="contained" component={Link} to={paths.adminNewUser()} startIcon={<PersonAddAltRounded />}>
          Nuevo usuario
        </Button>
      }
      bar={{
        search: {
          name: 'search',
          place: 'En los usuarios',
          placeholder: 'Nombre, correo, teléfono, cédula, RIF o negocio',
          maxLength: 100,
        },
        columns: 6,
        choices: [
          { name: 'role', label: 'Rol', options: USER_ROLE_OPTIONS },
          { name: 'estado', label: 'Estado', options: USER_STATE_OPTIONS },
        ],
        more: (
          <WideFilter>
            <DateRange label="Registro" value={{ desde: filters.desde, hasta: filters.hasta }} onChange={change} />
          </WideFilter>
        ),
      }}
      noun={['usuario', 'usuarios']}
      columns={USER_COLUMNS}
      cardsBelow={COLUMNS_WIDTH}
      query={useQuery(usersQuery(filters))}
      nameOf={({ nombre }) => nombre}
      menu={actionsOf}
      none={{
        icon: GroupsOutlined,
        title: 'Aún no hay usuarios',
        text: 'Cuando alguien se registre, aquí verás su cuenta.',
      }}
      nothing={{ title: 'No encontramos usuarios con esos filtros' }}
      error={ADMIN_USER_MESSAGES.loadFailed}
    >
      {dialog}
    </OfficeList>
  );
}
