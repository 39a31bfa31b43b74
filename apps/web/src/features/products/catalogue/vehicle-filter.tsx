import Box from '@mui/material/Box';
import { vehicleName, type Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { SwitchLine } from '@/ui/form/switch-line';

interface VehicleFilterProps {
  vehicle: Vehiculo | null;
  checked: boolean;
  /** How many would stay; undefined while nobody knows. */
  total: number | undefined;
  onChange: (checked: boolean) => void;
  /** There is no vehicle yet: lets the person choose one. */
  onPick: () => void;
}

/** 'Only what fits': leaves out what does not. Its place is as high without a vehicle, with one, and while the count is on its way. */
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
