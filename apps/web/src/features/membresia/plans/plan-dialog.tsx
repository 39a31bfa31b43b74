import { useWatch } from 'react-hook-form';
import type { AltaPlan } from '@tuerca/contracts/membresia/form';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { PlanAdmin } from '@tuerca/contracts/membresia/schemas';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useSavePlan } from './memberships.queries';
import { PlanFields } from './plan-fields';
import { PlanForm, planValuesOf } from './plan-values';

/** Makes a plan, or changes one. */
export function PlanDialog({ plan, onClose }: { plan?: PlanAdmin; onClose: () => void }) {
  const save = useSavePlan(plan?.codigo);
  const form = useServerForm({
    schema: PlanForm,
    defaultValues: planValuesOf(plan),
    send: (body: AltaPlan) => save.mutateAsync(body),
    failure: MEMBRESIA_MESSAGES.saveFailed,
    fields: { PLAN_REPETIDO: 'codigo' },
    draft: plan ? undefined : 'plan-nuevo',
    onDone: () => {
      notify.ok(plan ? MEMBRESIA_MESSAGES.planUpdated : MEMBRESIA_MESSAGES.planCreated);
      onClose();
    },
  });
  const comision = useWatch({ control: form.control, name: 'limites.comision' });
  return (
    <ServerFormDialog
      form={form}
      title={plan ? `Editar plan ${plan.nombre}` : 'Nuevo plan'}
      confirm={plan ? 'Guardar cambios' : 'Crear plan'}
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="md"
    >
      <PlanFields control={form.control} busy={form.busy} existing={!!plan} basic={!!plan?.basico} />
      {comision !== (plan?.limites.comision ?? null) && (
        <TextInput
          control={form.control}
          name="motivo"
          label="Motivo de la comisión"
          hint="Lo leen los demás administradores. Te pediremos tu contraseña."
          rows={2}
          maxLength={500}
          disabled={form.busy}
          required
        />
      )}
    </ServerFormDialog>
  );
}
