import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { GARAJE_MESSAGES } from '@tuerca/contracts/auth/garaje/messages';
import { useGarage } from '@/entities/auth/garaje/garage-store';
import { useAccountGarage } from '@/entities/auth/garaje/garaje.queries';
import { Head } from '@/lib/head';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { DirectionsCarRounded } from '@/ui/icons/directions-car-rounded';
import { PageHeader } from '@/ui/page-header';
import { SavedVehicles } from './saved-vehicles';
import { usePicker } from './use-picker';

const Places = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    {[0, 1].map((n) => (
      <Skeleton key={n} variant="rectangular" height={66} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);

/** 'Mi garaje' as a part of a page: the saved vehicles, and everything one can do with them. */
export function GarageList() {
  const { status, vehiculos } = useGarage();
  const account = useAccountGarage();
  const { pick, dialog } = usePicker();
  // This device's vehicles are shown at once; only an empty garage waits for the account, if there is one.
  const known = status === 'ready' && (vehiculos.length > 0 || account.isSuccess || !account.isEnabled);
  return (
    <>
      <DataState
        query={{ ...account, data: known ? vehiculos : undefined }}
        skeleton={<Places />}
        empty={
          <EmptyState
            compact
            icon={<DirectionsCarRounded sx={{ fontSize: 34 }} />}
            title="Tu garaje está vacío"
            text="Guarda tu vehículo y te decimos qué repuestos le sirven."
            action={
              <Button variant="contained" onClick={() => pick({ add: true })}>
                Agregar vehículo
              </Button>
            }
          />
        }
        error={GARAJE_MESSAGES.updateFailed}
      >
        {() => <SavedVehicles withRecords onEdit={(edit) => pick({ edit })} onAdd={() => pick({ add: true })} />}
      </DataState>
      {dialog}
    </>
  );
}

/** A client's vehicles; the chosen one is what the lists compare parts with. */
export const GaragePage = () => (
  <Container>
    <Head title="Mi garaje" noindex />
    <PageHeader title="Mi garaje" text="El vehículo elegido es el que usamos para decirte qué repuestos le sirven." />
    <Box sx={{ maxWidth: 760 }}>
      <GarageList />
    </Box>
  </Container>
);
