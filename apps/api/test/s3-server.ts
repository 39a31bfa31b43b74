import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const ACCESS_KEY = 'test-access';

/**
 * `silent` accepts data and never answers. Of an answer, `stalling` sends half and no more, `dripping` the rest byte by byte, and
 * `breaking` closes the connection then. `failing` answers 503 to everything, `full` stores nothing more.
 */
type Manner = 'well' | 'silent' | 'stalling' | 'dripping' | 'breaking' | 'failing' | 'full';

export interface S3Server {
  /** Settings for keeping an environment's files here. */
  env: { STORAGE: 's3' } & Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>;
  /** Bucket to its objects by key; a bucket is made by putting it here. */
  buckets: Map<string, Map<string, Buffer>>;
  /** The objects of the bucket of `env`. */
  objects: Map<string, Buffer>;
  /** Manner of answering from now on. */
  manner: Manner;
  /** Number of requests received. */
  requests(): number;
  /** Number of them that wait for an answer, or for the rest of it. */
  waiting(): number;
  /** Questions about objects so far, in order: method, key, and the range. */
  asked: string[];
  /** Bytes of bodies that left the process so far, whoever may have read them. */
  sent(): number;
  close(): Promise<void>;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const escapeXml = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** Checks the presence of a signature, not its value: a known key, over the bytes received. */
function checkSignature({ headers }: IncomingMessage, body: Buffer): void {
  const { authorization = '' } = headers;
  if (!/^AWS4-HMAC-SHA256 Credential=.+, SignedHeaders=.+, Signature=[0-9a-f]{64}$/.test(authorization))
    throw new Refusal(403, 'AccessDenied');
  if (!authorization.includes(`Credential=${ACCESS_KEY}/`)) throw new Refusal(403, 'InvalidAccessKeyId');
  const told = String(headers['x-amz-content-sha256']);
  if (/^[0-9a-f]{64}$/.test(told) && told !== createHash('sha256').update(body).digest('hex'))
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
}

/** One page of keys in order. */
function listPage(objects: Map<string, Buffer>, query: URLSearchParams, pageSize: number): string {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const contents = page.map(
    (key) => `<Contents><Key>${escapeXml(key)}</Key><Size>${objects.get(key)!.length}</Size></Contents>`,
  );
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${escapeXml(page.at(-1)!)}</NextContinuationToken>` : '';
  return `${XML}<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

interface Answer {
  status: number;
  content?: Buffer;
  headers?: Record<string, string>;
}
type Objects = Map<string, Buffer>;

/** Multipart uploads: by id of the upload, the parts by number. */
const uploads = new Map<string, Map<number, Buffer>>();

/** Answer about a multipart upload; null when the request is about a whole object. */
function answerParts(
  method: string,
  query: URLSearchParams,
  body: Buffer,
  objects: Objects,
  key: string,
): Answer | null {
  if (method === 'POST' && query.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, new Map());
    const content = `${XML}<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    return { status: 200, content: Buffer.from(content) };
  }
  const id = query.get('uploadId');
  if (!id) return null;
  const parts = uploads.get(id);
  if (!parts) throw new Refusal(404, 'NoSuchUpload');
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body);
    return { status: 200 };
  }
  uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const numbers = [...parts.keys()].sort((one, other) => one - other);
  objects.set(key, Buffer.concat(numbers.map((number) => parts.get(number)!)));
  return {
    status: 200,
    content: Buffer.from(`${XML}<CompleteMultipartUploadResult><ETag>etag</ETag></CompleteMultipartUploadResult>`),
  };
}

function answer(server: Pick<S3Server, 'buckets'>, request: IncomingMessage, body: Buffer, pageSize: number): Answer {
  checkSignature(request, body);
  const method = request.method!;
  const url = new URL(request.url!, 'http://s3');
  const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
  const objects = server.buckets.get(bucket);
  if (!objects) throw new Refusal(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (!key) {
    if (method !== 'GET') throw new Refusal(405, 'MethodNotAllowed');
    return { status: 200, content: Buffer.from(listPage(objects, url.searchParams, pageSize)) };
  }
  const inParts = answerParts(method, url.searchParams, body, objects, key);
  if (inParts) return inParts;
  if (method === 'PUT') {
    objects.set(key, body);
    return { status: 200 };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const content = objects.get(key);
  if (!content) throw new Refusal(404, 'NoSuchKey');
  return answerObject(content, request.headers.range);
}

/** Validators by content: opaque, and an instant in whole seconds, as HTTP says it. */
const known = new WeakMap<Buffer, Record<'etag' | 'last-modified', string>>();

function answerObject(content: Buffer, range = ''): Answer {
  const headers = known.get(content) ?? { etag: `"${randomUUID()}"`, 'last-modified': new Date().toUTCString() };
  known.set(content, headers);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (!first) return { status: 200, content, headers };
  if (Number(first) >= content.length) throw new Refusal(416, 'InvalidRange');
  const part = content.subarray(Number(first), Number(last) + 1);
  const end = Number(first) + part.length - 1;
  return {
    status: 206,
    content: part,
    headers: { ...headers, 'content-range': `bytes ${first}-${end}/${content.length}` },
  };
}

/** Pause between two bytes of a dripping answer, in milliseconds: below every limit on silence. */
const DRIP = 200;

function drip(response: ServerResponse, content: Buffer): void {
  let at = 0;
  const timer = setInterval(() => response.write(content.subarray(at, ++at)), DRIP);
  response.once('close', () => clearInterval(timer));
}

/** Bytes that are written at once. */
const PIECE = 64 * 1024;

/** Sends no more than its reader takes; `onSent` hears of each piece as it leaves the process. */
async function send(response: ServerResponse, content: Buffer, onSent: (bytes: number) => void): Promise<void> {
  for (let at = 0; at < content.length && !response.destroyed; at += PIECE) {
    const piece = content.subarray(at, at + PIECE);
    const failed = await new Promise((resolve) => response.write(piece, resolve));
    if (!failed) onSent(piece.length);
  }
}

async function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, content = Buffer.alloc(0), headers = { etag: '"etag"' } }: Answer,
  manner: Manner = 'well',
  onSent: (bytes: number) => void = () => undefined,
): Promise<void> {
  const isXml = content.subarray(0, 5).equals(Buffer.from('<?xml'));
  const type = isXml ? 'application/xml' : 'application/octet-stream';
  response.writeHead(status, { 'content-type': type, 'content-length': content.length, ...headers });
  if (request.method === 'HEAD') return void response.end();
  const isBegun = manner === 'stalling' || manner === 'dripping' || manner === 'breaking';
  const half = isBegun ? Math.floor(content.length / 2) : content.length;
  await send(response, content.subarray(0, half), onSent);
  if (manner === 'dripping') drip(response, content.subarray(half));
  if (manner === 'breaking') response.destroy();
  if (!isBegun) response.end();
}

/**
 * An S3-compatible server on loopback that keeps objects in memory: PUT (whole or in parts), GET, HEAD and DELETE of objects by
 * path, one range of an object, lists in pages of `pageSize` keys.
 */
export async function startS3({ pageSize = 1000, bucket = 'media' } = {}): Promise<S3Server> {
  let requests = 0;
  let waiting = 0;
  let sent = 0;
  const objects = new Map<string, Buffer>();
  const http = createServer((request, response) => {
    requests += 1;
    waiting += 1;
    response.once('close', () => (waiting -= 1));
    const { pathname } = new URL(request.url!, 'http://s3');
    server.asked.push(
      `${request.method} ${[pathname.replace(/^\/[^/]*\/?/, ''), request.headers.range ?? []].flat().join(' ')}`,
    );
    if (server.manner === 'silent') return;
    const reply = async () => {
      const body = await buffer(request);
      if (server.manner === 'failing') throw new Refusal(503, 'SlowDown');
      if (server.manner === 'full' && request.method === 'PUT') throw new Refusal(507, 'XMinioStorageFull');
      await write(
        request,
        response,
        answer(server, request, body, pageSize),
        server.manner,
        (bytes) => (sent += bytes),
      );
    };
    reply().catch((error: unknown) => {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, String(error));
      const content = Buffer.from(
        `${XML}<Error><Code>${escapeXml(code)}</Code><Message>${escapeXml(code)}</Message></Error>`,
      );
      void write(request, response, { status, content });
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const server: S3Server = {
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: ACCESS_KEY,
      S3_SECRET_KEY: 'test-secret',
    },
    buckets: new Map([[bucket, objects]]),
    objects,
    manner: 'well',
    requests: () => requests,
    waiting: () => waiting,
    asked: [],
    sent: () => sent,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}
