import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import type { Integrante } from '@tuerca/contracts/auth/equipo/schemas';
import type { TeamRole } from '@tuerca/contracts/kernel/capabilities';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { ConfirmAction } from '@/ui/confirm-action';
import { GroupAddOutlined } from '@/ui/icons/group-add-outlined';
import { PersonAddAltRounded } from '@/ui/icons/person-add-alt-rounded';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import { teamQuery, useRemoveTeamMember, useResend } from './team.queries';
import { TEAM_COLUMNS } from './team-columns';

const InviteDialog = onDemand(async () => (await import('./member-dialogs')).InviteDialog);
const CargoDialog = onDemand(async () => (await import('./member-dialogs')).CargoDialog);

type Open = { what: 'invite' } | { what: 'cargo' | 'remove'; member: Integrante } | null;

/** Asks before a member's work ends, or an invitation is withdrawn. */
function RemoveDialog({ member, onClose }: { member: Integrante; onClose: () => void }) {
  const remove = useRemoveTeamMember();
  const isMember = member.estado === 'activo';
  return (
    <ConfirmAction
      title={isMember ? `¿Quitar a ${member.nombre} del equipo?` : '¿Retirar la invitación?'}
      confirm={isMember ? 'Quitar del equipo' : 'Retirar invitación'}
      run={() => remove.mutateAsync(member._id)}
      done={isMember ? TEAM_MESSAGES.ended : TEAM_MESSAGES.withdrawn}
      error="No pudimos hacerlo. Intenta nuevamente."
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isMember
          ? 'Sus sesiones se cierran ahora mismo, también en su teléfono. Lo que hizo queda con su nombre.'
          : `El enlace que enviamos a ${member.email} deja de servir.`}
      </Typography>
    </ConfirmAction>
  );
}

/** The team of a store or workshop: who works in it, invited, changed and ended. */
function TeamView({ role }: { role: TeamRole }) {
  const [open, setOpen] = useState<Open>(null);
  const resend = useResend();
  const close = () => setOpen(null);
  const invite = () => setOpen({ what: 'invite' });
  const sendAgain = ({ _id }: Integrante) =>
    void resend.mutateAsync(_id).then(
      (message) => notify.ok(message ?? ''),
      (error: unknown) => notify.error(messageOf(error, TEAM_MESSAGES.inviteFailed)),
    );
  return (
    <OfficeList
      title="Equipo"
      text="Cada persona entra con su propia cuenta, hace lo que su cargo permite, y lo que hace lleva su nombre."
      actions={
        <Button variant="contained" startIcon={<PersonAddAltRounded />} onClick={invite}>
          Invitar
        </Button>
      }
      noun={['persona', 'personas']}
      columns={TEAM_COLUMNS}
      query={useQuery(teamQuery())}
      nameOf={({ nombre }) => nombre}
      menu={(member) => [
        { label: 'Cambiar cargo', onSelect: () => setOpen({ what: 'cargo', member }) },
        ...(member.estado === 'activo' ? [] : [{ label: 'Enviar otra invitación', onSelect: () => sendAgain(member) }]),
        {
          label: member.estado === 'activo' ? 'Quitar del equipo' : 'Retirar invitación',
          danger: true,
          onSelect: () => setOpen({ what: 'remove', member }),
        },
      ]}
      none={{
        icon: GroupAddOutlined,
        title: 'Trabajas por tu cuenta',
        text: 'Invita a quien te ayuda: verá solo lo de su cargo, nunca tus ingresos ni tu configuración.',
        action: (
          <Button variant="contained" onClick={invite}>
            Invitar a alguien
          </Button>
        ),
      }}
      error="No pudimos cargar tu equipo."
    >
      {open?.what === 'invite' && <InviteDialog role={role} onClose={close} />}
      {open?.what === 'cargo' && <CargoDialog member={open.member} role={role} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog member={open.member} onClose={close} />}
    </OfficeList>
  );
}

/** Equipo, of the store's panel. */
export const StoreTeamPage = () => <TeamView role="store" />;

/** Equipo, of the workshop's panel. */
export const WorkshopTeamPage = () => <TeamView role="workshop" />;
