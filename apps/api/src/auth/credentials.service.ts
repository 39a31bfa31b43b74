import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/common/app-error';
import { type Account, UsersService } from '../users/users.service';
import { KnownDevicesService } from './known-devices.service';
import { PasswordsService } from './passwords.service';
import { DAY_SECONDS, HOUR_SECONDS, ThrottleService } from './throttle.service';
import type { Visitor } from './visitor';

/** Passwords that somebody typed. Failures are counted per account and per address before the password is looked at; a success gives them back. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly throttle: ThrottleService,
    private readonly devices: KnownDevicesService,
  ) {}

  /** The active account whose password this is, null alike for unknown, wrong and inactive; throws DEMASIADAS_SOLICITUDES after 30 failures an hour. */
  check(email: string, password: string, visitor: Visitor): Promise<Account | null> {
    return this.passwords.admit(() => this.verify(email, password, visitor));
  }

  private async verify(email: string, password: string, visitor: Visitor): Promise<Account | null> {
    const giveBack = await this.take(email, visitor);
    const account = await this.users.findWithPassword({ email });
    const matches = await this.passwords.verify(account?.password, password).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (!account || !matches || !account.activo) return null;
    await giveBack();
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
        if (!(error instanceof AppError)) throw error;
      }
    return this.throttle.take([
      { key: `ip:${visitor.ip}`, max: 50, windowSeconds: HOUR_SECONDS },
      { key: `cuenta:${email}`, max: 30, windowSeconds: HOUR_SECONDS },
      { key: `cuenta:${email}`, max: 100, windowSeconds: DAY_SECONDS },
    ]);
  }
}
