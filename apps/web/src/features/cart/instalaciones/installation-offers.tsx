import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { INSTALLATION_MESSAGES } from '@tuerca/contracts/cart/instalaciones/messages';
import type { Instalaciones } from '@tuerca/contracts/cart/instalaciones/schemas';
import { VehiculoCitaInput } from '@tuerca/contracts/citas/citas/inputs';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { useChosenVehicle, useGarage } from '@/entities/auth/garaje/garage-store';
import { useCart } from '@/entities/cart/cart/cart.queries';
import { useInstallationOffers } from '@/entities/cart/instalaciones/instalaciones.queries';
import { chooseInstallation } from '@/entities/cart/instalaciones/installation-choice';
import type { VehicleValues } from '@/entities/citas/citas/typed-vehicle';
import { VehicleFields } from '@/entities/citas/citas/vehicle-fields';
import { vehicleValues } from '@/entities/citas/citas/vehicle-values';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';
import { type Picked, WorkshopOffer } from './workshop-offer';

/** The vehicle of an installation, as every appointment's is checked; `choice` is ours alone. */
const VehicleSchema = z.object({ choice: z.string(), vehiculo: VehiculoCitaInput });

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rectangular" height={220} />
    <Skeleton variant="rectangular" height={220} />
  </Box>
);

const Nobody = ({ data }: { data: Instalaciones }) =>
  data.repuestos.length === 0 ? (
    <Typography>{INSTALLATION_MESSAGES.nothingToInstall}</Typography>
  ) : (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{INSTALLATION_MESSAGES.noneNear}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Elige otro estado, o compra ahora y{' '}
        <Link to={paths.services()} style={{ color: 'inherit' }}>
          busca un taller
        </Link>{' '}
        después.
      </Typography>
    </Box>
  );

/** Vehicle, place, and the workshops with their free hours; choosing one of them is the end of it. */
export function InstallationOffers({ onDone }: { onDone: () => void }) {
  const { vehiculos } = useGarage();
  const elegido = useChosenVehicle();
  const cart = useCart().data;
  const first = elegido ?? vehiculos[0] ?? null;
  const form = useForm<VehicleValues, unknown, VehicleValues>({
    resolver: zodResolver(VehicleSchema as never) as never,
    defaultValues: { choice: first?._id ?? '', vehiculo: vehicleValues(first) },
  });
  const choice = useWatch({ control: form.control, name: 'choice' });
  const vehicle = vehiculos.find(({ _id }) => _id === choice);
  const [estado, setEstado] = useState<(typeof ESTADO_NAMES)[number] | ''>('');
  const query = useInstallationOffers(
    {
      estado: estado || undefined,
      ...(vehicle?.enCuenta ? { vehiculoId: vehicle._id } : { tipo: vehicle?.tipo ?? undefined }),
    },
    cart?.items.map(({ productoId }) => productoId).join() ?? '',
  );

  const add = (picked: Picked) =>
    form.handleSubmit((checked) => {
      const { taller, servicio, fecha, hora } = picked;
      const typed = checked.vehiculo as never as Parameters<typeof vehicleName>[0] & { placa: string };
      chooseInstallation({
        body: {
          servicioId: servicio.servicioId,
          tallerId: taller._id,
          fecha,
          hora,
          vehiculo: { ...typed, tipo: vehicle?.tipo ?? null, color: null },
          vehiculoId: vehicle?.enCuenta ? vehicle._id : null,
          nota: null,
        },
        vehiculo: `${vehicleName(typed)}, placa ${typed.placa}`,
        taller,
        servicio,
      });
      onDone();
    })();

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <VehicleFields form={form} />
      <TextField
        select
        label="Talleres cerca de"
        size="small"
        value={estado}
        onChange={(event) => setEstado(event.target.value as typeof estado)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ maxWidth: 320 }}
      >
        <MenuItem value="">
          {query.data?.lugar && !estado
            ? [query.data.lugar.ciudad, query.data.lugar.estado].filter(Boolean).join(', ')
            : 'Mi dirección'}
        </MenuItem>
        {ESTADO_NAMES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DataState query={query} skeleton={<Waiting />} error={INSTALLATION_MESSAGES.loadFailed}>
        {(data) =>
          data.talleres.length === 0 ? (
            <Nobody data={data} />
          ) : (
            <Box
              component="ul"
              aria-label="Talleres que lo instalan"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'minmax(0, 1fr)',
                opacity: query.isPlaceholderData ? 0.6 : 1,
              }}
            >
              {data.talleres.map((taller) => (
                <WorkshopOffer
                  key={taller._id}
                  taller={taller}
                  parts={data.repuestos}
                  onAdd={(picked) => void add(picked)}
                />
              ))}
            </Box>
          )
        }
      </DataState>
      <Box>
        <Button onClick={onDone}>Seguir sin cambios</Button>
      </Box>
    </Box>
  );
}
