import { Injectable } from '@nestjs/common';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { CITA_ERRORS } from '@tuerca/contracts/citas/citas/errors';
import { besideLate } from '@tuerca/contracts/citas/citas/late';
import { DEFAULT_DURATION_MINUTES, GRANULE_MINUTES, MAX_DURATION_MINUTES } from '@tuerca/contracts/citas/citas/rules';
import type { HorasDelDia, HorasDelMes } from '@tuerca/contracts/citas/citas/schemas';
import { type DaySlots, daySlots, dayStarts, openingMinutes, slots } from '@tuerca/contracts/citas/citas/slots';
import { addDays, caracasDate, caracasInstant, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { ServicesService } from '../../products/services/services.service';
import { AvailabilityService, type WorkshopRules } from './availability.service';
import { BookingsRepository } from './bookings.repository';
import { CitasService } from './citas.service';
import { ownRules } from './own-rules';

/** Hours of a service -> minutes of its appointment. */
export const durationOf = (tiempoEstimado: number | null | undefined): number =>
  tiempoEstimado === null || tiempoEstimado === undefined ? DEFAULT_DURATION_MINUTES : Math.round(tiempoEstimado * 60);

/** A service as its times follow from it; `tiempoEstimado` hours. */
export interface TimedService {
  id: string;
  tallerId: string;
  tiempoEstimado: number;
}

interface Asked {
  servicioId: string;
  /** Minutes. */
  duration: number;
  mes: string | undefined;
  /** An appointment whose own time counts as free. */
  except?: string;
  /** Days on which no half hour is free are offered with whatever else is. */
  toTheGranule?: boolean;
}

/** The times that can be booked. They are read, never held: whoever books first has them. */
@Injectable()
export class SlotsService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly bookings: BookingsRepository,
    private readonly services: ServicesService,
    private readonly citas: CitasService,
    private readonly clock: Clock,
  ) {}

  /** A month of a service; throws SERVICIO_NO_ENCONTRADO. */
  async month(servicioId: string, mes: string | undefined): Promise<HorasDelMes> {
    const { tallerId, tiempoEstimado } = await this.services.findBookable(servicioId);
    return this.times(await this.availability.get(tallerId), { servicioId, duration: durationOf(tiempoEstimado), mes });
  }

  /** A month of my own service as I may book it; throws SERVICIO_NO_ENCONTRADO, also for another's. */
  async ownMonth(user: CurrentUser, servicioId: string, mes: string | undefined): Promise<HorasDelMes> {
    const { rules, duration } = await this.ownService(user, servicioId);
    return this.times(rules, { servicioId, duration, mes, toTheGranule: true });
  }

  /** Every time of a day at which I may begin my own service; throws SERVICIO_NO_ENCONTRADO, also for another's. */
  async ownDay(user: CurrentUser, servicioId: string, fecha: string): Promise<HorasDelDia> {
    const { rules, duration } = await this.ownService(user, servicioId);
    const [from, until] = [caracasInstant(fecha), caracasInstant(addDays(fecha, 2))];
    const now = this.clock.now();
    const [held, late] = await Promise.all([
      this.bookings.occupied(user.id, from, until),
      this.bookings.late([user.id], now),
    ]);
    const occupied = besideLate(held, late.get(user.id) ?? [], { held: false });
    return { fecha, servicioId, horas: dayStarts({ rules, duration, occupied, now }, fecha) };
  }

  private async ownService(user: CurrentUser, servicioId: string) {
    const { tallerId, tiempoEstimado } = await this.services.findBookable(servicioId);
    if (tallerId !== user.id) throw new AppError('SERVICIO_NO_ENCONTRADO');
    return { rules: ownRules(await this.availability.get(tallerId)), duration: durationOf(tiempoEstimado) };
  }

  /** A month to which an appointment could be moved; throws CITA_NO_ENCONTRADA. */
  async monthFor(user: CurrentUser, id: string, mes: string | undefined): Promise<HorasDelMes> {
    const doc = await this.citas.own(user, id);
    const found = await this.availability.rulesOf(String(doc.tallerId));
    if (!found) throw new AppError('CITA_NO_ENCONTRADA');
    return this.times(found.rules, { servicioId: String(doc.servicioId), duration: doc.duracion, mes, except: id });
  }

  /**
   * The next days on which each service can be booked, at most `days` of them within `within` days, none before `from`. Rules
   * and bookings are read once for all; what cannot be booked at all has no days.
   */
  async next(
    services: readonly TimedService[],
    from: Date,
    { days, within }: { days: number; within: number },
  ): Promise<Map<string, DaySlots[]>> {
    const rules = await this.availability.rulesOfMany([...new Set(services.map(({ tallerId }) => tallerId))]);
    return this.nextBy(rules, services, from, { days, within });
  }

  /** The same by rules that were read. */
  async nextBy(
    rules: ReadonlyMap<string, WorkshopRules>,
    services: readonly TimedService[],
    from: Date,
    { days, within }: { days: number; within: number },
  ): Promise<Map<string, DaySlots[]>> {
    const now = this.clock.now();
    const [first, time] = [caracasDate(from), caracasTime(from)];
    const last = addDays(first, within);
    const tallerIds = [...new Set(services.map(({ tallerId }) => tallerId))];
    const [occupied, late] = await Promise.all([
      this.bookings.occupiedOf(tallerIds, caracasInstant(first), caracasInstant(addDays(last, 2))),
      this.bookings.late(tallerIds, now),
    ]);
    const timesOf: typeof daySlots = (input, fecha) =>
      daySlots(input, fecha).filter((hora) => fecha !== first || hora >= time);
    const daysOf = ({ tallerId, tiempoEstimado }: TimedService): DaySlots[] => {
      const found = rules.get(tallerId);
      if (!found?.activo) return [];
      const held = besideLate(occupied.get(tallerId) ?? [], late.get(tallerId) ?? [], { held: true });
      const input = { rules: found.rules, duration: durationOf(tiempoEstimado), occupied: held, now };
      return slots(input, first, last, timesOf, days);
    };
    return new Map(services.map((service) => [service.id, daysOf(service)]));
  }

  private async times(
    rules: Disponibilidad,
    { servicioId, duration, mes, except, toTheGranule }: Asked,
  ): Promise<HorasDelMes> {
    const now = this.clock.now();
    const today = caracasDate(now);
    const hasta = addDays(today, rules.horizonteDias);
    const month = mes ?? today.slice(0, 7);
    const first = `${month}-01`;
    const last = addDays(addDays(first, 31).slice(0, 8) + '01', -1);
    const [from, to] = [first > today ? first : today, last < hasta ? last : hasta];
    const aviso = noticeOf(rules, duration, today);
    const { tallerId, antelacionCancelacion } = rules;
    const daysOf = async () => {
      const [held, late] = await Promise.all([
        this.bookings.occupied(tallerId, caracasInstant(from), caracasInstant(addDays(to, 2)), except),
        this.bookings.late([tallerId], now),
      ]);
      const occupied = besideLate(held, late.get(tallerId) ?? [], { held: !toTheGranule });
      return slots({ rules, duration, occupied, now }, from, to, toTheGranule ? finestWhereFull : undefined);
    };
    const dias = aviso || from > to ? [] : await daysOf();
    const range = { mes: month, duracion: duration, desde: today, hasta, dias };
    return { tallerId, servicioId, ...range, antelacionCancelacion, aviso };
  }
}

/** The half hours of a date, or every granule when none of them is free. */
function finestWhereFull(input: Parameters<typeof daySlots>[0], date: string): string[] {
  const halfHours = daySlots(input, date);
  return halfHours.length ? halfHours : daySlots(input, date, GRANULE_MINUTES);
}

/** Why nothing can be booked, whatever the month; null when something may be. */
export function noticeOf(rules: Disponibilidad, duration: number, today: string): string | null {
  if (!rules.aceptaCitas) return CITA_ERRORS.TALLER_SIN_CITAS.message;
  const days = [
    ...Array.from({ length: 7 }, (_, i) => addDays(today, i)),
    ...rules.fechasEspeciales.map(({ fecha }) => fecha),
  ];
  const longest = Math.max(
    0,
    ...days.map((date) => {
      const open = openingMinutes(rules, date);
      return open ? open.until - open.from : 0;
    }),
  );
  const fits = duration > 0 && duration <= Math.min(longest, MAX_DURATION_MINUTES);
  return fits || longest === 0 ? null : CITA_ERRORS.DURACION_NO_AGENDABLE.message;
}
