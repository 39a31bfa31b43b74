import type { ReactNode } from 'react';
import type { EventoPublico } from '@tuerca/contracts/citas/hojas/schemas';
import { longDate } from '@/lib/format';
import { Timeline, type TimelineStep } from '@/ui/timeline';
import { sourceOf } from './hoja-labels';

interface HojaTimelineProps<E extends EventoPublico> {
  events: readonly E[];
  keyOf: (event: E, i: number) => string;
  body: (event: E) => ReactNode;
  /** Action of an entry. */
  action?: (event: E) => ReactNode;
}

/** The entries of a record, newest first. */
export const HojaTimeline = <E extends EventoPublico>({ events, keyOf, body, action }: HojaTimelineProps<E>) => (
  <Timeline
    label="Historial del vehículo"
    ended={false}
    steps={events.map((event, i): TimelineStep => ({
      id: keyOf(event, i),
      title: event.titulo,
      text: longDate(event.fecha),
      tone: sourceOf(event, true).tone,
      body: body(event),
      action: action?.(event),
    }))}
  />
);
