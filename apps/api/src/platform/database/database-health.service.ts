import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/** A heartbeat that takes as long, in ms, means that calls of several steps take too long. */
const SLOW = 1000;

/** Whether the database answers. */
@Injectable()
export class DatabaseHealthService {
  /** By the latest heartbeat, which the driver sends each second: it came back, and soon. */
  isWell = true;

  constructor(@InjectConnection() private readonly connection: Connection) {
    const client = connection.getClient();
    client.on('serverHeartbeatSucceeded', ({ duration, awaited }: mongo.ServerHeartbeatSucceededEvent) => {
      // An awaited one answers when something changes: its duration says nothing.
      if (!awaited) this.isWell = duration < SLOW;
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
