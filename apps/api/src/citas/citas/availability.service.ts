import { Injectable } from '@nestjs/common';
import type { ConflictReason, Disponibilidad, DisponibilidadInput } from '@tuerca/contracts/citas/citas/availability';
import type { CitaSinDecision } from '@tuerca/contracts/citas/citas/closing';
import { effectOn, proposeTimes } from '@tuerca/contracts/citas/citas/conflicts';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { DEFAULT_BOOKING_RULES } from '@tuerca/contracts/citas/citas/rules';
import type { CitaAfectada } from '@tuerca/contracts/citas/citas/schemas';
import { HOLDING_ESTADOS, isMovable } from '@tuerca/contracts/citas/citas/states';
import { caracasDate, caracasInstant, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { NegocioCambio } from '../../auth/users/users.events';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { InTransaction } from '../../platform/common/in-transaction';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { AvailabilityRepository } from './availability.repository';
import type { DisponibilidadDoc } from './availability.schema';
import { BookingsRepository, takenBy } from './bookings.repository';
import type { CitaDoc } from './cita.schema';
import { CitasRepository } from './citas.repository';
import { ownRules } from './own-rules';

/** An availability with the workshop that it belongs to; `activo` while the workshop is open for business. */
export interface WorkshopRules {
  rules: Disponibilidad;
  activo: boolean;
  /** Its account is switched on: appointments that are made go on, even while the administrators keep it out of the site. */
  cuentaActiva: boolean;
}

/** An appointment that rules leave outside. */
export interface Affected {
  doc: CitaDoc;
  motivo: ConflictReason;
}

/** Availability of workshops, and the effect of an edit on existing appointments. */
@Injectable()
export class AvailabilityService {
  constructor(
    private readonly repository: AvailabilityRepository,
    private readonly bookings: BookingsRepository,
    private readonly citas: CitasRepository,
    private readonly workshops: WorkshopsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws TALLER_NO_ENCONTRADO, also for inactive workshops but to their own owner, who alone reads why a day is different. */
  async get(tallerId: string, reader?: CurrentUser): Promise<Disponibilidad> {
    const found = await this.rulesOf(tallerId);
    if (!found || (!found.activo && reader?.id !== tallerId)) throw new AppError('TALLER_NO_ENCONTRADO');
    return reader?.id === tallerId ? found.rules : { ...found.rules, ...withoutReasons(found.rules) };
  }

  /** A workshop's rules as they are stored now; what it never saved are the defaults. Null when there is no such workshop. */
  async rulesOf(tallerId: string): Promise<WorkshopRules | null> {
    // The version before the hours: other hours count it up, so hours that are newer than it cannot be booked by.
    const stored = await this.repository.find(tallerId);
    const taller = await this.workshops.findById(tallerId);
    return taller && toWorkshopRules(tallerId, taller, stored);
  }

  /** Holds the rules that a booking was decided upon for the rest of its transaction, which begins anew when others were saved. */
  hold({ tallerId, version }: Disponibilidad, tx: Tx): Promise<void> {
    return this.repository.hold(tallerId, version, tx);
  }

  /** The weekly hours are the profile's: who books by the old ones while it is saved decides anew. */
  @InTransaction(NegocioCambio)
  async onProfile({ user, change, tx }: NegocioCambio): Promise<void> {
    if (user.role === 'workshop' && change.horarios) await this.repository.supersede(user.id, tx);
  }

  /** The rules of several workshops in one reading, for showing: the businesses come from memory. */
  async rulesOfMany(tallerIds: readonly string[]): Promise<Map<string, WorkshopRules>> {
    const [workshops, saved] = await Promise.all([
      this.workshops.recall([...tallerIds]),
      this.repository.findMany(tallerIds),
    ]);
    return new Map([...workshops].map(([id, taller]) => [id, toWorkshopRules(id, taller, saved.get(id) ?? null)]));
  }

  /** Saves what is given; throws ESTADO_CAMBIO when another tab saved meanwhile, NO_ENCONTRADO for another's workshop. */
  async update(
    user: CurrentUser,
    tallerId: string | undefined,
    input: DisponibilidadInput,
  ): Promise<Reply<Disponibilidad & { afectadas: CitaAfectada[] }>> {
    const next = await this.merge(user, tallerId, input);
    await this.transactions.run((tx) => this.store(next, input, tx));
    return this.saved(next, CITA_MESSAGES.availabilitySaved);
  }

  /** Writes an edit over the version that it was made from; throws ESTADO_CAMBIO when another tab saved meanwhile. */
  async store(next: Disponibilidad, input: DisponibilidadInput, tx: Tx): Promise<void> {
    const { tallerId, horarioRegular, ...own } = next;
    if (!(await this.repository.save(tallerId, own, tx))) throw new AppError('ESTADO_CAMBIO');
    // Its page says when the doors are open: it keeps the days that differ, without the reasons.
    const page = { excepciones: exceptionsOf(next), ...(input.horarioRegular && { horario: horarioRegular }) };
    await this.workshops.update(tallerId, page, tx);
  }

  /** The answer to an edit that is stored: appointments of bays that no longer exist take free ones, and what is outside is listed. */
  async saved(next: Disponibilidad, message: string): Promise<Reply<Disponibilidad & { afectadas: CitaAfectada[] }>> {
    await this.giveNewBays(next.tallerId, next);
    const { rules } = (await this.rulesOf(next.tallerId))!;
    return reply(
      { ...rules, afectadas: (await this.affected(rules)).map(({ doc, motivo }) => toAffected(doc, motivo)) },
      { message },
    );
  }

  /** The appointments that the edit would leave outside, with the next free time for each; saves nothing. */
  async preview(
    user: CurrentUser,
    tallerId: string,
    input: DisponibilidadInput,
  ): Promise<{ citas: CitaSinDecision[] }> {
    const next = await this.merge(user, tallerId, input);
    const now = this.clock.now();
    const [affected, all] = await Promise.all([this.affected(next), this.citas.findHolding(user.id, startOfDay(now))]);
    const outside = new Set(affected.map(({ doc }) => String(doc._id)));
    const kept = all.filter(({ _id }) => !outside.has(String(_id)));
    const proposals = proposeTimes(ownRules(next), {
      outside: affected.filter(({ doc }) => isMovable(doc)).map(({ doc }) => toBooked(doc)),
      kept: kept.map(toBooked),
      now,
    });
    const citas = affected.map(({ doc, motivo }) => ({
      ...toAffected(doc, motivo),
      propuesta: proposals.get(String(doc._id)) ?? null,
    }));
    return { citas };
  }

  /** My rules with an edit, as they would be saved; throws NO_ENCONTRADO for another's workshop. */
  async merge(user: CurrentUser, tallerId: string | undefined, input: DisponibilidadInput) {
    const found = tallerId === undefined || tallerId === user.id ? await this.rulesOf(user.id) : null;
    if (!found) throw new AppError('NO_ENCONTRADO');
    const today = caracasDate(this.clock.now());
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const next: Disponibilidad = { ...found.rules, ...given };
    const coming = <T extends { fecha: string }>(dates: T[]): T[] =>
      dates.filter(({ fecha }) => fecha >= today).sort((a, b) => a.fecha.localeCompare(b.fecha));
    return { ...next, bloqueos: coming(next.bloqueos), fechasEspeciales: coming(next.fechasEspeciales) };
  }

  /** The appointments that rules leave outside, in their order, and why; read in `tx` when one is given. */
  async affected(rules: Disponibilidad, tx?: Tx): Promise<Affected[]> {
    const docs = await this.citas.findHolding(rules.tallerId, this.clock.now(), tx);
    const { conflicts } = effectOn(rules, docs.map(toBooked));
    return docs.flatMap((doc) => {
      const motivo = conflicts.get(String(doc._id));
      return motivo ? [{ doc, motivo }] : [];
    });
  }

  /** Appointments in bays that no longer exist take free ones; whoever books one first keeps it, and it is tried again at confirmation. */
  private async giveNewBays(tallerId: string, rules: Disponibilidad): Promise<void> {
    const docs = await this.citas.findHolding(tallerId, this.clock.now());
    const { moves } = effectOn(rules, docs.map(toBooked));
    for (const doc of docs) {
      const puesto = moves.get(String(doc._id));
      if (puesto === undefined) continue;
      const { fechaHora, duracion, margen } = doc;
      const expected = {
        id: String(doc._id),
        owner: { tallerId },
        from: HOLDING_ESTADOS,
        at: { fechaHora, puesto: doc.puesto },
      };
      await this.bookings.place(expected, { fechaHora, duracion, margen, puesto }).catch((error: unknown) => {
        if (takenBy(error) !== 'bay') throw error;
      });
    }
  }
}

/** The same for strangers, whom the reasons of a day off do not concern. */
const withoutReasons = ({ bloqueos, fechasEspeciales }: Disponibilidad) => ({
  bloqueos: bloqueos.map((one) => ({ ...one, motivo: null })),
  fechasEspeciales: fechasEspeciales.map((one) => ({ ...one, motivo: null })),
});
/** The days that differ from the week as its page keeps them. */
const exceptionsOf = ({ bloqueos, fechasEspeciales }: Disponibilidad) => ({
  bloqueos: bloqueos.map(({ motivo: _motivo, ...one }) => one),
  fechasEspeciales: fechasEspeciales.map(({ motivo: _motivo, ...one }) => one),
});

/** Rules of a workshop: the saved ones or the defaults, with the weekly hours of its profile. */
function toWorkshopRules(
  tallerId: string,
  taller: { horario: Disponibilidad['horarioRegular']; activo: boolean; cuentaActiva: boolean },
  stored: DisponibilidadDoc | null,
): WorkshopRules {
  const { _id, reservas: _taken, ...saved } = stored ?? { _id: null };
  const rules = {
    aceptaCitas: true,
    bloqueos: [],
    fechasEspeciales: [],
    ...DEFAULT_BOOKING_RULES,
    version: 0,
    ...saved,
    tallerId,
    horarioRegular: taller.horario,
  };
  return { rules, activo: taller.activo, cuentaActiva: taller.cuentaActiva };
}

const startOfDay = (now: Date): Date => caracasInstant(caracasDate(now));
const toBooked = ({ _id, fechaHora, duracion, margen, puesto }: CitaDoc) => ({
  id: String(_id),
  start: fechaHora,
  duration: duracion,
  margin: margen,
  bay: puesto,
});
const toAffected = (doc: CitaDoc, motivo: CitaAfectada['motivo']): CitaAfectada => ({
  _id: String(doc._id),
  estado: doc.estado,
  fechaHora: doc.fechaHora.toISOString(),
  fecha: caracasDate(doc.fechaHora),
  hora: caracasTime(doc.fechaHora),
  cliente: doc.cliente.nombre,
  servicio: doc.servicio.nombre,
  telefono: doc.cliente.telefono,
  sinCuenta: doc.cliente.email === null,
  motivo,
});
