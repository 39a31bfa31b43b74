import { connect } from 'node:net';
import { findOnPath } from './find-on-path.mjs';

const DOWNLOADS = 'https://fastdl.mongodb.org';
const DECIDE_WITHIN_MS = 3_000;

/** The mongod that the user installed, if any. */
export const mongodOnPath = () => findOnPath('mongod');

/**
 * Whether a server answers at all: a failed download must not cost the user a minute.
 * @param {string} host
 * @param {number} port
 * @param {number} withinMs
 * @returns {Promise<boolean>}
 */
export function answers(host, port, withinMs) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    /** @param {boolean} answer */
    const settle = (answer) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    // Name resolution is inside the limit too, which a socket's own timeout does not cover.
    const timer = setTimeout(() => settle(false), withinMs);
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}

/** Whether a mongod could be downloaded now. */
export function canDownloadMongod() {
  const mirror = new URL(process.env['MONGOMS_DOWNLOAD_MIRROR'] ?? DOWNLOADS);
  return answers(mirror.hostname, Number(mirror.port || (mirror.protocol === 'http:' ? 80 : 443)), DECIDE_WITHIN_MS);
}
