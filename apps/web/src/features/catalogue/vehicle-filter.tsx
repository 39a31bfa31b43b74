import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { vehicleName, type Vehiculo } from '@tuerca/contracts/garaje/vehiculo';

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
  <FormControlLabel
    sx={{
      mx: 0,
      pl: 1.5,
      pr: 0.5,
      py: 1,
      width: '100%',
      minHeight: 76,
      justifyContent: 'space-between',
      gap: 1,
      border: 1,
      borderColor: 'divider',
      borderRadius: '10px',
      bgcolor: 'background.paper',
    }}
    labelPlacement="start"
    control={
      <Switch
        checked={checked && !!vehicle}
        onChange={(_, next) => (vehicle ? onChange(next) : onPick())}
        slotProps={{ input: { 'aria-haspopup': vehicle ? undefined : 'dialog' } }}
      />
    }
    label={
      <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.35 }}>
          Solo lo que sirve para mi vehículo{vehicle && total !== undefined && ` (${total.toLocaleString('es-VE')})`}
        </Typography>
        <Typography component="span" variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
          {vehicle ? vehicleName(vehicle) : 'Primero elige cuál es'}
        </Typography>
      </Box>
    }
  />
);
