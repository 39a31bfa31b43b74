import { Injectable } from '@nestjs/common';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { CitasRepository } from './citas.repository';
import type { StoredCita } from './citas.service';

/** Appointments by the rate at which their price was frozen, as administrators look at them. */
@Injectable()
export class CitaRatesService {
  constructor(private readonly repository: CitasRepository) {}

  /** Counts the appointments completed at each of these rates, in their order. */
  countAt(rates: readonly NombreTasa[]): Promise<number[]> {
    return this.repository.countByRate(rates);
  }

  /** Those of a date, or of one rate of it, the latest first. */
  madeAt(fechaTasa: string, tasa: number | undefined, limit: number): Promise<StoredCita[]> {
    return this.repository.findAtRate(fechaTasa, tasa, limit);
  }
}
