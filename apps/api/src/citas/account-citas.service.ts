import { Injectable } from '@nestjs/common';
import { CITA_TRANSITIONS, type EstadoCita } from '@tuerca/contracts/citas/states';
import type { Tx } from '../platform/database/transactions';
import { BookingsRepository } from './bookings.repository';
import type { Owner } from './cita.policy';
import { CitasRepository, type OpenWanted } from './citas.repository';
import type { StoredCita } from './citas.service';

const OPEN = (Object.keys(CITA_TRANSITIONS) as EstadoCita[]).filter((estado) => CITA_TRANSITIONS[estado].length);
export type CitaParty = Owner;

/** One account's appointments, as administrators look at it. */
@Injectable()
export class AccountCitasService {
  constructor(
    private readonly repository: CitasRepository,
    private readonly bookings: BookingsRepository,
  ) {}

  /** How many there are, and how many can still move. */
  async of(owner: Owner): Promise<{ total: number; abiertas: number }> {
    const [total, abiertas] = await Promise.all([this.repository.count(owner), this.repository.count(owner, OPEN)]);
    return { total, abiertas };
  }

  /** Those that can still move, the earliest first. */
  findOpen(owner: Owner, wanted: OpenWanted, limit: number): Promise<StoredCita[]> {
    return this.repository.findOpen(owner, OPEN, wanted, limit);
  }

  /** How many can still move, and what they were estimated to cost, in cents of a dollar. */
  sumOpen(owner: Owner, wanted: OpenWanted = {}): Promise<{ total: number; estimado: number }> {
    return this.repository.sumOpen(owner, OPEN, wanted);
  }

  /** Notes that an appointment takes place all the same; null when it is over, or not of this party. */
  keep(owner: Owner, id: string, tx: Tx): Promise<StoredCita | null> {
    return this.bookings.change({ id, owner, from: OPEN }, { $set: { seCumple: true } }, tx);
  }
}
