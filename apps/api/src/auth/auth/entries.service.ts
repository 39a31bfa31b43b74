import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@tuerca/contracts/auth/auth/answers';
import { Environment } from '../../platform/config/environment';
import type { Http } from '../../platform/http/request-context';
import { TeamAccountsService } from '../users/team-accounts.service';
import { setDevice, setRefresh } from './cookies';
import type { Entry } from './login.service';

/** Hands an opened session to the browser: cookies for the refresh token and the known device, the rest in the answer. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly accounts: TeamAccountsService,
    private readonly env: Environment,
  ) {}

  async grant({ account, session, device }: Entry, http: Http): Promise<SignedIn> {
    setRefresh(http, this.env, session.refresh, session.refreshExpires);
    setDevice(http, this.env, device);
    return { token: session.token, expira: session.expira, user: await this.accounts.present(account) };
  }
}
