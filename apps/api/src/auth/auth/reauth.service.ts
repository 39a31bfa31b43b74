import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import type { Confirmation } from '@tuerca/contracts/auth/auth/schemas';
import { ERRORS } from '@tuerca/contracts/errors';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { UsersService } from '../users/users.service';
import { CredentialsService } from './credentials.service';
import { FactorCodesService, refusedCode } from './factor-codes.service';
import { KnownDevicesService } from './known-devices.service';
import { SecondFactorRepository } from './second-factor.repository';
import { SessionStates } from './session-states.service';
import type { Visitor } from './visitor';

/** Giving the password, and a code of the second factor, again before something sensitive: it counts for one session, for some minutes. */
@Injectable()
export class ReauthService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly factors: SecondFactorRepository,
    private readonly codes: FactorCodesService,
    private readonly sessions: SessionStates,
    private readonly devices: KnownDevicesService,
  ) {}

  /** Throws CLAVE_ACTUAL (400, never 401) and CODIGO_INCORRECTO; both are counted as at sign-in: DEMASIADAS_SOLICITUDES. */
  async confirm(
    user: CurrentUser,
    { password, codigo }: z.output<typeof Confirmation>,
    visitor: Visitor,
  ): Promise<{ hasta: string }> {
    const account = await this.users.findById(user.id);
    if (!account || !(await this.credentials.check(account.email, password, visitor))?.activo)
      throw new AppError('CLAVE_ACTUAL', {
        errors: [{ campo: 'password', mensaje: ERRORS.CLAVE_ACTUAL.message }],
      });
    if (await this.factors.isActive(user.id)) {
      if (!codigo) throw refusedCode(AUTH_MESSAGES.codeMissing);
      await this.codes.take(user.id, codigo, await this.devices.find(account.email, visitor));
    }
    return { hasta: (await this.sessions.confirm(user)).toISOString() };
  }
}
