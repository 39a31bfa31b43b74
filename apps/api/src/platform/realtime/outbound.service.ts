import { Injectable } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { Environment } from '../config/environment';
import { OUTBOUND } from './limits';

/** Bytes on their way out that peers have not taken yet: who reads too slowly misses what is of no use later, then is dropped. */
@Injectable()
export class Outbound {
  private readonly unsent = new Map<WebSocket, number>();
  private readonly perProcess: number;
  private total = 0;

  constructor(env: Environment) {
    this.perProcess = OUTBOUND.perProcess * env.LIMITE_FACTOR;
  }

  /** Sends one text frame (its bytes may be shared with other sockets), unless its peer reads too slowly. */
  send(socket: WebSocket, data: Buffer, isDroppable: boolean): void {
    const waiting = this.unsent.get(socket) ?? 0;
    if (isDroppable && waiting > OUTBOUND.slow) return;
    if (waiting > OUTBOUND.perSocket) return this.drop(socket);
    const size = data.length + OUTBOUND.overhead;
    this.count(socket, waiting + size);
    socket.send(data, { binary: false }, () => {
      const left = this.unsent.get(socket);
      if (left !== undefined) this.count(socket, left - size);
    });
    while (this.total > this.perProcess) this.drop(this.slowest());
  }

  private count(socket: WebSocket, bytes: number): void {
    this.total += bytes - (this.unsent.get(socket) ?? 0);
    if (bytes > 0) this.unsent.set(socket, bytes);
    else this.unsent.delete(socket);
  }

  private slowest(): WebSocket {
    return [...this.unsent].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  }

  private drop(socket: WebSocket): void {
    this.count(socket, 0);
    socket.terminate();
  }
}
