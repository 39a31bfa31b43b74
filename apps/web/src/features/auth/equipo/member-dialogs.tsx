import type { z } from 'zod';
import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import { CambioCargo, type Integrante, NuevoIntegrante } from '@tuerca/contracts/auth/equipo/schemas';
import type { TeamRole } from '@tuerca/contracts/kernel/capabilities';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { CargoField } from './cargo-field';
import { useInvite, useSetCargo } from './team.queries';

const NOBODY = { nombre: '', email: '', cargo: '' } as unknown as z.input<typeof NuevoIntegrante>;

/** Invites a person by mail. */
export function InviteDialog({ role, onClose }: { role: TeamRole; onClose: () => void }) {
  const invite = useInvite();
  const form = useServerForm({
    schema: NuevoIntegrante,
    defaultValues: NOBODY,
    send: (body: NuevoIntegrante) => invite.mutateAsync(body),
    failure: TEAM_MESSAGES.inviteFailed,
    fields: { INTEGRANTE_REPETIDO: 'email' },
    onDone: (message) => {
      notify.ok(message ?? TEAM_MESSAGES.invited(''));
      onClose();
    },
  });
  const common = { control: form.control, disabled: form.busy };
  return (
    <ServerFormDialog
      form={form}
      title="Invitar a tu equipo"
      confirm="Enviar invitación"
      confirming="Enviando..."
      onClose={onClose}
    >
      <TextInput {...common} name="nombre" label="Nombre" autoComplete="off" maxLength={80} required />
      <TextInput
        {...common}
        name="email"
        label="Correo electrónico"
        type="email"
        autoComplete="off"
        hint="Le llega un enlace para elegir su contraseña. Usa un correo sin otra cuenta en Tuerca."
        required
      />
      <CargoField {...common} name="cargo" role={role} />
    </ServerFormDialog>
  );
}

/** Gives a member, or somebody invited, another position. */
export function CargoDialog({ member, role, onClose }: { member: Integrante; role: TeamRole; onClose: () => void }) {
  const change = useSetCargo(member._id);
  const form = useServerForm({
    schema: CambioCargo,
    defaultValues: { cargo: member.cargo },
    send: ({ cargo }: z.output<typeof CambioCargo>) => change.mutateAsync(cargo),
    failure: 'No pudimos cambiar el cargo. Intenta nuevamente.',
    onDone: (message) => {
      notify.ok(message ?? TEAM_MESSAGES.changed);
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={`Cargo de ${member.nombre}`}
      confirm="Guardar cargo"
      confirming="Guardando..."
      onClose={onClose}
    >
      <CargoField control={form.control} disabled={form.busy} name="cargo" role={role} />
    </ServerFormDialog>
  );
}
