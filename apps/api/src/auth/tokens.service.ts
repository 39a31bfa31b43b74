import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Rol } from '@tuerca/contracts/kernel/roles';
import { Environment } from '../platform/config/environment';
import { createSecretKey } from 'node:crypto';
import { deriveKey, mac, sameText } from '../platform/common/keys';

/** Life of an access token, in seconds. */
export const VIDA_ACCESO = 600;
const EMISOR = 'tuerca';
const AUDIENCIA = 'tuerca-api';
const FORMA_REFRESCO = /^([\w-]{22})\.(\d{1,9})\.([\w-]{43})$/;

interface Familia {
  _id: string;
  semilla: string;
}

/** Signs and reads tokens; knows no database. */
@Injectable()
export class TokensService {
  /** As a key and not as text: of a text the library first tries whether it is a public key, which costs more than the rest. */
  private readonly claveAcceso: Buffer;
  private readonly claveRefresco: Buffer;

  constructor(
    private readonly jwt: JwtService,
    env: Environment,
  ) {
    this.claveAcceso = createSecretKey(Buffer.from(env.JWT_SECRET)) as unknown as Buffer;
    this.claveRefresco = deriveKey(env.JWT_SECRET, 'refresh-token');
  }

  signAccess({ id, sid, role }: { id: string; sid: string; role: Rol }): string {
    return this.jwt.sign(
      { sid, role, typ: 'at' },
      {
        secret: this.claveAcceso,
        subject: id,
        issuer: EMISOR,
        audience: AUDIENCIA,
        expiresIn: VIDA_ACCESO,
        algorithm: 'HS256',
      },
    );
  }

  /** Owner and session of an access token of ours that has not expired, else null. Its role is not to be trusted. */
  readAccess(token: string): { id: string; sid: string } | null {
    try {
      const { sub, sid, typ } = this.jwt.verify<{ sub?: unknown; sid?: unknown; typ?: unknown }>(token, {
        secret: this.claveAcceso,
        issuer: EMISOR,
        audience: AUDIENCIA,
        algorithms: ['HS256'],
      });
      return typ === 'at' && typeof sub === 'string' && typeof sid === 'string' ? { id: sub, sid } : null;
    } catch {
      return null;
    }
  }

  /** The family's refresh token of a generation: derived, so that a successor can be given again and is stored nowhere. */
  refreshToken({ _id, semilla }: Familia, generacion: number): string {
    return `${_id}.${generacion}.${mac(this.claveRefresco, `${_id}.${generacion}.${semilla}`)}`;
  }

  /** Session and generation that a refresh token claims; still to be checked with `isOurs`. */
  parseRefresh(token: string): { sid: string; generacion: number } | null {
    const partes = FORMA_REFRESCO.exec(token);
    return partes && { sid: partes[1]!, generacion: Number(partes[2]) };
  }

  isOurs(familia: Familia, generacion: number, token: string): boolean {
    return sameText(this.refreshToken(familia, generacion), token);
  }
}
