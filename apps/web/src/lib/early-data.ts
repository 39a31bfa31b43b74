import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';

/** What is known of a visit before its page is drawn. */
export interface Visit {
  user: Usuario;
  search: URLSearchParams;
}
/**
 * Asks for what a page behind the sign-in shows first, with the queries of its components: a slow phone takes a second to wake what the
 * server drew, and the answer comes meanwhile. Only `role` is asked for, since the page is nobody else's.
 */
export interface EarlyData {
  role: Role;
  ask: (cache: QueryClient, visit: Visit) => void;
}
/** A page that says what it shows first. */
export interface EarlyPage {
  (): ReactNode;
  early?: EarlyData;
}
