import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { ESTADOS_WITH_PRESUPUESTO } from '@tuerca/contracts/citas/presupuestos/states';
import { lazyPart } from '@/lib/lazy-part';

const WorkshopPresupuesto = lazyPart(async () => (await import('./workshop-presupuesto')).WorkshopPresupuesto);

/** The presupuesto of an appointment, for its workshop's views of it; its code comes with the first that is opened. */
export function presupuestoOf({ _id, estado, vehiculo, cliente }: Cita): ReactNode {
  if (cliente.email === null)
    return (
      <Alert severity="info">{`${cliente.nombre} no tiene cuenta en Tuerca: acuerda el precio por teléfono y anótalo en las notas.`}</Alert>
    );
  const { marca, modelo, anio } = vehiculo;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
      <WorkshopPresupuesto
        citaId={_id}
        cliente={cliente}
        vehicle={{ marca, modelo, anio, motor: null }}
        open={ESTADOS_WITH_PRESUPUESTO.includes(estado)}
      />
    </Suspense>
  );
}
