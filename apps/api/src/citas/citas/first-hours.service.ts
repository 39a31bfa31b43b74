import { Injectable } from '@nestjs/common';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { PrimeraHora } from '@tuerca/contracts/citas/citas/schemas';
import { MINUTE } from '@tuerca/contracts/kernel/time';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import { type Reply, reply } from '../../platform/http/reply';
import { ServicesService } from '../../products/services/services.service';
import { AvailabilityService, type WorkshopRules } from './availability.service';
import { durationOf, noticeOf, SlotsService, type TimedService } from './slots.service';

/** Days in which nearly every workshop has a free time: further ones are only read for those that have none here. */
const NEAR_DAYS = 7;

/** First free times of the services of a page: rules and bookings of its workshops are read once for all. */
@Injectable()
export class FirstHoursService {
  constructor(
    private readonly services: ServicesService,
    private readonly availability: AvailabilityService,
    private readonly slots: SlotsService,
    private readonly clock: Clock,
  ) {}

  /** Services that cannot be booked, or whose workshop is paused, are left out. */
  async first(servicioIds: readonly string[]): Promise<Reply<PrimeraHora[]>> {
    const services = await this.services.findBookableMany(servicioIds);
    const tallerIds = [...new Set(services.map(({ tallerId }) => tallerId))];
    const rules = await this.availability.rulesOfMany(tallerIds);
    const now = this.clock.now();
    const today = caracasDate(now);
    const open = services.flatMap((service) => {
      const found = rules.get(service.tallerId);
      return found?.activo ? [{ ...service, ...found }] : [];
    });
    const notices = new Map(open.map((one) => [one.id, noticeOf(one.rules, durationOf(one.tiempoEstimado), today)]));
    const free = await this.freeDays(
      rules,
      open.filter(({ id }) => notices.get(id) === null),
      now,
    );
    const answers = open.map(({ id: servicioId, rules: own }): PrimeraHora & { until: number } => {
      const day = free.get(servicioId)?.[0];
      if (!day) {
        const aviso = notices.get(servicioId) ?? CITA_MESSAGES.noFreeHours(own.horizonteDias);
        return { servicioId, primera: null, aviso, until: Infinity };
      }
      const primera = { fecha: day.fecha, hora: day.horas[0]! };
      // From then on it is too soon to be booked.
      const until = caracasInstant(primera.fecha, primera.hora).getTime() - own.antelacionMinima * MINUTE;
      return { servicioId, primera, aviso: null, until };
    });
    const midnight = caracasInstant(addDays(today, 1)).getTime();
    const until = Math.min(midnight, ...answers.map((one) => one.until));
    const tags = ['servicios', 'talleres', ...tallerIds.map((id) => `agenda:${id}` as const)] as const;
    return reply(
      answers.map(({ until: _until, ...answer }) => answer),
      { cache: { tags, until } },
    );
  }

  /** The first day of each; far days are read for those alone that have none soon. */
  private async freeDays(rules: ReadonlyMap<string, WorkshopRules>, services: readonly TimedService[], now: Date) {
    const near = await this.slots.nextBy(rules, services, now, { days: 1, within: NEAR_DAYS });
    const full = services.filter(({ id }) => !near.get(id)?.length);
    const furthest = Math.max(0, ...full.map(({ tallerId }) => rules.get(tallerId)!.rules.horizonteDias));
    if (furthest <= NEAR_DAYS) return near;
    const far = await this.slots.nextBy(rules, full, now, { days: 1, within: furthest });
    return new Map([...near, ...far]);
  }
}
