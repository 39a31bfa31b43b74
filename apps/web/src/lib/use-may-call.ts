import { type Guarded, mayCall } from './page-access';
import { useUser } from './session';

/** Asks of a call whether the position of whoever is signed in lets her make it. */
export function useMayCall(): (call: Guarded) => boolean {
  const user = useUser();
  return (call) => mayCall(user, call);
}
