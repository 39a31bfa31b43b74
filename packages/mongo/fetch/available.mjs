import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { findOnPath } from './find-on-path.mjs';
import { proxyFor, shown } from './proxy.mjs';

const DOWNLOADS = 'https://fastdl.mongodb.org';
const DECIDE_WITHIN_MS = 3_000;

/** The mongod that the user installed, if any. */
export const mongodOnPath = () => findOnPath('mongod');

/**
 * The engine that TUERCA_ENGINE demands; undefined when it leaves the choice to us. Throws in Spanish for another value.
 * @returns {'mongod' | 'documentdb' | undefined}
 */
export function demandedEngine() {
  const value = process.env['TUERCA_ENGINE'];
  if (!value) return undefined;
  if (value !== 'mongod' && value !== 'documentdb')
    throw new Error(`TUERCA_ENGINE debe ser «mongod» o «documentdb», y es «${value}».`);
  return value;
}

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

/**
 * Refusal of a proxy to CONNECT; a direct connection proves nothing behind one.
 * @param {URL} proxy
 * @param {string} target host:port
 * @param {number} withinMs
 * @returns {Promise<string | undefined>} why it does not let us through, if so
 */
function refusalOf(proxy, target, withinMs) {
  const [user, password] = [proxy.username, proxy.password].map(decodeURIComponent);
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  return new Promise((resolve) => {
    const request = (proxy.protocol === 'https:' ? httpsRequest : httpRequest)({
      hostname: proxy.hostname,
      port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: target,
      headers: user ? { 'Proxy-Authorization': `Basic ${credentials}` } : {},
      agent: false,
    });
    /** @param {string | undefined} refusal */
    const settle = (refusal) => {
      clearTimeout(timer);
      request.destroy();
      resolve(refusal);
    };
    const timer = setTimeout(() => settle(`el proxy ${shown(proxy)} no responde`), withinMs);
    request.once('error', () => settle(`el proxy ${shown(proxy)} no responde`));
    // Whatever the proxy answers to CONNECT, node hands over its socket.
    request.once('connect', ({ statusCode }, socket) => {
      socket.destroy();
      settle(statusCode === 200 ? undefined : `el proxy ${shown(proxy)} responde ${statusCode} para ${target}`);
    });
    request.end();
  });
}

/** Base address of mongod downloads. */
export const downloadAddress = () =>
  new URL(process.env['MONGOMS_DOWNLOAD_URL'] ?? process.env['MONGOMS_DOWNLOAD_MIRROR'] ?? DOWNLOADS);

/**
 * Why no mongod could be downloaded now, directly or through the proxy of the environment; undefined when one could.
 * @returns {Promise<string | undefined>}
 */
export async function whyNoDownload() {
  const url = downloadAddress();
  const port = Number(url.port || (url.protocol === 'http:' ? 80 : 443));
  const proxy = proxyFor(url);
  if (proxy) return refusalOf(proxy, `${url.hostname}:${port}`, DECIDE_WITHIN_MS);
  return (await answers(url.hostname, port, DECIDE_WITHIN_MS)) ? undefined : `${url.host} no responde`;
}
