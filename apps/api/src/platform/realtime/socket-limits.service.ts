import proxyAddr from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { Environment } from '../config/environment';
import { isOwnOrigin } from '../http/origin';

const SOCKETS_PER_ADDRESS = 100;
/** Of one socket; typing comes once per keystroke. */
const FRAMES_PER_MINUTE = 600;

/** Who may open a socket, and how much it may send; LIMITE_FACTOR widens both for load tests. */
@Injectable()
export class SocketLimits {
  readonly framesPerMinute: number;
  private readonly socketsByAddress = new Map<string, number>();
  private readonly isTrustedProxy: (address: string, hop: number) => boolean;
  private isStopping = false;

  constructor(private readonly env: Environment) {
    this.framesPerMinute = FRAMES_PER_MINUTE * env.LIMITE_FACTOR;
    this.isTrustedProxy = proxyAddr.compile(env.TRUSTED_PROXIES);
  }

  /** The HTTP status with which a handshake is refused; undefined when it may go on. */
  refusal(req: IncomingMessage): 403 | 429 | 503 | undefined {
    if (this.isStopping) return 503;
    if (!isOwnOrigin(req.headers, this.env.PUBLIC_URL)) return 403;
    const open = this.socketsByAddress.get(this.addressOf(req)) ?? 0;
    return open >= SOCKETS_PER_ADDRESS * this.env.LIMITE_FACTOR ? 429 : undefined;
  }

  addressOf(req: IncomingMessage): string {
    return proxyAddr(req, this.isTrustedProxy);
  }

  opened(address: string): void {
    this.socketsByAddress.set(address, (this.socketsByAddress.get(address) ?? 0) + 1);
  }

  closed(address: string): void {
    const left = (this.socketsByAddress.get(address) ?? 1) - 1;
    if (left > 0) this.socketsByAddress.set(address, left);
    else this.socketsByAddress.delete(address);
  }

  /** From now on every handshake is refused with 503. */
  stop(): void {
    this.isStopping = true;
  }
}
