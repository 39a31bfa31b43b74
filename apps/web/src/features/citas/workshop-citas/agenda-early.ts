import type { QueryClient } from '@tanstack/react-query';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { Visit } from '@/lib/early-data';
import { actingId } from '@/lib/page-access';
import { agendaQuery, pendingQuery } from './workshop-citas.queries';

/** Asks for today's appointments, which the agenda shows unless its address says otherwise, and for what waits for an answer. */
export function askForToday(cache: QueryClient, { user, search }: Visit): void {
  if (search.size > 0) return;
  const today = caracasDate(new Date());
  void cache.prefetchQuery(agendaQuery(actingId(user), today, today));
  void cache.prefetchQuery(pendingQuery());
}
