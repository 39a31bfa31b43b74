import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { passwordProblem } from '@tuerca/contracts/auth/rules';
import { ERRORES } from '@tuerca/contracts/errors';
import { AppError } from '../platform/common/app-error';
import { Turnstile } from '../platform/common/turnstile';
import { Environment } from '../platform/config/environment';

/** argon2id (the library's default algorithm), 19 MiB, two passes, one lane: OWASP's first recommendation. */
const COSTO = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Waiting hashes beyond which a call is turned away: some two seconds of work. */
const COLA = 64;
const ESPERA = 2;

/** Hashes and verifies passwords, few at a time: a flood of logins waits or is refused, and the shop goes on. */
@Injectable()
export class PasswordsService {
  private readonly turnstile: Turnstile;
  private senuelo?: Promise<string>;

  constructor(private readonly env: Environment) {
    this.turnstile = new Turnstile(env.HASH_CONCURRENCIA, COLA);
  }

  /** Refuses what is too short for this installation (ENTRADA_INVALIDA) or, in production, on everybody's list (CLAVE_COMUN). */
  check(password: string): void {
    const problem = passwordProblem(password, this.env.PASSWORD_MIN);
    if (problem === 'short') {
      const mensaje = `La contraseña debe tener al menos ${this.env.PASSWORD_MIN} caracteres`;
      throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'password', mensaje }] });
    }
    if (problem === 'common' && this.env.NODE_ENV === 'production')
      throw new AppError('CLAVE_COMUN', {
        errors: [{ campo: 'password', mensaje: ERRORES.CLAVE_COMUN.message }],
      });
  }

  /** PHC string of a password; throws DEMASIADAS_SOLICITUDES when too many wait. */
  hash(clave: string): Promise<string> {
    return this.limited(() => hash(clave.normalize('NFKC'), COSTO));
  }

  /** Whether the password is the hash's. Without a hash the same work is done in vain, so that time tells nothing. */
  async verify(guardada: string | undefined, clave: string): Promise<boolean> {
    const contra = guardada ?? (await (this.senuelo ??= hash('nadie', COSTO)));
    const coincide = await this.limited(() => verify(contra, clave.normalize('NFKC')));
    return guardada !== undefined && coincide;
  }

  private limited<T>(work: () => Promise<T>): Promise<T> {
    return this.turnstile.pass(work, () => new AppError('DEMASIADAS_SOLICITUDES', { retryAfter: ESPERA }));
  }
}
