import { Controller } from '@nestjs/common';
import type { SignedIn } from '@tuerca/contracts/auth/auth/answers';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { security } from '@tuerca/contracts/auth/auth/security-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Environment } from '../../platform/config/environment';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { reply } from '../../platform/http/reply';
import { Http, Input, type Parsed, User } from '../../platform/http/request-context';
import { visitorOf } from './cookies';
import { DevicesService } from './devices.service';
import { EntriesService } from './entries.service';
import { LoginService } from './login.service';
import { SecondFactorService } from './second-factor.service';

/** The second factor, and the devices on which an account is signed in. */
@Controller()
export class SecurityController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly devices: DevicesService,
    private readonly logins: LoginService,
    private readonly entries: EntriesService,
    private readonly env: Environment,
  ) {}

  @Endpoint(security.state) state(@User() user: CurrentUser) {
    return this.factors.state(user);
  }
  @Endpoint(security.login) async login(
    @Input() { body }: Parsed<typeof security.login>,
    @Http() http: Http,
  ): Promise<SignedIn> {
    return this.entries.grant(await this.logins.finish(body.desafio, body.codigo, visitorOf(http, this.env)), http);
  }
  @Endpoint(security.prepare) prepare(@User() user: CurrentUser) {
    return this.factors.prepare(user);
  }
  @Endpoint(security.activate) async activate(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof security.activate>,
  ) {
    return reply(await this.factors.activate(user, body.codigo), { message: AUTH_MESSAGES.factorOn });
  }
  @Endpoint(security.renewCodes) async renewCodes(@User() user: CurrentUser) {
    return reply(await this.factors.renewCodes(user), { message: AUTH_MESSAGES.codesRenewed });
  }
  @Endpoint(security.deactivate) async deactivate(@User() user: CurrentUser) {
    return reply(await this.factors.deactivate(user), { message: AUTH_MESSAGES.factorOff });
  }
  @Endpoint(security.removeOf) async removeOf(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof security.removeOf>,
  ) {
    await this.factors.removeOf(user, params.id, body.motivo);
    return reply(null, { message: AUTH_MESSAGES.factorRemoved });
  }
  @Endpoint(security.sessions) sessions(@User() user: CurrentUser) {
    return this.devices.list(user);
  }
  @Endpoint(security.endSession) async endSession(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof security.endSession>,
  ) {
    await this.devices.end(user, params.id);
    return reply(null, { message: AUTH_MESSAGES.sessionEnded });
  }
  @Endpoint(security.endOtherSessions) async endOthers(@User() user: CurrentUser) {
    await this.devices.endOthers(user);
    return reply(null, { message: AUTH_MESSAGES.otherSessionsEnded });
  }
}
