import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicUrl, lookupPublic, NOT_PUBLIC } from './public-address';

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const HEADERS = { 'User-Agent': 'Tuerca', Accept: 'image/*', 'Accept-Encoding': 'identity' };

interface PublicFetch {
  maxBytes: number;
  /** For all of it: names, redirects and the last byte of the body. */
  timeoutMs: number;
  /** For tests and development: http, other ports and addresses inside are let through, everywhere or for some URLs. */
  mayStayInside?: boolean | ((url: URL) => boolean);
}

/** Why nothing was fetched; `cause` holds the socket's own error. */
export class PublicFetchError extends Error {
  constructor(
    readonly reason: 'not-public' | 'status' | 'too-large' | 'timeout' | 'network' | 'redirects',
    options?: ErrorOptions,
  ) {
    super(`not fetched: ${reason}`, options);
  }
}

/**
 * The body of a picture at an address that a stranger named: https of the public Internet alone, each redirect by the
 * same rules, so that nobody makes this server call inwards. Throws PublicFetchError.
 */
export async function fetchPublic(address: string, { maxBytes, timeoutMs, mayStayInside }: PublicFetch) {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await follow(address, mayStayInside, signal);
    return await readBody(answer, maxBytes);
  } catch (error) {
    if (error instanceof PublicFetchError) throw error;
    if (signal.aborted) throw new PublicFetchError('timeout', { cause: error });
    const isInside = (error as NodeJS.ErrnoException).code === NOT_PUBLIC;
    throw new PublicFetchError(isInside ? 'not-public' : 'network', { cause: error });
  }
}

/** The first answer that is no redirect, with its body still to come. */
async function follow(address: string, mayStayInside: PublicFetch['mayStayInside'], signal: AbortSignal) {
  let next = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const url = URL.canParse(next) ? new URL(next) : null;
    const isFree = !!url && (typeof mayStayInside === 'function' ? mayStayInside(url) : !!mayStayInside);
    if (!url || !(isFree ? isPlain(url) : isPublicUrl(url.href))) throw new PublicFetchError('not-public');
    const answer = await get(url, { signal, ...(isFree ? {} : { lookup: lookupPublic }) });
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (!REDIRECTS.includes(statusCode) || !headers.location) throw new PublicFetchError('status');
    next = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : '';
  }
  throw new PublicFetchError('redirects');
}

const isPlain = ({ protocol, username, password }: URL): boolean =>
  ['http:', 'https:'].includes(protocol) && !username && !password;

/** On a connection of its own: a shared agent may hand over one that nobody checked, or go through the environment's proxy. */
function get(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { ...options, headers: HEADERS, agent: false })
      .on('response', resolve)
      .on('error', reject)
      // After an answer it changes nothing; before one there is no error when the other side switches protocols.
      .on('close', () => reject(new Error('closed without an answer')))
      .end();
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length']) > maxBytes) {
    answer.destroy();
    throw new PublicFetchError('too-large');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop destroys the connection.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new PublicFetchError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
