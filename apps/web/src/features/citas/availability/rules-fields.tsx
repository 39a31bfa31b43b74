import Box from '@mui/material/Box';
import type { Control, FieldPath } from 'react-hook-form';
import { GRANULE_MINUTES, MAX_HORIZON_DAYS, MAX_PUESTOS } from '@tuerca/contracts/citas/citas/rules';
import { numberProblem } from '@tuerca/contracts/venezuela/numero';
import { twoColumns } from '@/ui/form/columns';
import { useField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import { NumberInput, ruleOf } from '@/ui/form/number-input';
import type { AvailabilityValues } from './form-values';

interface RulesFieldsProps {
  control: Control<AvailabilityValues, unknown, AvailabilityValues>;
  disabled: boolean;
}
interface NoticeFieldProps extends RulesFieldsProps {
  name: FieldPath<AvailabilityValues>;
  label: string;
  hint: string;
}

/** Maximum notice in hours: two weeks. */
const MAX_NOTICE_HOURS = 336;
/** Minutes per hour. */
const MINUTES = 60;

/** Field of a notice, stored in minutes and typed in hours. */
function NoticeField({ control, disabled, name, label, hint }: NoticeFieldProps) {
  const bounds = { min: 0, max: MAX_NOTICE_HOURS, step: 0.5 };
  const { value, error, onChange, ref } = useField({
    control,
    name,
    check: (minutes) => (typeof minutes === 'number' ? numberProblem(minutes / MINUTES, ruleOf(bounds)) : null),
  });
  return (
    <NumberInput
      id={name}
      label={label}
      hint={hint}
      error={error}
      unit="horas"
      {...bounds}
      value={typeof value === 'number' ? value / MINUTES : null}
      onChange={(hours) => onChange(hours === null ? null : Number((hours * MINUTES).toFixed(6)))}
      inputRef={ref}
      disabled={disabled}
    />
  );
}

/** Simultaneous vehicles, and the times before and after an appointment. */
export const RulesFields = (form: RulesFieldsProps) => (
  <Box sx={twoColumns}>
    <NumberField
      {...form}
      name="puestos"
      label="Puestos"
      unit="vehículos"
      min={1}
      max={MAX_PUESTOS}
      hint="Cuántos vehículos atiendes al mismo tiempo."
    />
    <NumberField
      {...form}
      name="margen"
      label="Margen entre citas"
      unit="min"
      min={0}
      max={240}
      step={GRANULE_MINUTES}
      hint="Minutos libres en el puesto después de cada cita."
    />
    <NoticeField
      {...form}
      name="antelacionMinima"
      label="Antelación mínima"
      hint="Con cuánto tiempo de anticipación deben agendar, al menos."
    />
    <NumberField
      {...form}
      name="horizonteDias"
      label="Días por delante"
      unit="días"
      min={0}
      max={MAX_HORIZON_DAYS}
      hint="Hasta cuántos días después de hoy te pueden agendar. Con 0, solo para hoy."
    />
    <NoticeField
      {...form}
      name="antelacionCancelacion"
      label="Antelación para cancelar"
      hint="Hasta cuándo tu cliente puede cancelar o mover una cita confirmada."
    />
  </Box>
);
