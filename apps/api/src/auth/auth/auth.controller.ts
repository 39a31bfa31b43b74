import { Controller } from '@nestjs/common';
import type { LoginAnswer, SignedIn } from '@tuerca/contracts/auth/auth/answers';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { Environment } from '../../platform/config/environment';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { reply } from '../../platform/http/reply';
import { Http, Input, type Parsed, User } from '../../platform/http/request-context';
import { TeamAccountsService } from '../users/team-accounts.service';
import { SIGNED_OUT } from './auth.schema';
import { clearRefresh, readRefresh, setRefresh, visitorOf } from './cookies';
import { EntriesService } from './entries.service';
import { LoginService } from './login.service';
import { ReauthService } from './reauth.service';
import { RecoveryService } from './recovery.service';
import { RegistrationService } from './registration.service';
import { SessionsService } from './sessions.service';
const PASSWORD_CHANGED = 'Tu contraseña fue actualizada.';

@Controller()
export class AuthController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly logins: LoginService,
    private readonly entries: EntriesService,
    private readonly sessions: SessionsService,
    private readonly recovery: RecoveryService,
    private readonly reauth: ReauthService,
    private readonly accounts: TeamAccountsService,
    private readonly env: Environment,
  ) {}

  @Endpoint(auth.register) async register(@Input() { body }: Parsed<typeof auth.register>) {
    return reply(await this.registration.register(body), { message: AUTH_MESSAGES.registered });
  }

  @Endpoint(auth.login) async login(
    @Input() { body }: Parsed<typeof auth.login>,
    @Http() http: Http,
  ): Promise<LoginAnswer> {
    const entry = await this.logins.login(body, visitorOf(http, this.env));
    return 'desafio' in entry ? entry : this.entries.grant(entry, http);
  }

  @Endpoint(auth.refresh) async refresh(
    @Input() { body }: Parsed<typeof auth.refresh>,
    @Http() http: Http,
  ): Promise<SignedIn> {
    try {
      const { userId, ...session } = await this.sessions.refresh(readRefresh(http, this.env), body.usuario);
      setRefresh(http, this.env, session.refresh, session.refreshExpires);
      return { token: session.token, expira: session.expira, user: await this.accounts.profile(userId) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'SESION_VENCIDA') clearRefresh(http, this.env);
      throw error;
    }
  }

  @Endpoint(auth.logout) async logout(@User() user: CurrentUser, @Http() http: Http) {
    await this.sessions.revoke(user.id, user.sid, SIGNED_OUT);
    clearRefresh(http, this.env);
    return reply(null, { message: AUTH_MESSAGES.loggedOut });
  }

  @Endpoint(auth.me) me(@User() user: CurrentUser) {
    return this.accounts.profile(user.id);
  }

  @Endpoint(auth.forgot) async forgot(@Input() { body }: Parsed<typeof auth.forgot>, @Http() { req }: Http) {
    await this.recovery.forgot(body.email, req.ip);
    return reply(null, { message: AUTH_MESSAGES.resetRequested });
  }

  @Endpoint(auth.reset) async reset(@Input() { body }: Parsed<typeof auth.reset>, @Http() http: Http) {
    await this.recovery.reset(body.token, body.password);
    clearRefresh(http, this.env);
    return reply(null, { message: `${PASSWORD_CHANGED} Inicia sesión para continuar.` });
  }

  @Endpoint(auth.verify) async verify(@Input() { params }: Parsed<typeof auth.verify>) {
    return reply(await this.recovery.verifyEmail(params.token), { message: 'Tu correo quedó verificado.' });
  }

  @Endpoint(auth.changePassword) async changePassword(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof auth.changePassword>,
  ) {
    await this.recovery.changePassword(user, body.currentPassword, body.newPassword);
    return reply(null, { message: PASSWORD_CHANGED });
  }

  @Endpoint(auth.confirm) confirm(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof auth.confirm>,
    @Http() http: Http,
  ) {
    return this.reauth.confirm(user, body, visitorOf(http, this.env));
  }

  @Endpoint(auth.resendVerification) async resendVerification(@User() user: CurrentUser) {
    await this.recovery.resendVerification(user);
    return reply(null, { message: AUTH_MESSAGES.verificationSent });
  }
}
