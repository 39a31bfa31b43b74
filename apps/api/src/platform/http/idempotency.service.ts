import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { deriveKey, fingerprint, mac } from '../common/keys';
import { Environment } from '../config/environment';
import { IdempotencyRepository } from './idempotency.repository';

const CONGELADA = 24 * 3_600_000;
/** After this time a call that still runs is taken for dead; no request lives this long. */
const ABANDONADA = 30_000;
const ESPERA = 10_000;
const SONDEO = 150;
const REINTENTO = 2;

interface Llamada {
  /** User id, or the address of a visitor. */
  quien: string;
  route: string;
  key: string;
  sent: unknown;
}

/** JSON with sorted keys; a body too deep to walk is refused. */
function canonical(value: unknown): string {
  try {
    return JSON.stringify(value, (_clave, parte: unknown) =>
      parte && typeof parte === 'object' && !Array.isArray(parte)
        ? Object.fromEntries(Object.entries(parte).sort(([a], [b]) => (a < b ? -1 : 1)))
        : parte,
    );
  } catch {
    throw new AppError('ENTRADA_INVALIDA');
  }
}

/** Same key, same answer: runs a call once, and gives its repeats what it answered. */
@Injectable()
export class IdempotencyService {
  private readonly log = new Logger('Idempotency');
  private readonly clave: Buffer;
  /** Calls that this process is running, for repeats that arrive meanwhile. */
  private readonly aqui = new Map<string, Promise<unknown>>();

  constructor(
    private readonly repository: IdempotencyRepository,
    private readonly clock: Clock,
    env: Environment,
  ) {
    this.clave = deriveKey(env.JWT_SECRET, 'idempotency');
  }

  /**
   * Answers with the body of `work`, run now or earlier. Throws CLAVE_REUTILIZADA for other data, EN_CURSO when the first
   * call needs longer than 10 s. What `work` throws is thrown on and not remembered: nothing was done.
   */
  async once(
    { quien, route, key, sent }: Llamada,
    work: () => Promise<string>,
  ): Promise<{ body: string; replayed: boolean }> {
    const id = fingerprint(`${quien}|${route}|${key}`);
    const huella = mac(this.clave, canonical(sent));
    const limite = Date.now() + ESPERA;
    for (;;) {
      const ahora = this.clock.now();
      const mio = { dueno: randomUUID(), tomada: ahora };
      if (await this.repository.claim({ _id: id, huella, ...mio, expira: new Date(ahora.getTime() + CONGELADA) }))
        return this.run(id, mio.dueno, work);
      const previa = await this.repository.find(id);
      if (previa) {
        if (previa.huella !== huella) throw new AppError('CLAVE_REUTILIZADA');
        if (previa.estado === 'lista') return { body: previa.cuerpo!, replayed: true };
        const abandonada = ahora.getTime() - previa.tomada.getTime() > ABANDONADA;
        if (abandonada && (await this.repository.takeOver(id, { dueno: previa.dueno, tomada: previa.tomada }, mio)))
          return this.run(id, mio.dueno, work);
        const resto = limite - Date.now();
        if (resto <= 0) throw new AppError('EN_CURSO', { retryAfter: REINTENTO });
        await this.wait(id, resto);
      }
    }
  }

  private async run(
    id: string,
    dueno: string,
    work: () => Promise<string>,
  ): Promise<{ body: string; replayed: boolean }> {
    const trabajo = this.perform(id, dueno, work);
    const fin = trabajo.catch(() => undefined);
    this.aqui.set(id, fin);
    try {
      return { body: await trabajo, replayed: false };
    } finally {
      if (this.aqui.get(id) === fin) this.aqui.delete(id);
    }
  }

  private async perform(id: string, dueno: string, work: () => Promise<string>): Promise<string> {
    let body: string;
    try {
      body = await work();
    } catch (error) {
      await this.repository.release(id, dueno).catch((otro: unknown) => this.log.warn(otro));
      throw error;
    }
    // Done is done: a lost note about it must not turn success into an error.
    await this.repository.finish(id, dueno, body).catch((error: unknown) => this.log.error(error));
    return body;
  }

  private async wait(id: string, ms: number): Promise<void> {
    let temporizador: NodeJS.Timeout | undefined;
    const tope = new Promise(
      (resolve) => (temporizador = setTimeout(resolve, this.aqui.has(id) ? ms : Math.min(ms, SONDEO))),
    );
    await Promise.race([this.aqui.get(id) ?? tope, tope]);
    clearTimeout(temporizador);
  }
}
