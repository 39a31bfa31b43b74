import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { RESYNC_FRAME } from '@tuerca/contracts/platform/realtime/frames';
import { accountOf, onBehalf, SessionVerifier } from '../common/current-user';
import { Bus } from './bus.service';
import { CLOSE_CODE, type Connection, encodeFrame } from './connection';
import { RealtimeService } from './realtime.service';

/** Sockets that are told, and sessions that are looked at, at once: what they read again comes in slices. */
const SLICE = 200;
const SLICE_PAUSE = 50;

/** After announcements were lost: tells this instance's clients to read again, and closes sockets whose session has ended meanwhile. */
@Injectable()
export class Resync {
  private readonly frame = encodeFrame(RESYNC_FRAME);

  constructor(
    bus: Bus,
    private readonly realtime: RealtimeService,
    private readonly sessions: SessionVerifier,
  ) {
    bus.onRecovery(() => void this.run());
  }

  private async run(): Promise<void> {
    const connections = [...this.realtime.connections()];
    for (let from = 0; from < connections.length; from += SLICE) {
      if (from > 0) await sleep(SLICE_PAUSE);
      await Promise.all(connections.slice(from, from + SLICE).map((connection) => this.refresh(connection)));
    }
  }

  private async refresh(connection: Connection): Promise<void> {
    connection.sendBytes(this.frame);
    const { user } = connection;
    // While the database is away nobody can tell: the socket stays, as other calls of the session do.
    const claims = user && { id: accountOf(user), sid: user.sid };
    const found = claims && (await this.sessions.findUser(claims).catch(() => user));
    const current = found && onBehalf(found);
    if (current?.role !== user?.role || current?.id !== user?.id || current?.actor?.cargo !== user?.actor?.cargo)
      connection.close(CLOSE_CODE.session, 'Tu sesión terminó');
  }
}
