import { type ReactNode, Suspense } from 'react';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { presupuestoOf } from '@/features/citas/presupuestos/presupuesto-of';
import { lazyPart } from '@/lib/lazy-part';

const WorkshopLabour = lazyPart(
  async () => (await import('@/features/cart/mano-de-obra/workshop-labour')).WorkshopLabour,
);

/** Content below the work of an appointment in its workshop's views: labour that was paid through Tuerca, and its presupuesto. */
export const citaExtras = (cita: Cita): ReactNode => (
  <>
    {cita.cliente.email !== null && (
      <Suspense fallback={null}>
        <WorkshopLabour cita={cita} />
      </Suspense>
    )}
    {presupuestoOf(cita)}
  </>
);
