import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';

/** User and query of a visit before its page is drawn. */
export interface Visit {
  user: Usuario;
  search: URLSearchParams;
}
/**
 * Requests the first data of a page behind the sign-in, with its components' queries: a slow phone takes a second to hydrate what
 * the server drew, and the answer arrives meanwhile. Only for `role`, since no other role has the page.
 */
export interface EarlyData {
  role: Role;
  ask: (cache: QueryClient, visit: Visit) => void;
}
/** A page that declares its first data. */
export interface EarlyPage {
  (): ReactNode;
  early?: EarlyData;
}
