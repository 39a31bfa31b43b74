import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { createApp } from '../src/app';

export interface Harness {
  app: NestFastifyApplication;
  /** 'http://127.0.0.1:port' of the listening application. */
  base: string;
  db: Connection;
  /** Drops the database, closes everything. */
  close(): Promise<void>;
}

/** The address of a fresh database on the shared test server. */
export function freshDatabase(): string {
  const url = new URL(process.env.TUERCA_TEST_MONGODB_URI!);
  url.pathname = `/test_${randomBytes(5).toString('hex')}`;
  return url.href;
}

/** Starts the real application on a free port and a database of its own. `env` overrides the environment first. */
export async function startApp(env: Record<string, string> = {}): Promise<Harness> {
  const data = mkdtempSync(join(tmpdir(), 'tuerca-test-'));
  Object.assign(process.env, { MONGODB_URI: freshDatabase(), TUERCA_DATA: data, PORT: '0', ...env });
  const app = await createApp();
  await app.listen(0, '127.0.0.1');
  const db = app.get<Connection>(getConnectionToken());
  return {
    app,
    base: `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`,
    db,
    close: async () => {
      await db.dropDatabase();
      await app.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

// Tests look into answers of any shape; what they expect of them they say themselves.
/* eslint-disable @typescript-eslint/no-explicit-any */

export interface Answer<T = any> {
  status: number;
  body: {
    success: boolean;
    data: T;
    message: string;
    code?: string;
    meta?: any;
    errors?: { campo: string; mensaje: string }[];
  };
  headers: Headers;
}

/** One JSON call against a running application. */
export async function call<T = any>(
  base: string,
  method: string,
  path: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const res = await fetch(base + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await res.text();
  return {
    status: res.status,
    body: text.startsWith('{') ? JSON.parse(text) : ({ text } as never),
    headers: res.headers,
  };
}
