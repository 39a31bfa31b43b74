import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Metrics } from '../metrics/metrics.service';
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

  constructor(
    @InjectConnection() private readonly connection: Connection,
    metrics: Metrics,
  ) {
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
    metrics.gauge({ name: 'database_well', help: 'Whether the database answers, and soon: 1 or 0.' }, () =>
      Number(this.isWell),
    );
    const pool = watchPool(client);
    metrics.gauge(
      { name: 'database_calls', help: 'Calls that have a connection, and those that wait for one.', label: 'state' },
      () => pool,
    );
  }

  /** Throws unless the database answers a ping within two seconds. */
  async ping(): Promise<void> {
    await this.connection.db?.command({ ping: 1 }, { timeoutMS: 2000 });
  }
}

/** How many connections are in use, and how many calls wait for one, from here on. */
function watchPool(client: ReturnType<Connection['getClient']>): ReadonlyMap<string, number> {
  const counts = new Map([
    ['running', 0],
    ['waiting', 0],
  ]);
  const add = (state: string, amount: number) => counts.set(state, Math.max(counts.get(state)! + amount, 0));
  client.on('connectionCheckOutStarted', () => add('waiting', 1));
  client.on('connectionCheckOutFailed', () => add('waiting', -1));
  client.on('connectionCheckedOut', () => {
    add('waiting', -1);
    add('running', 1);
  });
  client.on('connectionCheckedIn', () => add('running', -1));
  return counts;
}
