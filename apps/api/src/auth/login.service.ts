import { Injectable } from '@nestjs/common';
import type { Credentials } from '@tuerca/contracts/auth/schemas';
import type { z } from 'zod';
import { AppError } from '../platform/common/app-error';
import { Environment } from '../platform/config/environment';
import { type Account, UsersService } from '../users/users.service';
import { deriveKey, mac, sameText } from '../platform/common/keys';
import { PasswordsService } from './passwords.service';
import { type OpenedSession, SessionsService } from './sessions.service';
import { DAY_SECONDS, HOUR_SECONDS, type Quota, ThrottleService } from './throttle.service';

/** Who signs in, as far as the request tells. */
export interface Visitor {
  ip: string;
  userAgent: string;
  /** Value of the known-device cookie, if there is one. */
  device?: string;
}

/** Signing in. Failures are counted per account and per address before the password is looked at; a success gives them back. */
@Injectable()
export class LoginService {
  private readonly deviceKey: Buffer;

  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly throttle: ThrottleService,
    env: Environment,
  ) {
    this.deviceKey = deriveKey(env.JWT_SECRET, 'known-device');
  }

  /** Throws CREDENCIALES alike for unknown, wrong and inactive; DEMASIADAS_SOLICITUDES after 30 failures an hour. */
  async login(
    { email, password }: z.output<typeof Credentials>,
    visitor: Visitor,
  ): Promise<{ account: Account; session: OpenedSession; device: string }> {
    const giveBack = await this.throttle.take(this.quotas(email, visitor));
    const account = await this.users.findWithPassword({ email });
    const matches = await this.passwords.verify(account?.password, password).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (!account || !matches || !account.activo) throw new AppError('CREDENCIALES');
    await giveBack();
    const session = await this.sessions.open({ id: String(account._id), role: account.role }, visitor.userAgent);
    return { account, session, device: this.deviceFor(email) };
  }

  /** A device that has signed in to this account before has a quota of its own: strangers cannot lock its owner out. */
  private quotas(email: string, { ip, device }: Visitor): Quota[] {
    const isKnown = device !== undefined && sameText(device, this.deviceFor(email));
    if (isKnown) return [{ key: `dispositivo:${email}:${ip}`, max: 30, windowSeconds: HOUR_SECONDS }];
    return [
      { key: `ip:${ip}`, max: 50, windowSeconds: HOUR_SECONDS },
      { key: `cuenta:${email}`, max: 30, windowSeconds: HOUR_SECONDS },
      { key: `cuenta:${email}`, max: 100, windowSeconds: DAY_SECONDS },
    ];
  }

  private deviceFor(email: string): string {
    return mac(this.deviceKey, email);
  }
}
