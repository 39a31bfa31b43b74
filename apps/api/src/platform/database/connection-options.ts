import { mongo } from 'mongoose';

type Options = mongo.MongoClientOptions;

/**
 * Promises of every connection: what was answered outlives the loss of a server, and a reading sees nothing that could be taken
 * back. Flat, as the driver lets an address weaken `writeConcern` and `readConcern` (`?journal=false`), but not these.
 */
const SAFE = { w: 'majority', journal: true, readConcernLevel: 'majority', readPreference: 'primary' } as const;

/** The application's connections, of each process; a lost database answers 503 within seconds. */
export const SERVING = {
  ...SAFE,
  serverSelectionTimeoutMS: 2500,
  // A network that swallows everything is noticed by the heartbeat within seconds, which ends the calls in flight.
  heartbeatFrequencyMS: 1000,
  connectTimeoutMS: 3000,
  serverMonitoringMode: 'poll',
  socketTimeoutMS: 20_000,
  maxPoolSize: 40,
  waitQueueTimeoutMS: 5000,
  retryWrites: true,
  retryReads: true,
} as const satisfies Options;

/** Connections of a start, whose commands may take as long as they need. */
export const STARTING = {
  ...SAFE,
  serverSelectionTimeoutMS: 2500,
  socketTimeoutMS: 0,
  maxPoolSize: 10,
} as const satisfies Options;

/** Connections of a backup or restore. */
export const COPYING = { ...SAFE, serverSelectionTimeoutMS: 5000, maxPoolSize: 10 } as const satisfies Options;

/** Seconds by which a secondary may be behind before it is not asked. */
const STALE_MAX = 120;
/**
 * Preference of readings that a secondary may serve: of much at once, for nobody who has just written. All others follow
 * somebody's own writes, or decide about one, and are the primary's.
 */
// Mongoose hands the driver's object on; its type knows the mode alone.
export const BULK_READING = new mongo.ReadPreference('secondaryPreferred', undefined, {
  maxStalenessSeconds: STALE_MAX,
}) as unknown as mongo.ReadPreferenceMode;
