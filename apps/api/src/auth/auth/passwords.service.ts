import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { shortPassword } from '@tuerca/contracts/auth/auth/messages';
import { commonWords, passwordProblem } from '@tuerca/contracts/auth/auth/rules';
import { ERRORS } from '@tuerca/contracts/errors';
import { AppError } from '../../platform/common/app-error';
import { boundedLimit } from '../../platform/common/bounded-limit';
import { Environment, refusesCommonPasswords } from '../../platform/config/environment';
import { Metrics } from '../../platform/metrics/metrics.service';

/** argon2id (the library's default algorithm), 19 MiB, two passes, one lane: OWASP's first recommendation. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Waiting hashes, for each that runs, beyond which a call is turned away: some two seconds of work. */
const MAX_WAITING = 24;
const RETRY_AFTER_SECONDS = 2;

/** Hashes and verifies passwords, few at a time: a flood of logins waits or is refused, and the shop goes on. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  private readonly limited: ReturnType<typeof boundedLimit>;
  /** Runs a call that will verify or hash; throws DEMASIADAS_SOLICITUDES, before it has read or written anything, when too many are in. */
  readonly admit: ReturnType<typeof boundedLimit>;
  private decoyHash?: Promise<string>;
  /** Passwords of leaks, in lower case, the most common ones first. */
  private leaked: ReadonlySet<string> = new Set();

  constructor(
    private readonly env: Environment,
    metrics: Metrics,
  ) {
    const refuse = () => new AppError('DEMASIADAS_SOLICITUDES', { retryAfter: RETRY_AFTER_SECONDS });
    const waiting = MAX_WAITING * env.HASH_CONCURRENCIA;
    this.limited = boundedLimit(env.HASH_CONCURRENCIA, waiting, refuse);
    this.admit = boundedLimit(env.HASH_CONCURRENCIA + waiting, 0, refuse);
    metrics.gauge({ name: 'hashes', help: 'Passwords being hashed, and those that wait.', label: 'state' }, () =>
      this.limited.load(),
    );
  }

  /** Unpacks the list of leaked passwords, some 100 ms of work, where it is asked for: before anybody is served. */
  async onModuleInit(): Promise<void> {
    if (!refusesCommonPasswords(this.env)) return;
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    this.leaked = commonWords(dictionary['passwords-common']);
  }

  /** Refuses what is too short for this installation (ENTRADA_INVALIDA) or, in production, on everybody's list (CLAVE_COMUN). */
  check(password: string): void {
    const problem = passwordProblem(password, this.env.PASSWORD_MIN, this.leaked);
    if (problem === 'short') {
      const mensaje = shortPassword(this.env.PASSWORD_MIN);
      throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'password', mensaje }] });
    }
    if (problem === 'common' && refusesCommonPasswords(this.env))
      throw new AppError('CLAVE_COMUN', {
        errors: [{ campo: 'password', mensaje: ERRORS.CLAVE_COMUN.message }],
      });
  }

  /** PHC string of a password; throws DEMASIADAS_SOLICITUDES when too many wait. */
  hash(password: string): Promise<string> {
    return this.limited(() => hash(password.normalize('NFKC'), ARGON2_COST));
  }

  /** Whether the password is the hash's. Without a hash the same work is done in vain, so that time tells nothing. */
  async verify(storedHash: string | undefined, password: string): Promise<boolean> {
    const against = storedHash ?? (await (this.decoyHash ??= hash('nadie', ARGON2_COST)));
    const matches = await this.limited(() => verify(against, password.normalize('NFKC')));
    return storedHash !== undefined && matches;
  }
}
