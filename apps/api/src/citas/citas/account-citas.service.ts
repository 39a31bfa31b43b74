import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { CITA_TRANSITIONS, type EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { toBolivares } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import { SystemService } from '../../platform/system/system.service';
import { BookingsRepository } from './bookings.repository';
import type { CitaOwner } from './cita.policy';
import { CitaMovida } from './citas.events';
import { CitasRepository, type OpenCitasFilter } from './citas.repository';
import type { StoredCita } from './citas.service';
import { PricesService } from './prices.service';

const OPEN = (Object.keys(CITA_TRANSITIONS) as EstadoCita[]).filter((estado) => CITA_TRANSITIONS[estado].length);
export type CitaParty = CitaOwner;

/** Appointments as administrators look at them: those of one account, and by the rate at which their price was frozen. */
@Injectable()
export class AccountCitasService {
  constructor(
    private readonly repository: CitasRepository,
    private readonly bookings: BookingsRepository,
    private readonly prices: PricesService,
    private readonly system: SystemService,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Counts the appointments of a party: all, and those that can still change. */
  async of(owner: CitaOwner): Promise<{ total: number; abiertas: number }> {
    const [total, abiertas] = await Promise.all([this.repository.count(owner), this.repository.count(owner, OPEN)]);
    return { total, abiertas };
  }

  /** Those that can still move, the earliest first. */
  findOpen(owner: CitaOwner, wanted: OpenCitasFilter, limit: number): Promise<StoredCita[]> {
    return this.repository.findOpen(owner, OPEN, wanted, limit);
  }

  /** Counts those that can still change, and sums their estimates, in cents of a dollar. */
  sumOpen(owner: CitaOwner, wanted: OpenCitasFilter = {}): Promise<{ total: number; estimado: number }> {
    return this.repository.sumOpen(owner, OPEN, wanted);
  }

  /** Notes that an appointment takes place all the same; null when it is over, or not of this party. */
  keep(owner: CitaOwner, id: string, tx: Tx): Promise<StoredCita | null> {
    return this.bookings.change({ id, owner, from: OPEN }, { $set: { seCumple: true } }, tx);
  }

  /** True from the start of the appointment on. */
  hasBegun({ fechaHora }: StoredCita): boolean {
    return fechaHora <= this.clock.now();
  }

  /**
   * Completes an appointment for a workshop that has no access, from whatever state it was left in, at the price that stands, was
   * approved or was booked at, frozen at the day's rate. Throws ESTADO_CAMBIO before its time, or when it moved on since it was read.
   */
  async complete(doc: StoredCita, motivo: string, tx: Tx): Promise<StoredCita> {
    if (!this.hasBegun(doc)) throw new AppError('ESTADO_CAMBIO', { message: CITA_MESSAGES.notBegun });
    const { _id, tallerId, estado, fechaHora, precioFinal } = doc;
    const { valor: tasa, fechaValor: fechaTasa } = await this.system.tasa();
    const precio = await this.prices.due(doc, tx);
    const fecha = this.clock.now();
    const notas = CITA_MESSAGES.attendedForWorkshop(asSentence(motivo));
    const update = {
      $set: {
        ...precio,
        ...{ precioFinalBs: toBolivares(precio.precioFinal, tasa), tasa, fechaTasa },
        ...{ estado: 'completada', fechaFinalizacion: fecha, ocupada: false, granulos: [] },
      },
      $push: { historialEstados: { estado: 'completada', fecha, notas, por: 'administracion', autor: null } },
    };
    const expected = { id: String(_id), owner: { tallerId: String(tallerId) }, from: [estado] };
    const after = await this.bookings.change({ ...expected, at: { fechaHora, precioFinal } }, update, tx);
    if (!after) throw new AppError('ESTADO_CAMBIO');
    const moved = new CitaMovida(after, 'completada', 'administracion', tx, null, motivo);
    await emitInTurn(this.events, CitaMovida.event, moved);
    return after;
  }

  /** Counts the appointments completed at each of these rates, in their order. */
  countAt(rates: readonly NombreTasa[]): Promise<number[]> {
    return this.repository.countByRate(rates);
  }

  /** Those of a date, or of one rate of it, the latest first. */
  madeAt(fechaTasa: string, tasa: number | undefined, limit: number): Promise<StoredCita[]> {
    return this.repository.findAtRate(fechaTasa, tasa, limit);
  }
}
