import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { distanceInWords } from '@tuerca/contracts/venezuela/distance';
import { TIPO_VEHICULO_LABELS, tipoVehiculoOf } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { duration } from '@/lib/format';
import { paths } from '@/lib/paths';
import { CardLink } from '@/ui/card-link';
import { DirectionsCarFilledOutlined } from '@/ui/icons/directions-car-filled-outlined';
import { HandymanOutlined } from '@/ui/icons/handyman-outlined';
import { PlaceOutlined } from '@/ui/icons/place-outlined';
import { ScheduleRounded } from '@/ui/icons/schedule-rounded';
import { Precio } from '@/ui/precio';

/** Number of vehicle types on a card; the rest is counted. */
const MAX_VEHICLE_TYPES = 3;
/** Returns 'Sedán' for 'sedan'; an unknown type is returned unchanged. */
function typeLabel(value: string): string {
  const known = tipoVehiculoOf(value);
  return known ? TIPO_VEHICULO_LABELS[known] : value;
}

/** Returns 'Sedán, SUV, Pickup y 2 más' with a limit, all types without; 'Consulta al taller' for none. */
export function vehicleTypesText(values: readonly string[], max = Infinity): string {
  if (values.length === 0) return 'Consulta al taller';
  const names = values.slice(0, max).map(typeLabel);
  const rest = values.length - names.length;
  return rest > 0 ? `${names.join(', ')} y ${rest} más` : names.join(', ');
}

/** Price, labelled as fixed or as a minimum; struck through beside the price with the workshop's current offer. */
export const ServicePrice = ({ servicio, size = 'md' }: { servicio: Servicio; size?: 'md' | 'lg' }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {servicio.precioFijo ? 'Precio fijo' : 'Desde'}
    </Typography>
    <Precio
      size={size}
      bs={servicio.precioFinalBs}
      usd={servicio.precioFinal}
      originalBs={servicio.precioBs}
      porcentaje={servicio.oferta?.porcentaje}
    />
    {size === 'lg' && servicio.oferta && (
      <Typography variant="body2" sx={{ mt: 0.5, color: 'error.main', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {servicio.oferta.nombre}
      </Typography>
    )}
  </Box>
);

export const ServiceCategory = ({ servicio }: { servicio: Servicio }) => (
  <Chip
    size="small"
    variant="outlined"
    label={servicio.categoriaPublica}
    sx={{ maxWidth: '100%', color: 'text.secondary', borderColor: 'divider' }}
  />
);

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 0.75,
      minWidth: 0,
      '& svg': { fontSize: 18, mt: '1px', flex: 'none' },
    }}
  >
    {icon}
    <Box
      component="dt"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

/** Duration, vehicle types, and workshop. */
export const ServiceFacts = ({
  servicio,
  taller = true,
  max = MAX_VEHICLE_TYPES,
}: {
  servicio: Servicio;
  taller?: boolean;
  max?: number;
}) => (
  <Box
    component="dl"
    sx={{ m: 0, position: 'relative', display: 'grid', gap: 0.5, typography: 'body2', color: 'text.secondary' }}
  >
    {servicio.tiempoEstimado > 0 && (
      <Fact icon={<ScheduleRounded aria-hidden />} label="Duración">
        {duration(servicio.tiempoEstimado)}
      </Fact>
    )}
    <Fact icon={<DirectionsCarFilledOutlined aria-hidden />} label="Vehículos">
      {vehicleTypesText(servicio.vehiculosCompatibles, max)}
    </Fact>
    {taller && (
      <Fact icon={<HandymanOutlined aria-hidden />} label="Taller">
        {[servicio.taller.nombre, servicio.taller.ciudad].filter(Boolean).join(', ')}
      </Fact>
    )}
    {servicio.distancia !== null && (
      <Fact icon={<PlaceOutlined aria-hidden />} label="Distancia">
        {distanceInWords(servicio.distancia)}
      </Fact>
    )}
  </Box>
);

/** The name as the link of the whole card. */
export const ServiceName = ({ servicio, level = 'h3' }: { servicio: Servicio; level?: 'h2' | 'h3' }) => (
  <Typography variant="subtitle1" component={level} sx={{ lineHeight: 1.35, textWrap: 'pretty' }}>
    <CardLink to={paths.service(servicio._id)} name={servicio.nombre} />
  </Typography>
);
