import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/** Heartbeats that take as long, in ms, mean that calls of several steps take too long. */
const SLOW = 1500;
/** One slow heartbeat may be this process's own doing, in a crowd. */
const SLOW_IN_A_ROW = 2;

/** Whether the database answers. */
@Injectable()
export class DatabaseHealthService {
  /** By the latest heartbeats, which the driver sends each second: they came back, and soon. */
  isWell = true;
  private slow = 0;

  constructor(@InjectConnection() private readonly connection: Connection) {
    const client = connection.getClient();
    client.on('serverHeartbeatSucceeded', ({ duration, awaited }: mongo.ServerHeartbeatSucceededEvent) => {
      // An awaited one answers when something changes: its duration says nothing.
      if (awaited) return;
      this.slow = duration < SLOW ? 0 : this.slow + 1;
      this.isWell = this.slow < SLOW_IN_A_ROW;
    });
    client.on('serverHeartbeatFailed', () => {
      this.isWell = false;
    });
  }

  /** Throws unless the database answers a ping within two seconds. */
  async ping(): Promise<void> {
    await this.connection.db?.command({ ping: 1 }, { timeoutMS: 2000 });
  }
}
