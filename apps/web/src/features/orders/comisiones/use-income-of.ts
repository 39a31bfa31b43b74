import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** Kind of business with an income. */
export type IncomeOf = 'store' | 'workshop';

interface IncomeWords {
  of: IncomeOf;
  path: typeof paths.storeIncome;
  /** Noun of its entries: singular, plural. */
  jobs: readonly [string, string];
  paidJobs: readonly [string, string];
  jobsHeader: string;
  seeJobs: string;
  earned: string;
  title: string;
  first: string;
  firstStep: { label: string; to: string };
  months: string;
  month: string;
  payouts: string;
}

/** Page and texts of each kind of business: a store earns by orders, a workshop by labour that was paid through Tuerca. */
const INCOME: Record<IncomeOf, IncomeWords> = {
  store: {
    of: 'store',
    path: paths.storeIncome,
    jobs: ['pedido', 'pedidos'],
    paidJobs: ['pedido pagado', 'pedidos pagados'],
    jobsHeader: 'Pedidos',
    seeJobs: 'Ver pedidos',
    earned: 'Ventas',
    title: 'Todavía no tienes ingresos',
    first:
      'Cuando se confirme el pago de tu primer pedido, aquí verás la venta, la comisión y lo que te vamos a transferir.',
    firstStep: { label: 'Ver mis productos', to: paths.storeProducts() },
    months: 'Cada mes cuenta los pedidos cuyo pago se confirmó, y lo que se canceló o devolvió.',
    month: 'Aquí aparecen los pedidos cuyo pago se confirmó en el mes, y lo que se canceló o devolvió.',
    payouts: 'Cuando cerremos la primera, aquí verás qué pedidos incluye y la referencia de la transferencia.',
  },
  workshop: {
    of: 'workshop',
    path: paths.workshopIncome,
    jobs: ['trabajo', 'trabajos'],
    paidJobs: ['trabajo pagado por Tuerca', 'trabajos pagados por Tuerca'],
    jobsHeader: 'Trabajos',
    seeJobs: 'Ver trabajos',
    earned: 'Mano de obra',
    title: 'Todavía no tienes ingresos por Tuerca',
    first:
      'Cuando termines un trabajo cuya mano de obra te pagaron por Tuerca, aquí verás lo que ganaste, la comisión y lo que te vamos a transferir. Lo que te pagan en el taller no pasa por aquí ni tiene comisión.',
    firstStep: { label: 'Ver mis citas', to: paths.workshopCitas() },
    months: 'Cada mes cuenta los trabajos terminados cuya mano de obra se pagó por Tuerca.',
    month: 'Aquí aparecen los trabajos terminados en el mes cuya mano de obra se pagó por Tuerca.',
    payouts: 'Cuando cerremos la primera, aquí verás qué trabajos incluye y la referencia de la transferencia.',
  },
};

/** The business of the displayed panel: taken from the address, which is known before the user is. */
export const useIncomeOf = () => INCOME[useLocation().pathname.startsWith('/taller') ? 'workshop' : 'store'];
