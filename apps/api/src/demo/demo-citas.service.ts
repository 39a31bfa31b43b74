import { Injectable } from '@nestjs/common';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { NO_SHOW_DAYS } from '@tuerca/contracts/citas/citas/rules';
import { daySlots, freeBays, type Occupation, occupation, openingMinutes } from '@tuerca/contracts/citas/citas/slots';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { HOUR, MINUTE } from '@tuerca/contracts/kernel/time';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { addDays, caracasDate, caracasInstant, weekday } from '@tuerca/contracts/venezuela/caracas';
import { toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { createRandom, type Random } from '@tuerca/fixtures/random';
import { AvailabilityService } from '../citas/citas/availability.service';
import { HistoryService, type RecordedCita } from '../citas/citas/history.service';
import { SystemService } from '../platform/system/system.service';
import { ServicesService } from '../products/services/services.service';
import type { DemoAccountIds } from './demo-accounts.service';
import {
  DAYS_AHEAD,
  DAYS_BACK,
  type DemoCitaTime,
  estadoFor,
  mileageOn,
  nextVehicle,
  RECENT_DAYS,
  suitedVehicle,
  vehicleOf,
  wordsFor,
} from './demo-citas-plan';
import { historicalRate } from './historical-figures';

/** A workshop has an appointment on so many of its open days. */
const BUSY = 0.45;

interface DemoContext {
  today: string;
  now: Date;
  tasa: number;
  clientes: string[];
  /** Appointments made so far, by client. */
  visits: Map<number, number>;
  /** Keys of a client and a time at which she has an appointment. */
  busy: Set<string>;
  /** Places of the clients who have missed an appointment lately: each misses one, and can go on booking. */
  missed: Set<number>;
  random: Random;
}

/** Half a year of appointments behind every workshop of the demo, and three weeks before it, in every state. */
@Injectable()
export class DemoCitas {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly history: HistoryService,
    private readonly services: ServicesService,
    private readonly system: SystemService,
  ) {}

  /** Stores them; returns how many. */
  async load({ clientes, talleres }: DemoAccountIds, now: Date): Promise<number> {
    const { valor: tasa } = await this.system.tasa();
    const random = createRandom('citas');
    const context: DemoContext = {
      today: caracasDate(now),
      now,
      tasa,
      clientes: [...clientes.values()],
      visits: new Map(),
      busy: new Set(),
      missed: new Set(),
      random,
    };
    let made = 0;
    for (const [i, tallerId] of [...talleres.values()].entries()) {
      const rules = await this.open(tallerId, 1 + (i % 3), context.today);
      const { data } = await this.services.byWorkshop(tallerId, { page: 1, limit: 30 });
      const bookable = data.filter(({ disponible, tiempoEstimado }) => disponible && tiempoEstimado <= 6);
      const plan = bookable.length ? this.plan(rules, bookable, context, i) : [];
      made += await this.history.record(plan);
    }
    return made;
  }

  /**
   * Sets a workshop's availability: bays, a margin, a holiday to come and a Sunday that it opens; today, too, so that the demo
   * shows a day of work.
   */
  private async open(tallerId: string, puestos: number, today: string): Promise<Disponibilidad> {
    let sunday = addDays(today, 8);
    while (weekday(sunday) !== 0) sunday = addDays(sunday, 1);
    const owner = { id: tallerId, role: 'workshop' as const, sid: '' };
    const isClosed = !openingMinutes(await this.availability.get(tallerId), today);
    const special = (fecha: string, apertura: string, cierre: string) => ({
      fecha,
      activo: true,
      horario: { apertura, cierre },
      motivo: 'Jornada especial',
    });
    const { data } = await this.availability.update(owner, tallerId, {
      puestos,
      margen: 15,
      antelacionMinima: 120,
      horizonteDias: 45,
      antelacionCancelacion: 240,
      bloqueos: [{ fecha: addDays(today, 16), horaInicio: null, horaFin: null, motivo: 'Inventario del taller' }],
      fechasEspeciales: [...(isClosed ? [special(today, '08:00', '17:00')] : []), special(sunday, '09:00', '13:00')],
    });
    return data;
  }

  private plan(rules: Disponibilidad, offered: Servicio[], context: DemoContext, workshop: number): RecordedCita[] {
    const services = offered.filter((servicio) => suitedVehicle(0, 0, servicio) !== undefined);
    const { today, random, clientes, busy } = context;
    const plan: RecordedCita[] = [];
    for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset++) {
      const date = addDays(today, offset);
      const occupied: Occupation[] = [];
      const wanted =
        offset === 0 || offset === -1 ? 2 : random.next() < BUSY ? 1 + Math.floor(random.next() * rules.puestos) : 0;
      for (let n = 0; n < wanted; n++) {
        const servicio = random.pick(services);
        const duration = Math.round(servicio.tiempoEstimado * 60);
        // Past days are planned as they stood the evening before.
        const before = caracasInstant(addDays(date, -1));
        const open = { ...rules, antelacionMinima: 0, horizonteDias: 2 };
        const times = daySlots({ rules: open, duration, occupied, now: before }, date);
        if (!times.length) continue;
        const start = caracasInstant(date, random.pick(times));
        const stretch = occupation(start, duration, rules.margen);
        const [puesto] = freeBays(occupied, rules.puestos, stretch);
        if (puesto === undefined) continue;
        // The documented clients have appointments at the first workshops, so that no screen of theirs is empty.
        const client = workshop < 3 && random.next() < 0.3 ? n % 2 : random.int(0, clientes.length - 1);
        // A client is in one place at a time.
        const whereabouts = `${client} ${start.getTime()}`;
        if (busy.has(whereabouts)) continue;
        busy.add(whereabouts);
        occupied.push({ ...stretch, bay: puesto });
        plan.push(this.appointment({ start, duration, puesto, servicio, client }, rules, context));
      }
    }
    return plan;
  }

  private estadoOf(date: string, client: number, { today, missed, random }: DemoContext): EstadoCita {
    const estado = estadoFor(whenIs(date, today), random);
    const counts = estado === 'no_asistio' && date >= addDays(today, -NO_SHOW_DAYS);
    if (counts && missed.has(client)) return 'completada';
    if (counts) missed.add(client);
    return estado;
  }

  private appointment(
    { start, duration, puesto, servicio, client }: Planned,
    rules: Disponibilidad,
    context: DemoContext,
  ): RecordedCita {
    const { now, tasa, clientes, random } = context;
    const date = caracasDate(start);
    const words = wordsFor(random, servicio);
    const vehicle = suitedVehicle(client, nextVehicle(client, context.visits), servicio)!;
    const estado = this.estadoOf(date, client, context);
    const created = new Date(Math.min(start.getTime() - random.int(20, 150) * HOUR, now.getTime() - HOUR));
    const { steps, begin, end } = stepsOf(estado, { created, start, duration, now, reason: words.reason });
    const working = estado === 'en_proceso' || estado === 'pausada' || estado === 'completada';
    const begun: RecordedCita['work'] = working
      ? { fechaInicio: begin, diagnostico: words.diagnosis, tecnico: words.technician }
      : {};
    const price = toCentimos(servicio.precio) + (servicio.precioFijo ? 0 : 500 * random.int(0, 6));
    const rate = historicalRate(tasa, end, now);
    const ended: RecordedCita['work'] =
      estado === 'completada'
        ? {
            trabajosRealizados: words.works,
            fechaFinalizacion: end,
            precioFinal: price,
            precioFinalBs: toBolivares(price, rate),
            tasa: rate,
            fechaTasa: date,
            kilometraje: mileageOn(client + vehicle, daysBetween(context.today, date), random.int(0, 30)),
            garantia: random.next() < 0.6 ? { dias: 90, kilometros: 5000 } : null,
            calificacion:
              random.next() < 0.6
                ? { puntuacion: random.weighted([5, 4, 3], [6, 3, 1]), comentario: words.comment, fecha: end }
                : null,
          }
        : {};
    const cancelled: RecordedCita['work'] =
      estado === 'cancelada' ? { razonCancelacion: words.reason, canceladaPor: 'cliente' } : {};
    return {
      tallerId: rules.tallerId,
      clienteId: clientes[client]!,
      servicioId: servicio._id,
      fechaHora: start,
      duracion: duration,
      margen: rules.margen,
      puesto,
      vehiculo: vehicleOf(client, vehicle),
      problemaReportado: words.problem,
      createdAt: created,
      steps,
      work: { ...begun, ...ended, ...cancelled },
    };
  }
}

/** Days from one Caracas date to another, negative into the past. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const whenIs = (date: string, today: string): DemoCitaTime => {
  if (date >= today) return date === today ? 'today' : 'coming';
  return date < addDays(today, -RECENT_DAYS) ? 'past' : 'recent';
};

/** Steps by which an appointment came to its state, never later than now, and the start and end of its work. */
function stepsOf(
  estado: EstadoCita,
  {
    created,
    start,
    duration,
    now,
    reason,
  }: { created: Date; start: Date; duration: number; now: Date; reason: string },
) {
  const at = (ms: number) => new Date(Math.min(ms, now.getTime()));
  const [begin, end] = [at(start.getTime()), at(start.getTime() + duration * MINUTE)];
  const step = (one: EstadoCita, fecha: Date, por: 'cliente' | 'taller' = 'taller') => ({
    estado: one,
    fecha,
    notas: one === 'cancelada' ? reason : null,
    por,
  });
  const asked = step('pendiente', created, 'cliente');
  const confirmed = step('confirmada', at(created.getTime() + 2 * HOUR));
  const started = step('en_proceso', begin);
  const steps: Record<EstadoCita, RecordedCita['steps']> = {
    pendiente: [asked],
    confirmada: [asked, confirmed],
    en_proceso: [asked, confirmed, started],
    pausada: [asked, confirmed, started, step('pausada', at(start.getTime() + 30 * MINUTE))],
    completada: [asked, confirmed, started, step('completada', end)],
    cancelada: [asked, step('cancelada', at(created.getTime() + 5 * HOUR), 'cliente')],
    no_asistio: [asked, confirmed, step('no_asistio', at(start.getTime() + HOUR))],
  };
  return { steps: steps[estado], begin, end };
}

interface Planned {
  start: Date;
  duration: number;
  puesto: number;
  servicio: Servicio;
  /** Place of the client in the list of clients. */
  client: number;
}
