import Box from '@mui/material/Box';
import { vehicleName, type Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { SwitchLine } from '@/ui/form/switch-line';

interface VehicleFilterProps {
  vehicle: Vehiculo | null;
  checked: boolean;
  /** Number of products that would remain; undefined while unknown. */
  total: number | undefined;
  onChange: (checked: boolean) => void;
  /** Lets the person choose a vehicle when there is none. */
  onPick: () => void;
}

/** 'Only what fits': leaves out the rest. Of constant height without a vehicle, with one, and while the count loads. */
export const VehicleFilter = ({ vehicle, checked, total, onChange, onPick }: VehicleFilterProps) => (
  <Box
    sx={{
      pl: 1.5,
      pr: 0.5,
      py: 1,
      minHeight: 76,
      display: 'grid',
      alignItems: 'center',
      border: 1,
      borderColor: 'divider',
      borderRadius: '10px',
      bgcolor: 'background.paper',
    }}
  >
    <SwitchLine
      label={`Solo lo que sirve para mi vehículo${vehicle && total !== undefined ? ` (${total.toLocaleString('es-VE')})` : ''}`}
      hint={vehicle ? vehicleName(vehicle) : 'Primero elige cuál es'}
      checked={checked && !!vehicle}
      onChange={(next) => (vehicle ? onChange(next) : onPick())}
      opensDialog={!vehicle}
    />
  </Box>
);
