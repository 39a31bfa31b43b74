import { Injectable } from '@nestjs/common';
import { SecurityEvents } from '../../platform/metrics/security-events.service';
import { type Account, UsersService } from '../users/users.service';
import { KnownDevicesService } from './known-devices.service';
import { PasswordsService } from './passwords.service';
import { DAY_SECONDS, HOUR_SECONDS, isLimit, ThrottleService } from './throttle.service';
import type { Visitor } from './visitor';

/** Passwords that somebody typed. Failures are counted per account and per address before the password is looked at; a success gives them back. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly throttle: ThrottleService,
    private readonly devices: KnownDevicesService,
    private readonly security: SecurityEvents,
  ) {}

  /**
   * The account whose password this is, null alike for unknown and wrong; throws DEMASIADAS_SOLICITUDES after 30 failures an hour.
   * One that is not `activo` is blocked: it was counted as a failure, and its caller lets nobody in.
   */
  check(email: string, password: string, visitor: Visitor): Promise<Account | null> {
    return this.passwords.admit(() => this.verify(email, password, visitor));
  }

  private async verify(email: string, password: string, visitor: Visitor): Promise<Account | null> {
    const giveBack = await this.take(email, visitor).catch(async (error: unknown) => {
      if (isLimit(error)) this.security.record('limit_reached', idOf(await this.users.findByEmail(email)));
      throw error;
    });
    const account = await this.users.findWithPassword({ email });
    const matches = await this.passwords.verify(account?.password, password).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (!matches) this.security.record('wrong_password', idOf(account));
    if (!account || !matches) return null;
    if (account.activo) await giveBack();
    return account;
  }

  /**
   * A browser that has signed in to this account before has a small quota of its own: strangers cannot lock its owner out.
   * When that is spent, it counts as a stranger.
   */
  private async take(email: string, visitor: Visitor): Promise<() => Promise<void>> {
    const device = await this.devices.find(email, visitor);
    if (device)
      try {
        return await this.throttle.take([{ key: `dispositivo:${device}`, max: 10, windowSeconds: HOUR_SECONDS }]);
      } catch (error) {
        if (!isLimit(error)) throw error;
      }
    return this.throttle.take([
      { key: `ip:${visitor.ip}`, max: 50, windowSeconds: HOUR_SECONDS },
      { key: `cuenta:${email}`, max: 30, windowSeconds: HOUR_SECONDS },
      { key: `cuenta:${email}`, max: 100, windowSeconds: DAY_SECONDS },
    ]);
  }
}

const idOf = (account: Account | null): string | null => account && String(account._id);
