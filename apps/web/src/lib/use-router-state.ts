import { useLocation } from 'react-router-dom';

/** A text that the previous page handed over beside the address ('' when none): `navigate(to, { state: { email } })`. */
export function useRouterState(name: string): string {
  const state: unknown = useLocation().state;
  const value = state && typeof state === 'object' ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
