import { connect } from 'node:net';
import { DryMongoBinary } from 'mongodb-memory-server';
import { findOnPath } from '../common/find-on-path';

const DOWNLOADS = 'https://fastdl.mongodb.org';
const DECIDE_WITHIN_MS = 3_000;

/** The mongod that the user installed, if any. */
export const mongodOnPath = (): string | undefined => findOnPath('mongod');

/** Whether a server answers at all: a failed download must not cost the user a minute. */
export function answers(host: string, port: number, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (answer: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    // Name resolution is inside the limit too, which a socket's own timeout does not cover.
    const timer = setTimeout(() => settle(false), withinMs);
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}

/** Whether mongodb-memory-server has a binary from before, or could download one now. */
export async function canHaveMongod(): Promise<boolean> {
  if (await DryMongoBinary.locateBinary(DryMongoBinary.getEnsuredOptions()).catch(() => undefined)) return true;
  const mirror = new URL(process.env['MONGOMS_DOWNLOAD_MIRROR'] ?? DOWNLOADS);
  return answers(mirror.hostname, Number(mirror.port || (mirror.protocol === 'http:' ? 80 : 443)), DECIDE_WITHIN_MS);
}
