import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { CambioNivel } from '@tuerca/contracts/membresia/form';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import { BASIC_LEVEL } from '@tuerca/contracts/membresia/rules';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { OpenThings } from '@/entities/admin/open-things';
import { useUnkeptThings } from '@/entities/admin/use-unkept-things';
import { notify } from '@/lib/notify';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { plansQuery, useSetLevel } from './memberships.queries';

interface LevelDialogProps {
  usuario: Suscripcion['usuario'];
  /** The plan that it has now. */
  membresia: Suscripcion['membresia'];
  /** Whether there is a subscription that a new plan ends: none behind the free plan. */
  subscribed?: boolean;
  cancel?: boolean;
  onClose: () => void;
}

/** Gives an account another plan, or with `cancel` takes away the one it has. */
export function LevelDialog({ usuario, membresia, subscribed = true, cancel = false, onClose }: LevelDialogProps) {
  const { data: plans = [] } = useQuery(plansQuery());
  const change = useSetLevel(usuario._id);
  const unkept = useUnkeptThings(usuario._id, 'plan');
  const form = useServerForm({
    schema: CambioNivel,
    defaultValues: {
      nuevoNivel: cancel ? BASIC_LEVEL : '',
      razon: cancel ? MEMBRESIA_MESSAGES.cancelledByAdmin : '',
    },
    send: async (body: { nuevoNivel: string; razon: string }) => {
      await unkept.send();
      return change.mutateAsync(body);
    },
    failure: MEMBRESIA_MESSAGES.changeFailed,
    onDone: () => {
      notify.ok(cancel ? MEMBRESIA_MESSAGES.cancelled : MEMBRESIA_MESSAGES.levelChanged);
      onClose();
    },
  });
  const options = plans
    .filter(({ rolUsuario, basico, codigo }) => rolUsuario === usuario.role && !basico && codigo !== membresia.codigo)
    .map(({ codigo, nombre }) => ({ value: codigo, label: `${nombre} (${codigo})` }));
  return (
    <ServerFormDialog
      form={form}
      title={cancel ? '¿Cancelar la suscripción?' : 'Cambiar nivel'}
      confirm={cancel ? 'Sí, cancelar' : 'Cambiar nivel'}
      confirming="Guardando..."
      cancel={cancel ? 'Volver' : undefined}
      danger={cancel}
      onClose={onClose}
      maxWidth="sm"
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {cancel
            ? `${usuario.nombre} pierde los beneficios de ${membresia.nombre} y vuelve al plan básico. Lo que pase de sus límites queda oculto.`
            : `${usuario.nombre} tiene ahora el plan ${membresia.nombre}. El nuevo comienza de inmediato, sin pago${subscribed ? ', y el de ahora termina' : ''}.`}
        </Typography>
        {(cancel || subscribed) && <OpenThings {...unkept.choice}>{ASUNTO_MESSAGES.staysToFulfil}</OpenThings>}
        {!cancel && (
          <SelectInput
            control={form.control}
            name="nuevoNivel"
            label="Nuevo nivel"
            options={options}
            required
            disabled={form.busy}
          />
        )}
        <TextInput
          control={form.control}
          name="razon"
          label="Razón"
          hint="Queda en la auditoría y la lee su titular"
          rows={2}
          maxLength={300}
          required
          disabled={form.busy}
        />
      </Box>
    </ServerFormDialog>
  );
}
