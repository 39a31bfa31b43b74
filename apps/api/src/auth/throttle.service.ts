import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { Environment } from '../platform/config/environment';
import { AuthRepository } from './auth.repository';
import { fingerprint } from '../platform/common/keys';

export const HORA = 3600;
export const DIA_S = 86_400;

export interface Cupo {
  /** What is counted, e.g. 'cuenta:ana@…': stored hashed. */
  clave: string;
  max: number;
  /** Length of the window, in seconds. */
  ventana: number;
}

/** Counters that all instances share, in fixed windows; LIMITE_FACTOR widens them for load tests. */
@Injectable()
export class ThrottleService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {}

  /** Takes one of every quota, before the work; throws DEMASIADAS_SOLICITUDES when one is used up. Returns the way to give them back. */
  async take(cupos: Cupo[]): Promise<() => Promise<void>> {
    const ahora = Math.floor(this.clock.now().getTime() / 1000);
    const tomados: string[] = [];
    for (const { clave, max, ventana } of cupos) {
      const inicio = ahora - (ahora % ventana);
      const id = fingerprint(`${clave}|${ventana}|${inicio}`);
      const limite = Math.max(1, Math.round(max * this.env.LIMITE_FACTOR));
      if (await this.repository.countUp(id, limite, new Date((inicio + ventana) * 1000))) {
        tomados.push(id);
        continue;
      }
      if (tomados.length) await this.repository.countDown(tomados);
      throw new AppError('DEMASIADAS_SOLICITUDES', { retryAfter: inicio + ventana - ahora });
    }
    return () => this.repository.countDown(tomados);
  }
}
