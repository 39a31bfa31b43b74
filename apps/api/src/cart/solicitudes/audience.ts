import { MAX_REQUESTS_PER_STORE } from '@tuerca/contracts/cart/solicitudes/rules';
import type { Propuesta } from '@tuerca/contracts/cart/solicitudes/schemas';
import { fingerprint } from '../../platform/common/keys';

/** A store that may be told of a request; `load` is of how many it was told lately. */
interface Candidate {
  id: string;
  cercania: Propuesta['cercania'];
  load: number;
}

const TIER: Record<Candidate['cercania'], number> = { ciudad: 0, estado: 1, pais: 2 };

/**
 * The order in which stores are told of a request: the same city first, then the same state, then the country; among equals
 * those that were told of fewest lately, and then by lot, drawn anew for each request, so that no store is always the first.
 * Stores that were told of as many as one may be are left out.
 */
export function rankAudience(candidates: readonly Candidate[], seed: string): Candidate[] {
  return candidates
    .filter(({ load }) => load < MAX_REQUESTS_PER_STORE)
    .map((one) => ({ one, lot: fingerprint(`${seed}:${one.id}`) }))
    .sort((a, b) => TIER[a.one.cercania] - TIER[b.one.cercania] || a.one.load - b.one.load || (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one);
}
