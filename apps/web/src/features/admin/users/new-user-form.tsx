import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ADMIN_USER_MESSAGES } from '@tuerca/contracts/admin/messages';
import { OfficeRole } from '@tuerca/contracts/admin/users-schemas';
import { PASSWORD_MIN } from '@tuerca/contracts/auth/auth/limits';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { twoColumns } from '@/ui/form/columns';
import { DocumentInput } from '@/ui/form/document-input';
import { Form } from '@/ui/form/form';
import { PasswordInput } from '@/ui/form/password-input';
import { SelectInput } from '@/ui/form/select-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { PageHeader } from '@/ui/page-header';
import { Panel } from '@/ui/panel';
import { ContactFields, UserAddress } from './account-fields';
import { BusinessFields } from './business-fields';
import { EMPTY_USER, isSeller, NewUserForm } from './user-form-values';
import { useCreateUser } from './users.queries';

const ROLE_OPTIONS = OfficeRole.options.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** Opens an account of any role; a store or workshop comes with its business. */
function NewUser() {
  const navigate = useNavigate();
  const create = useCreateUser();
  const { control, setValue, submit, busy, failure } = useServerForm({
    schema: NewUserForm,
    defaultValues: EMPTY_USER,
    send: (body) => create.mutateAsync(body),
    failure: ADMIN_USER_MESSAGES.createFailed,
    fields: { CORREO_EN_USO: 'email', CLAVE_COMUN: 'password' },
    onDone: ({ data }) => {
      notify.ok(ADMIN_USER_MESSAGES.created);
      void navigate(data ? paths.adminUser(data._id) : paths.adminUsers());
    },
  });
  const role = useWatch({ control, name: 'role' });
  return (
    <Form aria-label="Nuevo usuario" onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      {failure && <FormAlert message={failure} />}
      <Panel title="Cuenta" text="Le llega un correo para confirmar su dirección.">
        <Box sx={twoColumns}>
          <SelectInput control={control} name="role" label="Rol" options={ROLE_OPTIONS} disabled={busy} required />
          <ContactFields control={control} disabled={busy} emailHint="Con este correo inicia sesión" />
          <PasswordInput
            control={control}
            name="password"
            label="Contraseña"
            autoComplete="new-password"
            meter={PASSWORD_MIN}
            disabled={busy}
            required
          />
          {role === 'client' && (
            <DocumentInput control={control} name="cedula" label="Cédula (opcional)" disabled={busy} />
          )}
        </Box>
      </Panel>
      {(role === 'store' || role === 'workshop') && (
        <Panel title={role === 'store' ? 'Tienda' : 'Taller'} text="Queda por revisar, como si se hubiera registrado.">
          <BusinessFields role={role} control={control} disabled={busy} />
        </Panel>
      )}
      <Panel
        title={isSeller(role) ? 'Dirección del negocio' : 'Dirección'}
        text={isSeller(role) ? undefined : ADMIN_USER_MESSAGES.optionalAddress}
      >
        <UserAddress control={control} setValue={setValue} disabled={busy} optional={!isSeller(role)} />
      </Panel>
      <LoadingButton type="submit" loading={busy} loadingText="Creando..." sx={{ justifySelf: { sm: 'start' } }}>
        Crear usuario
      </LoadingButton>
    </Form>
  );
}

/** Nuevo usuario, of the administrators' office. */
export const NewUserPage = () => (
  <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
    <Head title="Nuevo usuario" noindex />
    <BackLink to={paths.adminUsers()} label="Usuarios" />
    <PageHeader title="Nuevo usuario" />
    <NewUser />
  </Container>
);
