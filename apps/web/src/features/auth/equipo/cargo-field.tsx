import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import {
  CAPABILITY_LABELS,
  type Cargo,
  CARGO_CAPABILITIES,
  CARGO_LABELS,
  CARGOS_OF,
  type TeamRole,
} from '@tuerca/contracts/kernel/capabilities';
import { SelectInput } from '@/ui/form/select-input';

/** Capabilities left out of the list: those of every member, and those of the other kind of business. */
const OF_KIND: Record<TeamRole, readonly string[]> = {
  store: ['cuenta', 'avisos', 'citas', 'agenda', 'trabajos', 'presupuestos'],
  workshop: ['cuenta', 'avisos', 'pedidos', 'devoluciones', 'productos', 'preguntas', 'solicitudes'],
};

interface CargoFieldProps<T extends FieldValues> {
  control: Control<T>;
  name: Path<T>;
  role: TeamRole;
  disabled: boolean;
}

/** Position of a team member, with its capabilities from the table that the API enforces. */
export function CargoField<T extends FieldValues>({ control, name, role, disabled }: CargoFieldProps<T>) {
  const cargo = useWatch({ control, name }) as Cargo | '';
  const options = CARGOS_OF[role].map((value) => ({ value, label: CARGO_LABELS[value] }));
  const shown = cargo ? CARGO_CAPABILITIES[cargo].filter((one) => !OF_KIND[role].includes(one)) : [];
  return (
    <Box>
      <SelectInput control={control} name={name} label="Cargo" options={options} disabled={disabled} required />
      {shown.length > 0 && (
        <Box sx={{ mt: 1.5, px: 2, py: 1.5, borderRadius: 2, bgcolor: 'action.hover' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            Podrá
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
            {shown.map((one) => (
              <li key={one}>{CAPABILITY_LABELS[one]}</li>
            ))}
          </Box>
          <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
            Nunca: ingresos, cobros, configuración, plan ni equipo.
          </Typography>
        </Box>
      )}
    </Box>
  );
}
