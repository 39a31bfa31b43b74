import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { deriveKeys, fingerprint, isMacOf, type Keys, mac } from '../common/keys';
import { Environment } from '../config/environment';
import { IdempotencyRepository } from './idempotency.repository';

const FROZEN = 24 * 3_600_000;
/** After this time a call that still runs is taken for dead; no request lives this long. */
const ABANDONED = 30_000;
const WAIT = 10_000;
const POLL = 150;
const RETRY = 2;

interface Invocation {
  /** User id, or the address of a visitor. */
  who: string;
  route: string;
  key: string;
  sent: unknown;
}

/** JSON with sorted keys; a body too deep to walk is refused. */
function canonical(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  } catch {
    throw new AppError('ENTRADA_INVALIDA');
  }
}

/** Same key, same answer: runs a call once, and gives its repeats what it answered. */
@Injectable()
export class IdempotencyService {
  private readonly log = new Logger('Idempotency');
  private readonly keys: Keys;
  /** Calls that this process is running, for repeats that arrive meanwhile. */
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly repository: IdempotencyRepository,
    private readonly clock: Clock,
    env: Environment,
  ) {
    this.keys = deriveKeys(env, 'idempotency');
  }

  /**
   * Answers with the body of `work`, run now or earlier. Throws CLAVE_REUTILIZADA for other data, EN_CURSO when the first
   * call needs longer than 10 s. What `work` throws is thrown on and not remembered: nothing was done.
   */
  async once(
    { who, route, key, sent }: Invocation,
    work: () => Promise<string>,
  ): Promise<{ body: string; replayed: boolean }> {
    const id = fingerprint(`${who}|${route}|${key}`);
    const text = canonical(sent);
    const sentFingerprint = mac(this.keys[0], text);
    const deadline = Date.now() + WAIT;
    for (;;) {
      const now = this.clock.now();
      const own = { dueno: randomUUID(), tomada: now };
      if (
        await this.repository.claim({
          _id: id,
          huella: sentFingerprint,
          ...own,
          expira: new Date(now.getTime() + FROZEN),
        })
      )
        return this.run(id, own.dueno, work);
      const previous = await this.repository.find(id);
      if (previous) {
        if (!isMacOf(this.keys, text, previous.huella)) throw new AppError('CLAVE_REUTILIZADA');
        if (previous.estado === 'lista') return { body: previous.cuerpo!, replayed: true };
        const abandoned = now.getTime() - previous.tomada.getTime() > ABANDONED;
        if (abandoned && (await this.repository.takeOver(id, { dueno: previous.dueno, tomada: previous.tomada }, own)))
          return this.run(id, own.dueno, work);
        const rest = deadline - Date.now();
        if (rest <= 0) throw new AppError('EN_CURSO', { retryAfter: RETRY });
        await this.wait(id, rest);
      }
    }
  }

  private async run(
    id: string,
    dueno: string,
    work: () => Promise<string>,
  ): Promise<{ body: string; replayed: boolean }> {
    const running = this.perform(id, dueno, work);
    const settled = running.catch(() => undefined);
    this.running.set(id, settled);
    try {
      return { body: await running, replayed: false };
    } finally {
      if (this.running.get(id) === settled) this.running.delete(id);
    }
  }

  private async perform(id: string, dueno: string, work: () => Promise<string>): Promise<string> {
    let body: string;
    try {
      body = await work();
    } catch (error) {
      await this.repository.release(id, dueno).catch((failure: unknown) => this.log.warn(failure));
      throw error;
    }
    // Done is done: a lost note about it must not turn success into an error.
    await this.repository.finish(id, dueno, body).catch((error: unknown) => this.log.error(error));
    return body;
  }

  private async wait(id: string, ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise(
      (resolve) => (timer = setTimeout(resolve, this.running.has(id) ? ms : Math.min(ms, POLL))),
    );
    await Promise.race([this.running.get(id) ?? timeout, timeout]);
    clearTimeout(timer);
  }
}
