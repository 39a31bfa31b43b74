import type { Context } from './context';
import { CommandError } from './errors';
import { MAX_MESSAGE_BYTES } from './message';
import type { Reply } from './reply';
import { statements } from './statements';

const VERSION = '7.0.0';
const VERSION_ARRAY = [7, 0, 0, 0];

/** A router of a sharded cluster: the one kind of server that lets drivers use transactions without naming a replica set. */
async function hello(context: Context): Promise<Reply> {
  // A server that answers here gets commands: while the engine is away, drivers must wait instead.
  if (!context.services.engine.isUp)
    throw new CommandError(91, 'La base de datos no está disponible; se está recuperando.');
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    msg: 'isdbgrid',
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 25_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ok: 1,
  };
}

async function serverStatus({ services }: Context): Promise<Reply> {
  return {
    host: '127.0.0.1',
    version: VERSION,
    process: 'mongos',
    pid: process.pid,
    uptime: Math.floor((Date.now() - services.startedAt) / 1000),
    localTime: new Date(),
    connections: { current: services.connections(), available: 1000 },
    transactions: { currentActive: services.transactions.active },
    metrics: { cursor: { open: { total: services.cursors.count } } },
    ok: 1,
  };
}

async function endSessions({ command, services }: Context, names: string): Promise<Reply> {
  for (const session of (command.value(names) as { id?: { buffer?: Uint8Array } }[] | undefined) ?? []) {
    if (!session.id?.buffer) continue;
    const key = Buffer.from(session.id.buffer).toString('hex');
    services.cursors.endSession(key);
    await services.transactions.endSession(key);
  }
  return { ok: 1 };
}

async function ping(context: Context): Promise<Reply> {
  if (!context.services.engine.isUp)
    throw new CommandError(91, 'La base de datos no está disponible; se está recuperando.');
  return { ok: 1 };
}

export const diagnostics = {
  hello,
  ping,
  serverStatus,
  endSessions: (context: Context) => endSessions(context, 'endSessions'),
  killSessions: (context: Context) => endSessions(context, 'killSessions'),
  buildInfo: async (): Promise<Reply> => ({
    version: VERSION,
    versionArray: VERSION_ARRAY,
    gitVersion: 'documentdb',
    modules: [],
    maxBsonObjectSize: 16 * 1024 * 1024,
    ok: 1,
  }),
  getParameter: async (): Promise<Reply> => ({ featureCompatibilityVersion: { version: '7.0' }, ok: 1 }),
  connectionStatus: async (): Promise<Reply> => ({
    authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
    ok: 1,
  }),
  whatsmyuri: async (): Promise<Reply> => ({ you: '127.0.0.1:0', ok: 1 }),
  listDatabases: (context: Context) => context.page(statements.listDatabases, [context.command.spec()]),
  currentOp: (context: Context) => context.page(statements.currentOp, [context.command.spec()]),
  validate: (context: Context) => context.page(statements.validate, [context.db, context.command.spec()]),
  collStats: (context: Context) =>
    context.page(statements.collStats, [context.db, context.collection, context.command.number('scale') ?? 1]),
  dbStats: (context: Context) => context.page(statements.dbStats, [context.db, context.command.number('scale') ?? 1]),
};
