import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment';
import type { Connection } from './connection';
import { OUTBOUND } from './limits';

/** Bytes on their way out that peers have not taken yet: who reads too slowly misses what is of no use later, then is dropped. */
@Injectable()
export class Outbound {
  private readonly unsent = new Map<Connection, number>();
  private readonly perProcess: number;
  private total = 0;

  constructor(env: Environment) {
    this.perProcess = OUTBOUND.perProcess * env.LIMITE_FACTOR;
  }

  /** Sends one text frame (its bytes may be shared with other sockets), unless its peer reads too slowly. */
  send(connection: Connection, data: Buffer, isDroppable: boolean): void {
    const waiting = this.unsent.get(connection) ?? 0;
    if (isDroppable && waiting > OUTBOUND.slow) return;
    if (waiting > OUTBOUND.perSocket) return this.drop(connection);
    const size = data.length + OUTBOUND.overhead;
    this.count(connection, waiting + size);
    connection.socket.send(data, { binary: false }, () => {
      const left = this.unsent.get(connection);
      if (left !== undefined) this.count(connection, left - size);
    });
    while (this.total > this.perProcess) this.drop(this.slowest());
  }

  private count(connection: Connection, bytes: number): void {
    this.total += bytes - (this.unsent.get(connection) ?? 0);
    if (bytes > 0) this.unsent.set(connection, bytes);
    else this.unsent.delete(connection);
  }

  private slowest(): Connection {
    return [...this.unsent].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  }

  private drop(connection: Connection): void {
    this.count(connection, 0);
    connection.socket.terminate();
  }
}
