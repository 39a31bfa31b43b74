import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { type Capability, mayDo } from '@tuerca/contracts/kernel/capabilities';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { paths } from './paths';

type Needs = Capability | readonly Capability[] | undefined;

/** Capability that a team member needs for the pages at and below a path; the longest match counts, no match means owner only. */
const PAGE_NEEDS: readonly (readonly [path: string, needs: Needs])[] = [
  [paths.profile(), 'cuenta'],
  [paths.notifications(null), 'avisos'],
  [paths.noticePreferences(), 'cuenta'],
  [paths.messages(), 'mensajes'],
  [paths.storeToday(), 'pedidos'],
  [paths.storeOrders(), 'pedidos'],
  [paths.storeRequests(), 'solicitudes'],
  [paths.storeReturns(), ['devoluciones', 'preparacion']],
  [paths.storeProducts(), 'productos'],
  [paths.storePrices(), undefined],
  [paths.storeImports(), 'inventario'],
  [paths.storeNewProduct(), 'inventario'],
  [paths.storeInventory(), 'inventario'],
  [paths.storeCustomers(), 'clientes'],
  [paths.workshopCitas(), 'citas'],
  [paths.workshopNewCita(), 'agenda'],
  [paths.workshopActiveServices(), 'citas'],
  [paths.workshopHistory(), 'citas'],
  [paths.workshopClients(), 'clientes'],
];

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Whether somebody may open a page of her business's panel: owners and people without a team may open all. */
export function mayOpen(user: Pick<Usuario, 'equipo'> | null, pathname: string): boolean {
  if (!user?.equipo) return true;
  // Completing an appointment has its path below the list of services, which is the owner's.
  if (/^\/taller\/servicio\/[^/]+\/completar$/.test(pathname)) return mayDo(user.equipo.cargo, 'trabajos');
  const fitting = PAGE_NEEDS.filter(([path]) => isBelow(pathname, path)).sort(([a], [b]) => b.length - a.length)[0];
  return mayDo(user.equipo.cargo, fitting?.[1]);
}

/** Whether somebody may do what a capability opens; owners may all. */
export const userMay = (user: Pick<Usuario, 'equipo'> | null, needs: Needs): boolean =>
  mayDo(user?.equipo?.cargo, needs);

/** Part of an endpoint that decides whether to offer it. */
export type Guarded = Pick<AnyEndpoint, 'capability'>;
/** Endpoints as screens see them: the full declarations are read in `*.queries` alone. */
export const guarded = <Name extends string>(calls: Record<Name, AnyEndpoint>): Record<Name, Guarded> => calls;

/**
 * Whether somebody's position allows a call, by the capability the endpoint declares, so that no screen offers what the server
 * refuses.
 */
export const mayCall = (user: Pick<Usuario, 'equipo'> | null, { capability }: Guarded): boolean =>
  userMay(user, capability);

/** Id under which somebody acts: a team member's business, else her own. */
export const actingId = ({ _id, equipo }: Pick<Usuario, '_id' | 'equipo'>): string => equipo?.negocioId ?? _id;

/** The first page of a member's work, in place of the dashboard, which shows the owner's money. */
export const MEMBER_HOME: Record<string, string> = {
  [paths.storePanel()]: paths.storeToday(),
  [paths.workshopPanel()]: paths.workshopCitas(),
};
