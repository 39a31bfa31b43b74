import { Injectable } from '@nestjs/common';
import { CITA_TRANSITIONS, type EstadoCita } from '@tuerca/contracts/citas/states';
import { CitasRepository } from './citas.repository';
import type { Owner } from './cita.policy';

const OPEN = (Object.keys(CITA_TRANSITIONS) as EstadoCita[]).filter((estado) => CITA_TRANSITIONS[estado].length);

/** One account's appointments, as administrators look at it. */
@Injectable()
export class AccountCitasService {
  constructor(private readonly repository: CitasRepository) {}

  /** How many there are, and how many can still move. */
  async of(owner: Owner): Promise<{ total: number; abiertas: number }> {
    const [total, abiertas] = await Promise.all([this.repository.count(owner), this.repository.count(owner, OPEN)]);
    return { total, abiertas };
  }
}
