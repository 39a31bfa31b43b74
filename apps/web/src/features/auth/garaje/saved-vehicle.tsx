import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';
import { paths } from '@/lib/paths';
import { useRole } from '@/lib/session';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { HistoryEduRounded } from '@/ui/icons/history-edu-rounded';
import { RadioButtonCheckedRounded } from '@/ui/icons/radio-button-checked-rounded';
import { RadioButtonUncheckedRounded } from '@/ui/icons/radio-button-unchecked-rounded';
import { Plate } from '@/ui/plate';
import { visuallyHidden } from '@/ui/visually-hidden';

interface SavedVehicleProps {
  vehiculo: VehiculoGaraje;
  chosen: boolean;
  /** Leads to the vehicle's record, where there is an account that keeps one. */
  withRecord?: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One saved vehicle: pressing it chooses it. */
export function SavedVehicle({ vehiculo, chosen, withRecord = false, onChoose, onEdit, onRemove }: SavedVehicleProps) {
  const client = useRole() === 'client';
  const name = vehicleName(vehiculo);
  const facts = [chosen && 'Elegido', client && !vehiculo.enCuenta && 'Solo en este dispositivo']
    .filter(Boolean)
    .join(' · ');
  const Mark = chosen ? RadioButtonCheckedRounded : RadioButtonUncheckedRounded;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        pr: 0.5,
      }}
    >
      <ButtonBase
        aria-pressed={chosen}
        onClick={onChoose}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 64,
          gap: 1.5,
          px: 1.5,
          py: 1,
          borderRadius: '9px',
          justifyContent: 'flex-start',
          textAlign: 'left',
        }}
      >
        <Mark aria-hidden sx={{ color: chosen ? 'primary.main' : 'text.secondary', flex: 'none' }} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography
            component="span"
            sx={{ display: 'block', fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
          {(vehiculo.placa || facts) && (
            <Typography
              component="span"
              variant="caption"
              sx={{
                position: 'relative',
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1,
                rowGap: 0.5,
                mt: 0.25,
                color: 'text.secondary',
              }}
            >
              {vehiculo.placa && (
                <>
                  <span style={visuallyHidden}>Placa </span>
                  <Plate>{vehiculo.placa}</Plate>
                  {facts && <span style={visuallyHidden}> · </span>}
                </>
              )}
              {facts}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      <IconButton aria-label={`Editar ${name}`} onClick={onEdit}>
        <EditOutlined sx={{ fontSize: 20 }} />
      </IconButton>
      <IconButton aria-label={`Eliminar ${name}`} onClick={onRemove}>
        <DeleteOutlineRounded sx={{ fontSize: 20 }} />
      </IconButton>
      {withRecord && client && vehiculo.enCuenta && (
        <Box sx={{ flexBasis: '100%', px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Button
            component={Link}
            to={paths.clientHoja(vehiculo._id)}
            size="small"
            startIcon={<HistoryEduRounded />}
            aria-label={`Hoja de vida de ${name}`}
          >
            Hoja de vida
          </Button>
        </Box>
      )}
    </Box>
  );
}
