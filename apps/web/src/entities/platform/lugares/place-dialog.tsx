import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { Form } from '@/ui/form/form';
import { estadosQuery } from './lugares.queries';
import { setPlace } from './place-store';

/** State and city for which costs, dates and workshops are shown. */
export function PlaceDialog({ place, onClose }: { place: Place | null; onClose: () => void }) {
  const [estado, setEstado] = useState<string | null>(place?.estado ?? null);
  const [ciudad, setCiudad] = useState(place?.ciudad ?? '');
  const cities = useQuery(estadosQuery).data?.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  const ready = !!estado && ciudad.trim().length > 1;
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setPlace({ estado, ciudad: ciudad.trim() });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="tu-ubicacion">
      <Form onSubmit={save}>
        <DialogTitle id="tu-ubicacion">¿Dónde lo recibes?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Autocomplete
            options={ESTADO_NAMES}
            value={estado as (typeof ESTADO_NAMES)[number] | null}
            onChange={(_, chosen) => {
              setEstado(chosen);
              setCiudad('');
            }}
            renderInput={(params) => <TextField {...params} label="Estado" autoFocus sx={{ mt: 1 }} />}
          />
          <Autocomplete
            freeSolo
            options={cities.map(({ nombre }) => nombre)}
            inputValue={ciudad}
            onInputChange={(_, typed) => setCiudad(typed)}
            disabled={!estado}
            renderInput={(params) => <TextField {...params} label="Ciudad" />}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            Usar este lugar
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
