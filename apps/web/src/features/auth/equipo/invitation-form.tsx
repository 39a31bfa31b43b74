import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { INVITATION_DAYS } from '@tuerca/contracts/auth/equipo/limits';
import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import { AceptarInvitacion, type Invitacion } from '@tuerca/contracts/auth/equipo/schemas';
import { CARGO_LABELS } from '@tuerca/contracts/kernel/capabilities';
import { usePasswordMin } from '@/entities/platform/system/system.queries';
import { isCode } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { AccessForm } from '@/ui/form/access-form';
import { PasswordInput } from '@/ui/form/password-input';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { invitationQuery, useAccept } from './team.queries';

const Dead = () => (
  <EmptyState
    title="Esta invitación ya no sirve"
    text={`Las invitaciones vencen a los ${INVITATION_DAYS} días y se usan una sola vez. Pide a quien te invitó que envíe otra.`}
    action={
      <Button component={Link} to={paths.login()} variant="contained">
        Iniciar sesión
      </Button>
    }
  />
);

function AcceptForm({ token, invitation }: { token: string; invitation: Invitacion }) {
  const navigate = useNavigate();
  const user = useUser();
  const accept = useAccept(token);
  const passwordMin = usePasswordMin();
  const form = useServerForm({
    schema: AceptarInvitacion,
    defaultValues: { nombre: invitation.nombre, password: '' },
    send: (body: AceptarInvitacion) => accept.mutateAsync(body),
    failure: 'No pudimos aceptar la invitación. Intenta nuevamente.',
    fields: { CLAVE_COMUN: 'password' },
    guard: false,
    onDone: (message) => {
      notify.ok(message ?? TEAM_MESSAGES.accepted);
      void navigate(paths.login(), { replace: true });
    },
  });
  const common = { control: form.control, disabled: form.busy };
  if (isCode(accept.error, 'INVITACION_VENCIDA')) return <Dead />;
  return (
    <AccessForm
      label="Aceptar la invitación"
      form={form}
      busy={form.busy}
      send="Aceptar la invitación"
      sending="Aceptando..."
    >
      {user && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          Ahora estás en Tuerca como <strong>{user.nombre}</strong>, y la invitación es para otra cuenta. Puedes
          aceptarla aquí; para entrar con ella, cierra antes esta sesión.
        </Alert>
      )}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{invitation.negocio}</strong> te invita a su equipo. Tu cargo:{' '}
        <strong>{CARGO_LABELS[invitation.cargo]}</strong>. Entrarás con <strong>{invitation.email}</strong>.
      </Typography>
      <TextInput {...common} name="nombre" label="Tu nombre" autoComplete="name" maxLength={80} required />
      <PasswordInput
        {...common}
        name="password"
        label="Elige tu contraseña"
        autoComplete="new-password"
        meter={passwordMin}
        required
      />
    </AccessForm>
  );
}

/** Details of a mailed invitation, accepted with a name and a password. */
export function InvitationForm({ token }: { token: string }) {
  const query = useQuery(invitationQuery(token));
  if (query.isError && (isCode(query.error, 'INVITACION_VENCIDA') || isCode(query.error, 'ENTRADA_INVALIDA')))
    return <Dead />;
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rounded" height={260} />}
      error="No pudimos abrir la invitación."
    >
      {(invitation) => <AcceptForm token={token} invitation={invitation} />}
    </DataState>
  );
}
