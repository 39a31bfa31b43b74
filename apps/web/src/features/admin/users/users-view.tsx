import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { GroupsOutlined } from '@/ui/icons/groups-outlined';
import { PersonAddAltRounded } from '@/ui/icons/person-add-alt-rounded';
import { NothingFound } from '@/ui/nothing-found';
import { PageHeader } from '@/ui/page-header';
import { useUserActions } from './user-actions';
import { USER_COLUMNS } from './user-columns';
import { USER_FILTERS } from './user-filters';
import { readUsersFile, usersQuery } from './users.queries';
import { UsersControls } from './users-controls';

/** Room (px) that the columns take beside each other. */
const COLUMNS_WIDTH = 860;

/** Accounts of every role: found, filtered, looked at, switched off. */
function UsersView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(USER_FILTERS);
  const query = useQuery(usersQuery(filters));
  const { actionsOf, dialog } = useUserActions();
  const applied = USER_FILTERS.applied(filters);
  return (
    <>
      <PageHeader
        title="Usuarios"
        text="Quién usa la plataforma, con qué rol y desde cuándo."
        actions={
          <>
            <ExportButton
              read={() => readUsersFile(filters)}
              fileName="Usuarios.csv"
              words={{ failed: ADMIN_USER_MESSAGES.exportFailed }}
            />
            <Button variant="contained" component={Link} to={paths.adminNewUser()} startIcon={<PersonAddAltRounded />}>
              Nuevo usuario
            </Button>
          </>
        }
      />
      <UsersControls filters={filters} applied={applied} onChange={change} onClear={clear} />
      <DataTable
        label="Usuarios"
        noun={['usuario', 'usuarios']}
        columns={USER_COLUMNS}
        cardsBelow={COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ nombre }) => nombre}
        page={filters.page}
        hrefOf={hrefOf}
        sort={filters.sort}
        onSort={(sort) => change({ sort: sort as typeof filters.sort })}
        menu={actionsOf}
        empty={
          applied.length ? (
            <NothingFound title="No encontramos usuarios con esos filtros" onClear={clear} />
          ) : (
            <EmptyState
              icon={<GroupsOutlined sx={{ fontSize: 34 }} />}
              title="Aún no hay usuarios"
              text="Cuando alguien se registre, aquí verás su cuenta."
            />
          )
        }
        error={ADMIN_USER_MESSAGES.loadFailed}
      />
      {dialog}
    </>
  );
}

/** Usuarios, of the administrators' office. */
export const UsersPage = () => (
  <Container maxWidth="xl" sx={{ pb: 4 }}>
    <Head title="Usuarios" noindex />
    <UsersView />
  </Container>
);
