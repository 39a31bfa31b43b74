import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment';
import type { Connection } from './connection';
import { INBOUND } from './limits';

/** A budget that fills at a rate up to a burst; taking more than there is leaves it in debt. */
class TokenBucket {
  private tokens: number;
  private at: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    now: number,
  ) {
    this.tokens = burst;
    this.at = now;
  }

  /** Tokens available at `now` (milliseconds); negative while in debt. */
  level(now: number): number {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) * this.perSecond) / 1000);
    this.at = now;
    return this.tokens;
  }

  take(amount: number, now: number): void {
    this.tokens = this.level(now) - amount;
  }
}

/** Interval at which paused sockets are checked, in milliseconds. */
const SWEEP_PERIOD = 50;

/** State of the bytes received on one socket. */
interface Intake {
  bucket: TokenBucket;
  /** Bytes of frames that wait to be handled. */
  waiting: number;
  received: number;
  /** Since when it has been beyond its own limits without a rest. */
  beyondSince?: number;
}

/** Bytes on their way in: counted per socket, account, address and process; who is beyond a limit is not read from. */
@Injectable()
export class Inbound {
  private readonly limits: typeof INBOUND;
  private readonly intakes = new WeakMap<Connection, Intake>();
  /** Waiting bytes by 'user:…' and 'address:…'. */
  private readonly waiting = new Map<string, number>();
  private total = 0;
  private readonly paused = new Set<Connection>();
  private timer?: NodeJS.Timeout;

  constructor(env: Environment) {
    const widened = (name: keyof typeof INBOUND) =>
      name === 'overhead' || name === 'patience' ? INBOUND[name] : INBOUND[name] * env.LIMITE_FACTOR;
    this.limits = Object.fromEntries(
      Object.keys(INBOUND).map((name) => [name, widened(name as keyof typeof INBOUND)]),
    ) as typeof INBOUND;
  }

  /** Whether this process holds as much as it may. */
  get isFull(): boolean {
    return this.total >= this.limits.perProcess;
  }

  /** Counts a frame that has arrived, and pauses or closes its socket where it is too much; call what it returns once the frame is handled. */
  hold(connection: Connection, bytes: number): () => void {
    const intake = this.intakeOf(connection);
    const now = Date.now();
    const size = bytes + this.limits.overhead;
    intake.received += bytes;
    intake.bucket.take(bytes, now);
    const scopes = scopesOf(connection);
    this.count(intake, scopes, size);
    if (!connection.user && intake.received > this.limits.unsigned) connection.refuse();
    else if (this.isBeyond(connection)) this.pause(connection, now);
    else if (intake.bucket.level(now) > this.limits.burst / 2) intake.beyondSince = undefined;
    return () => this.count(intake, scopes, -size);
  }

  private intakeOf(connection: Connection): Intake {
    let intake = this.intakes.get(connection);
    if (!intake) {
      const bucket = new TokenBucket(this.limits.burst, this.limits.bytesPerSecond, Date.now());
      this.intakes.set(connection, (intake = { bucket, waiting: 0, received: 0 }));
    }
    return intake;
  }

  private count(intake: Intake, { user, address }: Scopes, bytes: number): void {
    intake.waiting += bytes;
    this.total += bytes;
    for (const scope of [user, address]) {
      if (!scope) continue;
      const waiting = (this.waiting.get(scope) ?? 0) + bytes;
      if (waiting > 0) this.waiting.set(scope, waiting);
      else this.waiting.delete(scope);
    }
  }

  /** Beyond what the socket itself may send, or have waiting. */
  private isBeyondOwn({ bucket, waiting }: Intake): boolean {
    return bucket.level(Date.now()) < 0 || waiting > this.limits.perSocket;
  }

  private isBeyond(connection: Connection): boolean {
    const { user, address } = scopesOf(connection);
    return (
      this.isFull ||
      this.isBeyondOwn(this.intakeOf(connection)) ||
      (this.waiting.get(address) ?? 0) > this.limits.perAddress ||
      (user !== undefined && (this.waiting.get(user) ?? 0) > this.limits.perUser)
    );
  }

  private pause(connection: Connection, now: number): void {
    const intake = this.intakeOf(connection);
    if (this.isBeyondOwn(intake)) intake.beyondSince ??= now;
    connection.socket.pause();
    this.paused.add(connection);
    this.timer ??= setInterval(() => this.sweep(), SWEEP_PERIOD).unref();
  }

  private sweep(): void {
    const now = Date.now();
    for (const connection of this.paused) {
      const { socket } = connection;
      const intake = this.intakeOf(connection);
      const isExhausted = now - (intake.beyondSince ?? now) > this.limits.patience;
      if (socket.readyState !== socket.OPEN || isExhausted || !this.isBeyond(connection)) {
        this.paused.delete(connection);
        if (isExhausted) connection.refuse();
        else socket.resume();
      }
    }
    if (this.paused.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}

interface Scopes {
  user?: string;
  address: string;
}
const scopesOf = ({ user, address }: Connection): Scopes => ({
  user: user && `user:${user.id}`,
  address: `address:${address}`,
});
