import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { toHome } from './redirects';

/** The areas that only their own people enter, by the first part of their addresses, each with the table of its pages. */
const TABLES = {
  admin: async () => (await import('./routes-admin')).adminRoutes,
  tienda: async () => (await import('./routes-store')).storeRoutes,
  taller: async () => (await import('./routes-workshop')).workshopRoutes,
} as const satisfies Record<string, () => Promise<RouteObject[]>>;
export type Office = keyof typeof TABLES;
const OFFICES = Object.keys(TABLES) as Office[];

/** The office in which an address lies. */
export const officeAt = (pathname: string): Office | undefined =>
  OFFICES.find((office) => pathname.split('/')[1] === office);

/** The pages of these offices; by default of all. */
export const officeRoutes = async (offices: readonly Office[] = OFFICES): Promise<RouteObject[]> =>
  (await Promise.all(offices.map((office) => TABLES[office]()))).flat();

/**
 * Stands for the offices whose tables are not `there`: they are two thirds of all routes, which a visitor's phone would load with
 * every page, and search for every address. Who enters one is led on to the same address as soon as its table was added.
 */
export function lazyOfficeRoutes(there: readonly Office[], add: (table: RouteObject[]) => void): RouteObject[] {
  const entered = new Set<Office>();
  const enter =
    (office: Office): LoaderFunction =>
    async (args) => {
      // Its table does not know the address either.
      if (entered.has(office)) return toHome(args);
      const table = await TABLES[office]();
      if (!entered.has(office)) add(table);
      entered.add(office);
      const { pathname, search } = new URL(args.request.url);
      return redirect(pathname + search);
    };
  const closed = OFFICES.filter((office) => !there.includes(office));
  return closed.map((office) => ({ path: `/${office}/*`, loader: enter(office) }));
}
