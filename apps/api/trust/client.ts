import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

// Tests look into answers of any shape and check it themselves.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Reply {
  /** 0: the connection was lost before an answer. */
  status: number;
  text: string;
  /** The text as JSON; an empty object when it is none. */
  body: any;
  headers: IncomingHttpHeaders;
  ms: number;
}

export interface Asked {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Client address; by default a fresh one for each call, as in crowds. */
  address?: string;
}

let lastAddress = 0;
const nextAddress = () => {
  const n = ++lastAddress;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
};

const parsed = (text: string): any => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

function open(base: string, method: string, path: string, asked: Asked): { req: ClientRequest; payload: Buffer } {
  const { token, body, headers, address = nextAddress() } = asked;
  const raw = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const payload = Buffer.from(body === undefined ? '' : (raw as string));
  const { hostname, port } = new URL(base);
  const req = request({
    agent,
    hostname,
    port,
    method,
    path,
    headers: {
      'x-forwarded-for': address,
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': payload.length }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  return { req, payload };
}

const lost = (error: Error, began: number): Reply => ({
  status: 0,
  text: error.message,
  body: {},
  headers: {},
  ms: performance.now() - began,
});

function replyTo(req: ClientRequest): Promise<Reply> {
  const began = performance.now();
  return new Promise((resolve) => {
    req.on('error', (error) => resolve(lost(error, began)));
    req.on('response', (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('error', (error) => resolve(lost(error, began)));
      res.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({
          status: res.statusCode!,
          text,
          body: parsed(text),
          headers: res.headers,
          ms: performance.now() - began,
        });
      });
    });
  });
}

/** One call; it never throws. */
export function ask(base: string, method: string, path: string, asked: Asked = {}): Promise<Reply> {
  const { req, payload } = open(base, method, path, asked);
  const reply = replyTo(req);
  req.end(payload);
  return reply;
}

export interface Held {
  /** Resolves when everything but the last byte has left. */
  ready: Promise<void>;
  /** Sends the last byte. */
  release(): Promise<Reply>;
}

/** A call written up to its last byte: many of them, released together, really overlap. */
export function hold(base: string, method: string, path: string, asked: Asked): Held {
  const { req, payload } = open(base, method, path, asked);
  const ready = new Promise<void>((resolve, reject) => {
    req.once('error', reject);
    req.write(payload.subarray(0, -1), () => resolve());
  });
  return {
    ready,
    release: () => {
      const reply = replyTo(req);
      req.end(payload.subarray(-1));
      return reply;
    },
  };
}

/** Sends calls at the same instant. */
export async function atOnce(held: Held[]): Promise<Reply[]> {
  await Promise.all(held.map(({ ready }) => ready));
  return Promise.all(held.map(({ release }) => release()));
}
