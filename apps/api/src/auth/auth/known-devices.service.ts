import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock';
import { deriveKeys, isMacOf, type Keys, mac } from '../../platform/common/keys';
import { Environment } from '../../platform/config/environment';
import { AuthRepository } from './auth.repository';
import { SIGNED_OUT } from './auth.schema';
import type { Visitor } from './visitor';

/**
 * Browsers in which an account has signed in before: each is known by the session that was opened in it, for as long as that
 * is kept, also after its owner signed out. A session that was ended in any other way makes its browser a stranger again.
 */
@Injectable()
export class KnownDevicesService {
  private readonly keys: Keys;

  constructor(
    private readonly repository: AuthRepository,
    private readonly clock: Clock,
    env: Environment,
  ) {
    this.keys = deriveKeys(env, 'known-device');
  }

  /** Value of the cookie of the browser in which this session of the account was opened. */
  cookieFor(email: string, sid: string): string {
    return `${sid}.${mac(this.keys[0], signed(email, sid))}`;
  }

  /** The session by which the visitor's browser is known to the account; null for a stranger's. */
  async find(email: string, { device }: Visitor): Promise<string | null> {
    const [sid, signature, ...rest] = device?.split('.') ?? [];
    // What we did not sign costs no query.
    if (!sid || !signature || rest.length || !isMacOf(this.keys, signed(email, sid), signature)) return null;
    const session = await this.repository.findSession(sid);
    const isKnown =
      session && session.expira > this.clock.now() && (!session.revocada || session.motivo === SIGNED_OUT);
    return isKnown ? sid : null;
  }
}

const signed = (email: string, sid: string): string => `${sid}|${email}`;
