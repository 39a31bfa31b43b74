import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@tuerca/contracts/auth/schemas';
import { Environment } from '../platform/config/environment';
import type { Http } from '../platform/http/request-context';
import { UsersService } from '../users/users.service';
import { setDevice, setRefresh } from './cookies';
import type { Entry } from './login.service';

/** Hands an opened session to the browser: cookies for the refresh token and the known device, the rest in the answer. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly users: UsersService,
    private readonly env: Environment,
  ) {}

  grant({ account, session, device }: Entry, http: Http): SignedIn {
    setRefresh(http, this.env, session.refresh, session.refreshExpires);
    setDevice(http, this.env, device);
    return { token: session.token, expira: session.expira, user: this.users.toUsuario(account) };
  }
}
