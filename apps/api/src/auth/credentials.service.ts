import { Injectable } from '@nestjs/common';
import { deriveKey, mac, sameText } from '../platform/common/keys';
import { Environment } from '../platform/config/environment';
import { type Account, UsersService } from '../users/users.service';
import { PasswordsService } from './passwords.service';
import { DAY_SECONDS, HOUR_SECONDS, type Quota, ThrottleService } from './throttle.service';

/** Who calls, as far as the request tells. */
export interface Visitor {
  ip: string;
  userAgent: string;
  /** Value of the known-device cookie, if there is one. */
  device?: string;
}

/** Passwords that somebody typed. Failures are counted per account and per address before the password is looked at; a success gives them back. */
@Injectable()
export class CredentialsService {
  private readonly deviceKey: Buffer;

  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly throttle: ThrottleService,
    env: Environment,
  ) {
    this.deviceKey = deriveKey(env.JWT_SECRET, 'known-device');
  }

  /** The active account whose password this is, null alike for unknown, wrong and inactive; throws DEMASIADAS_SOLICITUDES after 30 failures an hour. */
  check(email: string, password: string, visitor: Visitor): Promise<Account | null> {
    return this.passwords.admit(() => this.verify(email, password, visitor));
  }

  private async verify(email: string, password: string, visitor: Visitor): Promise<Account | null> {
    const giveBack = await this.throttle.take(this.quotas(email, visitor));
    const account = await this.users.findWithPassword({ email });
    const matches = await this.passwords.verify(account?.password, password).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (!account || !matches || !account.activo) return null;
    await giveBack();
    return account;
  }

  /** Value of the cookie that marks a browser as one that has signed in to this account. */
  deviceFor(email: string): string {
    return mac(this.deviceKey, email);
  }

  isKnown(email: string, { device }: Visitor): boolean {
    return device !== undefined && sameText(device, this.deviceFor(email));
  }

  /** A device that has signed in to this account before has a quota of its own: strangers cannot lock its owner out. */
  private quotas(email: string, visitor: Visitor): Quota[] {
    const { ip } = visitor;
    if (this.isKnown(email, visitor))
      return [{ key: `dispositivo:${email}:${ip}`, max: 30, windowSeconds: HOUR_SECONDS }];
    return [
      { key: `ip:${ip}`, max: 50, windowSeconds: HOUR_SECONDS },
      { key: `cuenta:${email}`, max: 30, windowSeconds: HOUR_SECONDS },
      { key: `cuenta:${email}`, max: 100, windowSeconds: DAY_SECONDS },
    ];
  }
}
