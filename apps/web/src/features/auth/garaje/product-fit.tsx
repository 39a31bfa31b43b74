import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ajuste, fitOf, type Fittable } from '@tuerca/contracts/auth/garaje/ajuste';
import { comparedName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { FitBadge } from '@/entities/auth/garaje/fit-badge';
import { useGarage, useVehicle } from '@/entities/auth/garaje/garage-store';
import { usePicker } from './use-picker';

/** Why, in a sentence. */
function reason(fit: Ajuste, { universal }: Fittable, name: string): string {
  if (fit === 'compatible')
    return universal ? `Es universal: sirve para ${name} si la medida es la misma.` : `Sirve para ${name}.`;
  if (fit === 'no-compatible') return `La tienda no lo indica para ${name}. Mira los vehículos compatibles.`;
  // A row names the model, but only with one engine.
  if (fit === 'sin-confirmar') return `Depende del motor de ${name}. Agrégalo en tu garaje o pregúntale a la tienda.`;
  return `La tienda no indicó si sirve para ${name}. Pregúntale.`;
}

/** Whether a product fits the chosen vehicle, and why; without one, the way to choose it. Known from the product itself, so nothing is asked for. */
export function ProductFit({ producto }: { producto: Fittable }) {
  const { status } = useGarage();
  const vehicle = useVehicle();
  const { pick, dialog } = usePicker();
  const fit = vehicle && fitOf(producto, vehicle);
  return (
    <Box
      role="group"
      aria-label="Compatibilidad con tu vehículo"
      sx={{
        minHeight: vehicle ? 88 : 64,
        'html[data-vehicle] &': { minHeight: 88 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.25,
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        ...(status === 'loading' && { 'html[data-vehicle] & > *': { visibility: 'hidden' } }),
      }}
    >
      {vehicle && fit ? (
        <Box>
          <FitBadge plain ajuste={fit} sx={{ typography: 'body2', fontWeight: 700 }} />
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {reason(fit, producto, comparedName(vehicle))}
          </Typography>
        </Box>
      ) : (
        <>
          <Typography variant="body2" sx={{ flex: '1 1 100px' }}>
            ¿Sirve para tu vehículo?
          </Typography>
          <Button variant="outlined" onClick={() => pick()} aria-haspopup="dialog">
            Elegir vehículo
          </Button>
        </>
      )}
      {dialog}
    </Box>
  );
}
