import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { useChosenVehicle } from '@/entities/auth/garaje/garage-store';
import { paths } from '@/lib/paths';

/** Link to parts that fit instead: the catalogue for the vehicle of the garage. */
export function RightPart({ nombre }: { nombre: string }) {
  const vehicle = useChosenVehicle();
  const href = vehicle ? paths.catalogue({ search: nombre, sirve: 'true' }) : paths.clientGaraje();
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ color: 'text.primary', bgcolor: 'background.paper', overflowWrap: 'anywhere' }}
    >
      {vehicle
        ? `¿Buscamos el que sí le sirve a tu ${vehicleName(vehicle)}?`
        : 'Guarda tu vehículo en el garaje y te mostramos el que sí le sirve.'}
      {/* Below the words: beside them a phone would leave these no room. */}
      <Button component={Link} to={href} size="small" sx={{ display: 'flex', width: 'fit-content', ml: -1, mt: 0.5 }}>
        {vehicle ? 'Buscarlo' : 'Ir a mi garaje'}
      </Button>
    </Alert>
  );
}
