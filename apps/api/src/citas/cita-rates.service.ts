import { Injectable } from '@nestjs/common';
import type { NombreTasa } from '@tuerca/contracts/system/rates';
import { CitasRepository } from './citas.repository';
import type { StoredCita } from './citas.service';

/** Appointments by the rate at which their price was frozen, as administrators look at them. */
@Injectable()
export class CitaRatesService {
  constructor(private readonly repository: CitasRepository) {}

  /** How many were completed at each of these rates, in their order. */
  async countAt(rates: readonly NombreTasa[]): Promise<number[]> {
    const rows = await this.repository.countByRate([...new Set(rates.map(({ fechaValor }) => fechaValor))]);
    return rates.map(
      ({ valor, fechaValor }) =>
        rows.find(({ tasa, fechaTasa }) => tasa === valor && fechaTasa === fechaValor)?.total ?? 0,
    );
  }

  /** Those of a date, or of one rate of it, the latest first. */
  madeAt(fechaTasa: string, tasa: number | undefined, limit: number): Promise<StoredCita[]> {
    return this.repository.findAtRate(fechaTasa, tasa, limit);
  }
}
