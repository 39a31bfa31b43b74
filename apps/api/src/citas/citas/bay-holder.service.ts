import { Injectable } from '@nestjs/common';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { besideLate } from '@tuerca/contracts/citas/citas/late';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { MAX_PUESTOS } from '@tuerca/contracts/citas/citas/rules';
import {
  daySlots,
  freeBays,
  isLateAt,
  isOverruled,
  occupation,
  slotRefusal,
} from '@tuerca/contracts/citas/citas/slots';
import { addDays, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { AvailabilityService } from './availability.service';
import { BookingsRepository, type Placement, takenBy } from './bookings.repository';
import { ownRules } from './own-rules';
import { questionAbout, refusalError } from './refusals';

/** A time that somebody wants; `duration` in minutes. */
export interface WantedBay {
  tallerId: string;
  fecha: string;
  hora: string;
  duration: number;
  /** A client takes one of the offered times; a workshop any minute, without notice or horizon. */
  by: 'cliente' | 'taller';
  /** The bay, when the workshop names one. */
  puesto?: number;
  /** The bay to take when it is free and no car that is late stands in it then, else any. */
  prefer?: number;
  /** Minutes that stay free afterwards, when not the workshop's present margin. */
  margen?: number;
  /** The workshop was asked about a time outside of its hours, or earlier today. */
  anyHour?: boolean;
  /** An appointment whose own time counts as free. */
  except?: string;
  /** It has a bay already: what is left over in bays that no longer exist does not count against it. */
  confirming?: boolean;
}

// Every attempt that fails was overtaken by one that succeeded, and so many bays can be taken from under it.
const MAX_ATTEMPTS = MAX_PUESTOS + 5;

/** The client reads about their own appointment, the workshop about its client's. */
const repeated = ({ by }: WantedBay): AppError =>
  new AppError('CITA_REPETIDA', by === 'taller' ? { message: CITA_MESSAGES.vehicleBusy } : {});

/**
 * Takes a bay for a time. What is free is read to choose one and to say what is wrong with a time; what decides is the unique
 * index over the granules: a write that runs into it starts again from what is free then.
 */
@Injectable()
export class BayHolder {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly bookings: BookingsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Runs `write` in a transaction with a place that was free; throws what the contract's calls list for times. */
  async hold<T>(
    wanted: WantedBay,
    write: (place: Placement & { rules: Disponibilidad }, tx: Tx) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        // Chosen inside the bound on transactions: in a crowd, whoever comes too late learns it before writing anything.
        return await this.transactions.run(async (tx) => write(await this.chooseWithin(tx, wanted), tx));
      } catch (error) {
        const taken = takenBy(error);
        if (taken === 'vehicle') throw repeated(wanted);
        if (taken !== 'bay') throw error;
        if (attempt >= MAX_ATTEMPTS) throw new AppError('HORA_NO_DISPONIBLE');
      }
    }
  }

  /** A place that is free now, by rules that stay as they are until the transaction has booked it. */
  async chooseWithin(tx: Tx, wanted: WantedBay): Promise<Placement & { rules: Disponibilidad }> {
    const place = await this.choose(wanted);
    await this.availability.hold(place.rules, tx);
    return place;
  }

  /** A place that is free now; throws what the contract's calls list for times. */
  async choose(wanted: WantedBay): Promise<Placement & { rules: Disponibilidad }> {
    const { tallerId, fecha, hora, duration, by, puesto, prefer, except } = wanted;
    const now = this.clock.now();
    const [found, held, late] = await Promise.all([
      this.availability.rulesOf(tallerId),
      this.bookings.occupied(tallerId, caracasInstant(fecha), caracasInstant(addDays(fecha, 2)), except),
      this.bookings.late([tallerId], now),
    ]);
    // An appointment that is made goes on at a workshop that takes no new ones.
    if (!found || !(except === undefined ? found.activo : found.cuentaActiva)) throw new AppError('TALLER_SIN_CITAS');
    const { rules: stored } = found;
    const margen = wanted.margen ?? stored.margen;
    const rules = { ...(by === 'taller' ? ownRules(stored) : stored), margen };
    const all = besideLate(held, late.get(tallerId) ?? [], { held: by === 'cliente' });
    const occupied = wanted.confirming ? all.filter(({ bay }) => bay <= rules.puestos) : all;
    const input = { rules, duration, occupied, now };
    const isOwn = by === 'taller' && !wanted.confirming;
    const refusal = slotRefusal(input, fecha, hora, { anyHour: isOwn && wanted.anyHour });
    if (refusal && isOwn && isOverruled(refusal, caracasInstant(fecha, hora), now))
      throw questionAbout(refusal, { rules, fecha });
    if (refusal) throw refusalError(refusal, { rules, fecha, now, confirming: wanted.confirming });
    if (by === 'cliente' && !daySlots(input, fecha).includes(hora)) throw new AppError('FUERA_DE_HORARIO');
    const start = caracasInstant(fecha, hora);
    const stretch = occupation(start, duration, margen);
    const free = freeBays(occupied, rules.puestos, stretch);
    const kept = prefer !== undefined && isLateAt(occupied, prefer, stretch) ? undefined : prefer;
    const bay = free.find((one) => one === (puesto ?? kept)) ?? (puesto === undefined ? free[0] : undefined);
    if (bay === undefined)
      throw new AppError('HORA_NO_DISPONIBLE', { message: 'Ese puesto está ocupado a esa hora. Elige otro.' });
    return { fechaHora: start, duracion: duration, margen, puesto: bay, rules: stored };
  }
}
