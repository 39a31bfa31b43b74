import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { createSecretKey } from 'node:crypto';
import type { AccessClaims } from '../platform/common/current-user';
import { deriveKey, mac, sameText } from '../platform/common/keys';
import { Environment } from '../platform/config/environment';

/** Life of an access token, in seconds. */
export const ACCESS_LIFETIME = 600;
const ISSUER = 'tuerca';
const AUDIENCE = 'tuerca-api';
const ALGORITHM = 'HS256';
const REFRESH_FORMAT = /^([\w-]{22})\.(\d{1,9})\.([\w-]{43})$/;

/** What of a session its refresh tokens are derived from. */
interface TokenFamily {
  _id: string;
  semilla: string;
}

/** Signs and reads tokens; knows no database. */
@Injectable()
export class TokensService {
  /** What an access token of ours must pass. The key is no text: of a text the library first tries whether it is a public key, which costs more than the rest. */
  readonly accessChecks: { secret: Buffer; issuer: string; audience: string; algorithms: [typeof ALGORITHM] };
  private readonly refreshKey: Buffer;

  constructor(
    private readonly jwt: JwtService,
    env: Environment,
  ) {
    const secret = createSecretKey(Buffer.from(env.JWT_SECRET)) as unknown as Buffer;
    this.accessChecks = { secret, issuer: ISSUER, audience: AUDIENCE, algorithms: [ALGORITHM] };
    this.refreshKey = deriveKey(env.JWT_SECRET, 'refresh-token');
  }

  signAccess({ id, sid, role }: { id: string; sid: string; role: Role }): string {
    return this.jwt.sign(
      { sid, role, typ: 'at' },
      {
        secret: this.accessChecks.secret,
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
      return this.claimsOf(this.jwt.verify<object>(token, this.accessChecks));
    } catch {
      return null;
    }
  }

  /** Owner and session in a verified payload; null when it was signed for another purpose. Its role is not to be trusted. */
  claimsOf(payload: unknown): AccessClaims | null {
    const { sub, sid, typ } = payload as { sub?: unknown; sid?: unknown; typ?: unknown };
    return typ === 'at' && typeof sub === 'string' && typeof sid === 'string' ? { id: sub, sid } : null;
  }

  /** The family's refresh token of a generation: derived, so that a successor can be given again and is stored nowhere. */
  refreshToken({ _id, semilla }: TokenFamily, generation: number): string {
    return `${_id}.${generation}.${mac(this.refreshKey, `${_id}.${generation}.${semilla}`)}`;
  }

  /** Session and generation that a refresh token claims; still to be checked with `isOurs`. */
  parseRefresh(token: string): { sid: string; generation: number } | null {
    const parts = REFRESH_FORMAT.exec(token);
    return parts && { sid: parts[1]!, generation: Number(parts[2]) };
  }

  isOurs(family: TokenFamily, generation: number, token: string): boolean {
    return sameText(this.refreshToken(family, generation), token);
  }
}
