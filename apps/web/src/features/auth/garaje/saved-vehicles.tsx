import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { GARAJE_ERRORS } from '@tuerca/contracts/auth/garaje/errors';
import { MAX_VEHICLES, vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { useGarage } from '@/entities/auth/garaje/garage-store';
import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';
import { useChooseVehicle, useRemoveVehicle } from '@/entities/auth/garaje/vehicle.queries';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { AddRounded } from '@/ui/icons/add-rounded';
import { SavedVehicle } from './saved-vehicle';

interface SavedVehiclesProps {
  /** A vehicle was pressed: it is the chosen one now. */
  onChosen?: () => void;
  onEdit: (vehiculo: VehiculoGaraje) => void;
  onAdd: () => void;
  /** Each vehicle leads to its record. */
  withRecords?: boolean;
}

/** The saved vehicles: choose, change, delete (after asking), and the way to one more. */
export function SavedVehicles({ onChosen, onEdit, onAdd, withRecords }: SavedVehiclesProps) {
  const { vehiculos, elegido } = useGarage();
  const choose = useChooseVehicle();
  const remove = useRemoveVehicle();
  const [leaving, setLeaving] = useState<{ vehiculo: VehiculoGaraje; open: boolean } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const full = vehiculos.length >= MAX_VEHICLES;
  const drop = () => {
    if (!leaving) return;
    remove.mutate(leaving.vehiculo._id, {
      onSettled: () => {
        setLeaving({ ...leaving, open: false });
        // The button that opened the question has gone with its vehicle.
        list.current?.focus();
      },
    });
  };
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label="Vehículos guardados"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, '&:focus': { outline: 'none' } }}
      >
        {vehiculos.map((vehiculo) => (
          <SavedVehicle
            key={vehiculo._id}
            vehiculo={vehiculo}
            chosen={vehiculo._id === elegido}
            withRecord={withRecords}
            onChoose={() => {
              choose.mutate(vehiculo._id);
              onChosen?.();
            }}
            onEdit={() => onEdit(vehiculo)}
            onRemove={() => setLeaving({ vehiculo, open: true })}
          />
        ))}
      </Box>
      <Button variant="outlined" startIcon={<AddRounded />} onClick={onAdd} disabled={full} sx={{ mt: 2 }}>
        Agregar vehículo
      </Button>
      {full && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {GARAJE_ERRORS.GARAJE_LLENO.message}
        </Typography>
      )}
      {leaving && (
        <ConfirmDialog
          open={leaving.open}
          title="¿Eliminar este vehículo?"
          confirm="Eliminar"
          danger
          busy={remove.isPending}
          onConfirm={drop}
          onClose={() => setLeaving({ ...leaving, open: false })}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {vehicleName(leaving.vehiculo)} saldrá de tu garaje.
            {leaving.vehiculo.enCuenta &&
              ' Con él se borran los registros que anotaste en su hoja de vida y el enlace que hayas compartido.'}
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
