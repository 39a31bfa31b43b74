import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import { ROLE_LABELS, ROLES_PLAN } from '@tuerca/contracts/kernel/roles';
import { INTERVALO_LABELS, INTERVALOS } from '@tuerca/contracts/membresia/states';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { RowsEditor } from '@/ui/form/rows-editor';
import { SelectInput } from '@/ui/form/select-input';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import { PlanLimitFields } from './plan-limit-fields';
import type { PlanValues } from './plan-values';

interface PlanFieldsProps {
  control: Control<PlanValues>;
  busy: boolean;
  /** Its code stays what it is; a free plan also its price, role and state. */
  existing: boolean;
  basic: boolean;
}
const two = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

function Benefits({ control, busy }: Pick<PlanFieldsProps, 'control' | 'busy'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'beneficios' });
  const { errors } = useFormState({ control, name: 'beneficios' });
  const error = errors.beneficios?.message ?? errors.beneficios?.root?.message;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Beneficios
      </Typography>
      <RowsEditor
        rows={fields}
        noun="beneficio"
        min={1}
        max={20}
        disabled={busy}
        onAdd={() => append({ texto: '' })}
        onRemove={remove}
      >
        {(index) => (
          <TextInput
            control={control}
            name={`beneficios.${index}.texto`}
            label={`Beneficio ${index + 1}`}
            maxLength={160}
            disabled={busy}
          />
        )}
      </RowsEditor>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The fields of a plan. */
export const PlanFields = ({ control, busy, existing, basic }: PlanFieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2.5 }}>
    <Box sx={two}>
      <TextInput
        control={control}
        name="codigo"
        label="Código"
        hint={existing ? 'El código no se puede cambiar' : 'Letras, números y guiones: PRO_TIENDA'}
        maxLength={30}
        required
        disabled={busy || existing}
      />
      <TextInput control={control} name="nombre" label="Nombre" maxLength={60} required disabled={busy} />
    </Box>
    <TextInput
      control={control}
      name="descripcion"
      label="Descripción"
      rows={2}
      maxLength={400}
      required
      disabled={busy}
    />
    <Box sx={two}>
      <SelectInput
        control={control}
        name="rolUsuario"
        label="Tipo de cuenta"
        options={ROLES_PLAN.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        disabled={busy || basic}
      />
      <SelectInput
        control={control}
        name="intervalo"
        label="Intervalo"
        options={INTERVALOS.map((value) => ({ value, label: INTERVALO_LABELS[value] }))}
        disabled={busy}
      />
      <MoneyField
        control={control}
        name="precio"
        label="Precio en dólares"
        unit="$"
        required
        disabled={busy || basic}
      />
      <NumberField
        control={control}
        name="serviciosRequeridos"
        label="Servicios requeridos"
        hint="Para tomarlo sin pagar; 0 si no se puede"
        min={0}
        max={100_000}
        step={1}
        disabled={busy || basic}
      />
    </Box>
    <Benefits control={control} busy={busy} />
    <PlanLimitFields control={control} busy={busy} />
    <Box>
      <SwitchField control={control} name="destacado" label="Destacado entre los planes" disabled={busy} />
      <SwitchField
        control={control}
        name="activo"
        label="Activo"
        hint="Inactivo, nadie más lo toma; quien lo tiene lo conserva."
        disabled={busy || basic}
      />
    </Box>
  </Box>
);
