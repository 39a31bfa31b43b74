import { randomBytes, randomInt } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { kindOfCode, RECOVERY_ALPHABET, RECOVERY_LENGTH } from '@tuerca/contracts/auth/auth/codes';
import { RECOVERY_CODES } from '@tuerca/contracts/auth/auth/limits';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { ERRORS } from '@tuerca/contracts/errors';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { deriveKeys, type Keys, mac } from '../../platform/common/keys';
import { resealAll, type Resealed, type Resealing } from '../../platform/common/reseal';
import { Sealer } from '../../platform/common/sealer';
import { Environment } from '../../platform/config/environment';
import { SecurityEvents } from '../../platform/metrics/security-events.service';
import { SecondFactorRepository } from './second-factor.repository';
import type { SegundoFactorDoc } from './second-factor.schema';
import { DAY_SECONDS, HOUR_SECONDS, isLimit, type Quota, ThrottleService } from './throttle.service';

/** Shown by the authenticator app beside the account's address. */
const ISSUER = 'Tuerca';
/** One step before and after the present one: clocks differ. */
const TOLERANCE_SECONDS = 30;

/** Secrets, codes of the app (RFC 6238: SHA-1, 6 digits, 30 s) and recovery codes of second factors. */
@Injectable()
export class FactorCodesService {
  private readonly log = new Logger('SecondFactor');
  private readonly sealer: Sealer;
  /** Of digests from before each set of codes had a key of its own. */
  private readonly recoveryKeys: Keys;

  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly throttle: ThrottleService,
    private readonly security: SecurityEvents,
    private readonly clock: Clock,
    env: Environment,
  ) {
    this.sealer = new Sealer(deriveKeys(env, 'second-factor'));
    this.recoveryKeys = deriveKeys(env, 'recovery-codes');
  }

  /** A new secret of an account (base32), what an app reads of it, and the form in which it is stored. */
  newSecret(usuario: string, email: string): { secreto: string; uri: string; sealed: string } {
    const secreto = generateSecret();
    const uri = generateURI({ issuer: ISSUER, label: email, secret: secreto });
    return { secreto, uri, sealed: this.sealer.seal(secreto, usuario) };
  }

  /**
   * Recovery codes and how they are stored: digests, and the key that they hang on, encrypted. A key of their own, since a
   * digest cannot be made anew under another secret, but its key can be encrypted anew.
   */
  newRecoveryCodes(usuario: string): { codes: string[] } & Pick<SegundoFactorDoc, 'recuperacion' | 'clave'> {
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(''),
    );
    const key = randomBytes(32);
    const recuperacion = codes.map((code) => digest(key, usuario, code));
    return { codes, recuperacion, clave: this.sealKey(key, usuario) };
  }

  /** The time step of a code of this secret now, one before or one after; null when it is none of them. */
  stepOf(usuario: string, sealed: string, code: string): number | null {
    const secret = this.sealer.open(sealed, usuario);
    if (secret === null) {
      this.log.error('Segundo factor ilegible: ni JWT_SECRET ni JWT_SECRET_PREVIOUS lo abren');
      return null;
    }
    if (kindOfCode(code) !== 'app') return null;
    const epoch = Math.floor(this.clock.now().getTime() / 1000);
    const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }

  /**
   * Takes a code of an account whose factor is on, of the app or of recovery; none is taken twice. Failures are counted per
   * account, and apart for a known device, before the code is looked at. Throws CODIGO_INCORRECTO, or DEMASIADAS_SOLICITUDES after 10 failures an hour.
   */
  async take(usuario: string, code: string, device: string | null): Promise<void> {
    const giveBack = await this.throttle.take(this.quotas(usuario, device)).catch((error: unknown) => {
      if (isLimit(error)) this.security.record('limit_reached', usuario);
      throw error;
    });
    const refusal = await this.refusalOf(usuario, code);
    if (refusal !== null) {
      this.security.record('wrong_code', usuario);
      throw refusedCode(refusal);
    }
    await giveBack();
  }

  /** Why a code is not taken; null when it was. */
  private async refusalOf(usuario: string, code: string): Promise<string | null> {
    const wrong = ERRORS.CODIGO_INCORRECTO.message;
    const factor = await this.repository.findActive(usuario);
    if (kindOfCode(code) === 'recovery') {
      const digests = this.recoveryKeysOf(usuario, factor).map((key) => digest(key, usuario, code));
      return (await this.repository.takeRecovery(usuario, digests)) ? null : wrong;
    }
    const step = factor && this.stepOf(usuario, factor.secreto, code);
    if (step === null) return wrong;
    return (await this.repository.takeStep(usuario, step)) ? null : AUTH_MESSAGES.codeUsed;
  }

  /** As with passwords, a known device has a quota of its own: who knows the password alone cannot lock the owner out. */
  private quotas(usuario: string, device: string | null): Quota[] {
    const key = device ? `codigo:${usuario}:${device}` : `codigo:${usuario}`;
    return [
      { key, max: 10, windowSeconds: HOUR_SECONDS },
      { key, max: 50, windowSeconds: DAY_SECONDS },
    ];
  }

  /** Encrypts with the present secret what is stored under a former one. */
  reseal(): Promise<Resealed> {
    return resealAll(this.repository, (factor) => this.resealOne(factor));
  }

  private async resealOne(factor: SegundoFactorDoc): Promise<Resealing> {
    const usuario = String(factor._id);
    const secreto = this.sealer.renew(factor.secreto, usuario);
    const clave = this.renewedKey(factor);
    if (secreto === null || clave === null) return 'unreadable';
    if (secreto === factor.secreto && clave === factor.clave) return 'kept';
    return (await this.repository.replaceSealed(factor, { secreto, ...(clave && { clave }) })) ? 'renewed' : 'changed';
  }

  /** The key of the recovery codes, encrypted with the present secret; undefined where they hang on that one, null when nothing opens it. */
  private renewedKey({ _id, secreto, recuperacion, clave }: SegundoFactorDoc): string | null | undefined {
    const usuario = String(_id);
    if (clave) return this.sealer.renew(clave, usuario);
    // They were made with the secret that the factor is encrypted with.
    const madeWith = this.sealer.keyOf(secreto, usuario);
    return madeWith > 0 && recuperacion.length ? this.sealKey(this.recoveryKeys[madeWith]!, usuario) : undefined;
  }

  /** Under which digests of recovery codes may have been made: a release of before makes them without a key of their own. */
  private recoveryKeysOf(usuario: string, factor: SegundoFactorDoc | null): Buffer[] {
    const own = factor?.clave ? this.sealer.open(factor.clave, usuario) : null;
    return [...(own === null ? [] : [Buffer.from(own, 'base64')]), ...this.recoveryKeys];
  }

  private sealKey(key: Buffer, usuario: string): string {
    return this.sealer.seal(key.toString('base64'), usuario);
  }
}

const digest = (key: Buffer, usuario: string, code: string): string => mac(key, `${usuario}:${code}`);

/** CODIGO_INCORRECTO beside the field. */
export const refusedCode = (message = ERRORS.CODIGO_INCORRECTO.message): AppError =>
  new AppError('CODIGO_INCORRECTO', { message, errors: [{ campo: 'codigo', mensaje: message }] });
