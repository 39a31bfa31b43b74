import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Gate } from '../http/gate';
import { isOwnOrigin } from '../http/origin';
import type { Connection } from './connection';
import { Inbound } from './inbound.service';
import { FRAMES_PER_MINUTE, SOCKETS } from './limits';
import { SharedSlots } from './shared-slots.service';

/** Limits of opening sockets and of sending on them; LIMITE_FACTOR widens both for load tests. */
@Injectable()
export class SocketLimits {
  readonly framesPerMinute: number;
  private readonly isTrustedProxy: (address: string, hop: number) => boolean;
  private readonly unsigned = new Set<Connection>();
  private open = 0;

  constructor(
    private readonly env: Environment,
    private readonly inbound: Inbound,
    private readonly gate: Gate,
    private readonly slots: SharedSlots,
  ) {
    this.framesPerMinute = FRAMES_PER_MINUTE * env.LIMITE_FACTOR;
    this.isTrustedProxy = proxyAddr.compile(env.TRUSTED_PROXIES);
  }

  /** The HTTP status with which a handshake is refused; undefined when it may go on, and counts until its connection closes. */
  async refusal(req: IncomingMessage): Promise<403 | 429 | 503 | undefined> {
    // Again at the end: others may have come while all instances were asked.
    return this.refusalHere(req) ?? (await this.refusalOfAddress(req)) ?? this.refusalHere(req);
  }

  /** Counts one more socket of the account, over all instances, until it closes; false where the limit is reached. */
  async admits({ socket }: Connection, account: string): Promise<boolean> {
    const release = await this.slots.take(`account:${account}`, SOCKETS.perUser);
    if (!release) return false;
    if (socket.readyState === socket.CLOSED) release();
    else socket.once('close', release);
    return true;
  }

  private async refusalOfAddress(req: IncomingMessage): Promise<429 | undefined> {
    const max = SOCKETS.perAddress * this.env.LIMITE_FACTOR;
    const release = await this.slots.take(`address:${this.addressOf(req)}`, max);
    if (!release) return 429;
    if (req.socket.destroyed) release();
    else req.socket.once('close', release);
  }

  private refusalHere(req: IncomingMessage): 403 | 503 | undefined {
    if (!this.gate.isOpen) return 503;
    if (!isOwnOrigin(req.headers, this.env)) return 403;
    const factor = this.env.LIMITE_FACTOR;
    const isFull = this.open >= SOCKETS.perProcess * factor || this.unsigned.size >= SOCKETS.unsigned * factor;
    return isFull || this.inbound.isFull ? 503 : undefined;
  }

  addressOf(req: IncomingMessage): string {
    return proxyAddr(req, this.isTrustedProxy);
  }

  opened(connection: Connection): void {
    this.open++;
    this.unsigned.add(connection);
  }

  signedIn(connection: Connection): void {
    this.unsigned.delete(connection);
  }

  closed(connection: Connection): void {
    this.open--;
    this.unsigned.delete(connection);
  }

  /** From now on every handshake is refused with 503, as everything new. */
  stop(): void {
    this.gate.drain();
  }
}
