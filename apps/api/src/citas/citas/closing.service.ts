import { Injectable } from '@nestjs/common';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import type { DecisionCita, DisponibilidadCambio } from '@tuerca/contracts/citas/citas/closing';
import { besideLate } from '@tuerca/contracts/citas/citas/late';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { MAX_PUESTOS } from '@tuerca/contracts/citas/citas/rules';
import type { CitaAfectada } from '@tuerca/contracts/citas/citas/schemas';
import { freeBays, occupation, slotRefusal } from '@tuerca/contracts/citas/citas/slots';
import { isMovable } from '@tuerca/contracts/citas/citas/states';
import { addDays, caracasInstant, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions, type Tx } from '../../platform/database/transactions';
import type { Reply } from '../../platform/http/reply';
import { AvailabilityService } from './availability.service';
import { BookingsRepository, type Placement, takenBy } from './bookings.repository';
import type { StoredCita } from './citas.service';
import { MovesService } from './moves.service';
import { ownRules } from './own-rules';

type Move = Extract<DecisionCita, { accion: 'mover' }>;
/** An appointment with the time that was decided for it. */
interface Moving {
  doc: StoredCita;
  to: Move;
}

const MAX_ATTEMPTS = MAX_PUESTOS;
const nameOf = ({ cliente, fechaHora }: StoredCita): string => `${cliente.nombre} (${formatFechaHora(fechaHora)})`;

/** Closes days together with what becomes of their appointments: all of it happens, or nothing. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly bookings: BookingsRepository,
    private readonly moves: MovesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves an edit of my availability, and moves and cancels what it leaves outside as decided. Throws CITAS_SIN_DECISION when
   * an appointment is not decided about, HORA_NUEVA_NO_DISPONIBLE when a new time is taken.
   */
  async update(
    user: CurrentUser,
    tallerId: string | undefined,
    { decisiones, mensaje, ...input }: DisponibilidadCambio,
  ): Promise<Reply<Disponibilidad & { afectadas: CitaAfectada[] }>> {
    if (!decisiones) return this.availability.update(user, tallerId, input);
    const next = await this.availability.merge(user, tallerId, input);
    for (let attempt = 1; ; attempt++) {
      try {
        await this.transactions.run(async (tx) => {
          await this.availability.store(next, input, tx);
          await this.decide(tx, user, next, { decisiones, mensaje: mensaje ?? null });
        });
        break;
      } catch (error) {
        // Somebody took a bay at the same time: what is free is read again.
        if (takenBy(error) !== 'bay') throw error;
        if (attempt >= MAX_ATTEMPTS) throw new AppError('HORA_NUEVA_NO_DISPONIBLE');
      }
    }
    const isTold = decisiones.some(({ accion }) => accion !== 'dejar');
    return this.availability.saved(next, isTold ? CITA_MESSAGES.closingSaved : CITA_MESSAGES.availabilitySaved);
  }

  /** Carries out what was decided about each appointment that the rules leave outside; one that is no longer there needs nothing. */
  private async decide(
    tx: Tx,
    user: CurrentUser,
    next: Disponibilidad,
    { decisiones, mensaje }: { decisiones: readonly DecisionCita[]; mensaje: string | null },
  ): Promise<void> {
    const decided = new Map(decisiones.map((one) => [one.citaId, one]));
    const moving: Moving[] = [];
    for (const { doc } of await this.availability.affected(next, tx)) {
      const decision = decided.get(String(doc._id));
      if (!decision) throw new AppError('CITAS_SIN_DECISION');
      if (decision.accion === 'dejar') continue;
      if (!isMovable(doc))
        throw new AppError('CITAS_SIN_DECISION', {
          message: `El trabajo de ${nameOf(doc)} ya comenzó: déjala como está. Todavía no guardamos nada.`,
        });
      if (decision.accion === 'mover') moving.push({ doc, to: decision });
      else await this.moves.rejectWithin(tx, user, doc, mensaje!);
    }
    // All leave their bays before the first takes another: one may go to where another was.
    for (const { doc } of moving) await this.moves.liftWithin(tx, user, doc);
    for (const one of moving) {
      const place = await this.placeFor(tx, next, one);
      await this.moves.moveWithin(tx, user, one.doc, { place, rules: next, motivo: mensaje });
    }
  }

  /** A free bay at the new time by the rules as they will be; throws HORA_NUEVA_NO_DISPONIBLE with the client's name. */
  private async placeFor(tx: Tx, next: Disponibilidad, { doc, to }: Moving): Promise<Placement> {
    const { duracion, margen } = doc;
    const rules = { ...ownRules(next), margen };
    const [from, until] = [caracasInstant(to.fecha), caracasInstant(addDays(to.fecha, 2))];
    const now = this.clock.now();
    const late = (await this.bookings.late([next.tallerId], now)).get(next.tallerId) ?? [];
    const held = await this.bookings.occupied(next.tallerId, from, until, undefined, tx);
    const occupied = besideLate(held, late, { held: false });
    const input = { rules, duration: duracion, occupied, now };
    const start = caracasInstant(to.fecha, to.hora);
    const free = freeBays(occupied, rules.puestos, occupation(start, duracion, margen));
    const puesto = free.find((bay) => bay === doc.puesto) ?? free[0];
    if (puesto === undefined || slotRefusal(input, to.fecha, to.hora))
      throw new AppError('HORA_NUEVA_NO_DISPONIBLE', {
        message: `La hora nueva de ${nameOf(doc)} no está libre: ${formatFechaHora(start)}. Elige otra: todavía no guardamos nada.`,
      });
    return { fechaHora: start, duracion, margen, puesto };
  }
}
