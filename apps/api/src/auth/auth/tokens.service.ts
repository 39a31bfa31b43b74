import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '@tuerca/contracts/kernel/roles';
import type { AccessClaims } from '../../platform/common/current-user';
import { deriveKeys, fingerprint, type Keys, mac, ofEverySecret, sameText } from '../../platform/common/keys';
import { Environment } from '../../platform/config/environment';

/** Life of an access token, in seconds. */
export const ACCESS_LIFETIME = 600;
const ISSUER = 'tuerca';
const AUDIENCE = 'tuerca-api';
const ALGORITHM = 'HS256';
const REFRESH_FORMAT = /^([\w-]{22})\.(\d{1,9})\.([\w-]{43})$/;

/** Fields of a session from which its refresh tokens are derived. */
interface TokenFamily {
  _id: string;
  semilla: string;
}

/** Signs and reads tokens; knows no database. */
@Injectable()
export class TokensService {
  /** Checks of an access token beside its signature. */
  readonly accessChecks: { issuer: string; audience: string; algorithms: [typeof ALGORITHM] } = {
    issuer: ISSUER,
    audience: AUDIENCE,
    algorithms: [ALGORITHM],
  };
  /** No texts: of a text the library first tries whether it is a public key, which costs more than the rest. */
  private readonly accessKeys: Keys;
  private readonly refreshKeys: Keys;

  constructor(
    private readonly jwt: JwtService,
    env: Environment,
  ) {
    this.accessKeys = ofEverySecret(env, (secret) => createSecretKey(Buffer.from(secret)) as unknown as Buffer);
    this.refreshKeys = deriveKeys(env, 'refresh-token');
  }

  /** `generation` is that of the refresh token given with it. */
  signAccess({ id, sid, role, generation }: { id: string; sid: string; role: Role; generation: number }): string {
    return this.jwt.sign(
      { sid, role, typ: 'at', ...(generation && { gen: generation }) },
      {
        secret: this.accessKeys[0],
        subject: id,
        issuer: ISSUER,
        audience: AUDIENCE,
        expiresIn: ACCESS_LIFETIME,
        algorithm: ALGORITHM,
      },
    );
  }

  /** Owner and session of an access token of ours that has not expired, else null. */
  readAccess(token: string): AccessClaims | null {
    try {
      return this.claimsOf(this.jwt.verify<object>(token, { ...this.accessChecks, secret: this.accessKey(token) }));
    } catch {
      return null;
    }
  }

  /** The key that an access token claims to be signed with, still to be checked: the present one unless a former one fits. */
  accessKey(token: string): Buffer {
    const [present, ...former] = this.accessKeys;
    if (!former.length) return present;
    const end = token.lastIndexOf('.');
    const [signed, signature] = [token.slice(0, Math.max(end, 0)), token.slice(end + 1)];
    return former.find((key) => sameText(mac(key, signed), signature)) ?? present;
  }

  /** Owner and session in a verified payload; null when it was signed for another purpose. Its role is not to be trusted. */
  claimsOf(payload: unknown): AccessClaims | null {
    const { sub, sid, typ, gen } = payload as Record<'sub' | 'sid' | 'typ' | 'gen', unknown>;
    if (typ !== 'at' || typeof sub !== 'string' || typeof sid !== 'string') return null;
    return { id: sub, sid, ...(typeof gen === 'number' && { generation: gen }) };
  }

  /** The family's refresh token of a generation: derived, so that a successor can be given again and is stored nowhere. */
  refreshToken({ _id, semilla }: TokenFamily, generation: number): string {
    return this.refreshTokens({ _id, semilla }, generation)[0]!;
  }

  /** The one whose fingerprint the session keeps, which may have been made under a former secret. */
  storedRefresh(session: TokenFamily & { generacion: number; huella: string }): string {
    const tokens = this.refreshTokens(session, session.generacion);
    return tokens.find((token) => fingerprint(token) === session.huella) ?? tokens[0]!;
  }

  /** True when a session's current refresh token was made with the present secret. */
  isOfPresentSecret({ generacion, huella, ...family }: TokenFamily & { generacion: number; huella: string }): boolean {
    return fingerprint(this.refreshToken(family, generacion)) === huella;
  }

  /** Session and generation that a refresh token claims; still to be checked with `isOurs`. */
  parseRefresh(token: string): { sid: string; generation: number } | null {
    const parts = REFRESH_FORMAT.exec(token);
    return parts && { sid: parts[1]!, generation: Number(parts[2]) };
  }

  isOurs(family: TokenFamily, generation: number, token: string): boolean {
    return this.refreshTokens(family, generation).some((own) => sameText(own, token));
  }

  /** The family's refresh token of a generation under each secret, the present one first. */
  private refreshTokens({ _id, semilla }: TokenFamily, generation: number): string[] {
    return this.refreshKeys.map((key) => `${_id}.${generation}.${mac(key, `${_id}.${generation}.${semilla}`)}`);
  }
}
