import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import type { RolPlan } from '@tuerca/contracts/kernel/roles';
import { ROLE_LIMITS } from '@tuerca/contracts/membresia/rules';
import { NumberField } from '@/ui/form/number-field';
import { SwitchField } from '@/ui/form/switch-field';
import type { PlanValues } from './plan-values';

const COUNT_LABELS = {
  productos: 'Productos publicados',
  servicios: 'Servicios disponibles',
  promociones: 'Promociones activas',
};
const two = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** Limits of a plan, by the kind of account that it is for. */
export function PlanLimitFields({ control, busy }: { control: Control<PlanValues>; busy: boolean }) {
  const role = useWatch({ control, name: 'rolUsuario' }) as RolPlan;
  const counted = ROLE_LIMITS[role];
  if (!counted.length) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Límites (vacío es sin límite)
      </Typography>
      <Box sx={two}>
        {counted.map((limite) => (
          <NumberField
            key={limite}
            control={control}
            name={`limites.${limite}`}
            label={COUNT_LABELS[limite]}
            min={0}
            max={1_000_000}
            placeholder="Sin límite"
            disabled={busy}
          />
        ))}
        {role === 'store' && (
          <>
            <NumberField
              control={control}
              name="limites.fotos"
              label="Fotos por producto"
              min={1}
              max={3}
              placeholder="Sin límite"
              disabled={busy}
            />
            <NumberField
              control={control}
              name="limites.comision"
              label="Comisión propia"
              hint="Una excepción de la tienda vale más"
              min={0}
              max={100}
              step={0.5}
              unit="%"
              placeholder="La general"
              disabled={busy}
            />
          </>
        )}
      </Box>
      {role === 'store' && (
        <SwitchField control={control} name="limites.importacion" label="Permite importar productos" disabled={busy} />
      )}
    </Box>
  );
}
