import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import type { UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { userQuery } from '@/entities/admin/account.queries';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { twoColumns } from '@/ui/form/columns';
import { Form } from '@/ui/form/form';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { ContactFields, UserAddress } from './account-fields';
import { EditUserForm, isSeller, userValuesOf } from './user-form-values';
import { useUpdateUser } from './users.queries';

function UserFields({ user }: { user: UsuarioDetalle }) {
  const navigate = useNavigate();
  const update = useUpdateUser(user._id);
  const { control, setValue, submit, busy, failure } = useServerForm({
    schema: EditUserForm,
    defaultValues: userValuesOf(user),
    send: (body) => update.mutateAsync(body),
    failure: ADMIN_USER_MESSAGES.updateFailed,
    fields: { CORREO_EN_USO: 'email' },
    onDone: () => {
      notify.ok(ADMIN_USER_MESSAGES.updated);
      void navigate(paths.adminUser(user._id));
    },
  });
  return (
    <Form aria-label="Editar usuario" onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      {failure && <FormAlert message={failure} />}
      <Panel title="Cuenta">
        <Box sx={twoColumns}>
          <ContactFields
            control={control}
            disabled={busy}
            emailHint="Si lo cambias, avisamos al correo anterior, cerramos sus sesiones y tendrá que confirmar el nuevo"
          />
        </Box>
      </Panel>
      <Panel
        title={isSeller(user.role) ? 'Dirección del negocio' : 'Dirección'}
        text={isSeller(user.role) ? undefined : ADMIN_USER_MESSAGES.optionalAddress}
      >
        <UserAddress control={control} setValue={setValue} disabled={busy} optional={!isSeller(user.role)} />
      </Panel>
      <LoadingButton type="submit" loading={busy} loadingText="Guardando..." sx={{ justifySelf: { sm: 'start' } }}>
        Guardar cambios
      </LoadingButton>
    </Form>
  );
}

/** Changes what an account says of itself. */
function EditUser({ id }: { id: string }) {
  const query = useQuery(userQuery(id));
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rectangular" height={320} />}
      error={ADMIN_USER_MESSAGES.oneFailed}
    >
      {(user) =>
        user.eliminada ? <FormAlert message="Esta cuenta fue eliminada." /> : <UserFields key={id} user={user} />
      }
    </DataState>
  );
}

/** Changing an account, of the administrators' office. */
export function EditUserPage() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
      <Head title="Editar usuario" noindex />
      <BackLink to={paths.adminUser(id)} label="Volver al usuario" />
      <PageHeader title="Editar usuario" />
      <EditUser id={id} />
    </Container>
  );
}
