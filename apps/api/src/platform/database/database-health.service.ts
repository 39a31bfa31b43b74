import { Injectable, Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { Metrics } from '../metrics/metrics.service';

type Client = Pick<mongo.MongoClient, 'on' | 'db'>;

/** Heartbeats that take as long, in ms, mean that calls of several steps take too long. */
const SLOW = 1500;
/** One slow heartbeat may be this process's own doing, in a crowd. */
const SLOW_IN_A_ROW = 2;
/** A load balancer is asked for so long, in ms. */
const PING = 2000;
/** Kinds of servers that take writes, as the driver's monitoring calls them: the others may be away. */
const TAKE_WRITES: ReadonlySet<mongo.ServerType> = new Set(['RSPrimary', 'Mongos', 'Standalone', 'LoadBalancer']);

export type ServerState = 'well' | 'slow' | 'away';
export interface ServerHealth {
  /** 'host:port' */
  address: string;
  state: ServerState;
}
interface Server {
  takesWrites: boolean;
  isAway: boolean;
  /** Slow heartbeats, one after the other. */
  slow: number;
}

const stateOf = ({ isAway, slow }: Server): ServerState => (isAway ? 'away' : slow < SLOW_IN_A_ROW ? 'well' : 'slow');

/** Whether the database answers, and which of its servers do: by the heartbeats that the driver sends to each of them every second. */
@Injectable()
export class DatabaseHealthService {
  private readonly logger = new Logger('Database');
  private client?: Client;
  /** By address. None of a load balancer, whose servers the driver does not see. */
  private readonly known = new Map<string, Server>();
  private readonly calls = new Map([
    ['running', 0],
    ['waiting', 0],
  ]);

  constructor(metrics: Metrics) {
    metrics.gauge({ name: 'database_well', help: 'Whether the database answers, and soon: 1 or 0.' }, () =>
      Number(this.isWell),
    );
    metrics.gauge(
      { name: 'database_servers', help: 'Servers of the database, by how they answer.', label: 'state' },
      () => this.count(),
    );
    metrics.gauge(
      { name: 'database_calls', help: 'Calls that have a connection, and those that wait for one.', label: 'state' },
      () => this.calls,
    );
  }

  /** Whether a server that takes writes (the primary, or any router) answers, and soon; the others may be away. */
  get isWell(): boolean {
    const all = [...this.known.values()];
    return all.length === 0 || all.some((server) => server.takesWrites && stateOf(server) === 'well');
  }

  /** State of each server. */
  get servers(): ServerHealth[] {
    return [...this.known].map(([address, server]) => ({ address, state: stateOf(server) }));
  }

  /** Follows a client's servers from before it connects; what was known of an earlier one's is forgotten. */
  watch(client: Client): void {
    this.client = client;
    this.known.clear();
    this.watchServers(client);
    this.watchPools(client);
  }

  /** Throws unless it is well. A load balancer, which has no heartbeats, is asked. */
  async check(): Promise<void> {
    if (!this.isWell) throw new Error('No server of the database takes writes.');
    if (this.known.size === 0) await this.ping();
  }

  /** Throws unless the database answers within two seconds. */
  async ping(): Promise<void> {
    await this.client?.db().command({ ping: 1 }, { timeoutMS: PING });
  }

  private watchServers(client: Client): void {
    client.on('serverDescriptionChanged', ({ address, newDescription: { type } }) => {
      // A call that breaks makes a server unknown until its next heartbeat, which tells what it is and whether it is there.
      if (type !== 'Unknown' && type !== 'LoadBalancer') this.server(address).takesWrites = TAKE_WRITES.has(type);
    });
    client.on('serverHeartbeatSucceeded', ({ connectionId, duration, awaited }) => {
      const server = this.server(connectionId);
      if (server.isAway) this.logger.log(`${connectionId} is back`);
      server.isAway = false;
      // An awaited one answers when something changes: its duration says nothing.
      if (!awaited) server.slow = duration < SLOW ? 0 : server.slow + 1;
    });
    client.on('serverHeartbeatFailed', ({ connectionId, failure }) => {
      const server = this.server(connectionId);
      if (!server.isAway) this.logger.warn(`${connectionId} is away: ${failure.message}`);
      server.isAway = true;
    });
    client.on('serverClosed', ({ address }) => this.known.delete(address));
  }

  private server(address: string): Server {
    const server = this.known.get(address) ?? { takesWrites: false, isAway: false, slow: 0 };
    this.known.set(address, server);
    return server;
  }

  private count(): Map<string, number> {
    const counts = new Map<ServerState, number>([
      ['well', 0],
      ['slow', 0],
      ['away', 0],
    ]);
    for (const { state } of this.servers) counts.set(state, counts.get(state)! + 1);
    return counts;
  }

  /** Counts the connections in use, and the calls that wait for one. */
  private watchPools(client: Client): void {
    const { calls } = this;
    for (const state of calls.keys()) calls.set(state, 0);
    const add = (state: string, amount: number) => calls.set(state, Math.max(calls.get(state)! + amount, 0));
    client.on('connectionCheckOutStarted', () => add('waiting', 1));
    client.on('connectionCheckOutFailed', () => add('waiting', -1));
    client.on('connectionCheckedOut', () => {
      add('waiting', -1);
      add('running', 1);
    });
    client.on('connectionCheckedIn', () => add('running', -1));
  }
}
