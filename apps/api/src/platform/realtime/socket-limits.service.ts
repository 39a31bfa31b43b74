import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Gate } from '../http/gate';
import { isOwnOrigin } from '../http/origin';
import type { Connection } from './connection';
import { Inbound } from './inbound.service';
import { FRAMES_PER_MINUTE, SOCKETS } from './limits';

/** Limits of opening sockets and of sending on them; LIMITE_FACTOR widens both for load tests. */
@Injectable()
export class SocketLimits {
  readonly framesPerMinute: number;
  private readonly socketsByAddress = new Map<string, number>();
  private readonly isTrustedProxy: (address: string, hop: number) => boolean;
  private readonly unsigned = new Set<Connection>();
  private open = 0;

  constructor(
    private readonly env: Environment,
    private readonly inbound: Inbound,
    private readonly gate: Gate,
  ) {
    this.framesPerMinute = FRAMES_PER_MINUTE * env.LIMITE_FACTOR;
    this.isTrustedProxy = proxyAddr.compile(env.TRUSTED_PROXIES);
  }

  /** The HTTP status with which a handshake is refused; undefined when it may go on. */
  refusal(req: IncomingMessage): 403 | 429 | 503 | undefined {
    if (!this.gate.isOpen) return 503;
    if (!isOwnOrigin(req.headers, this.env)) return 403;
    const factor = this.env.LIMITE_FACTOR;
    if ((this.socketsByAddress.get(this.addressOf(req)) ?? 0) >= SOCKETS.perAddress * factor) return 429;
    const isFull = this.open >= SOCKETS.perProcess * factor || this.unsigned.size >= SOCKETS.unsigned * factor;
    return isFull || this.inbound.isFull ? 503 : undefined;
  }

  addressOf(req: IncomingMessage): string {
    return proxyAddr(req, this.isTrustedProxy);
  }

  opened(connection: Connection): void {
    this.open++;
    this.unsigned.add(connection);
    this.socketsByAddress.set(connection.address, (this.socketsByAddress.get(connection.address) ?? 0) + 1);
  }

  signedIn(connection: Connection): void {
    this.unsigned.delete(connection);
  }

  closed(connection: Connection): void {
    this.open--;
    this.unsigned.delete(connection);
    const left = (this.socketsByAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) this.socketsByAddress.set(connection.address, left);
    else this.socketsByAddress.delete(connection.address);
  }

  /** From now on every handshake is refused with 503, as everything new. */
  stop(): void {
    this.gate.drain();
  }
}
