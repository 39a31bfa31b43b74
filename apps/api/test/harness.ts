import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import mongoose, { type Connection } from 'mongoose';
import { createApp } from '../src/app';
import { DAY_SECONDS, ThrottleService } from '../src/auth/auth/throttle.service';
import { Clock } from '../src/platform/common/clock';
import { emptyDatabase, freshDatabase, giveBack } from './database-pool';

export { freshDatabase };

export interface Harness {
  app: NestFastifyApplication;
  /** 'http://127.0.0.1:port' of the listening application. */
  base: string;
  db: Connection;
  /** Closes everything, and empties the database for the next suite. */
  close(): Promise<void>;
}

/** Attempts are counted by hours and days of the clock: a suite begins with a new day, so that no story runs over the end of one. */
function beginDay(app: NestFastifyApplication): void {
  const throttle = app.get<object>(ThrottleService, { strict: false }) as { clock: Clock };
  const { clock } = throttle;
  const day = DAY_SECONDS * 1000;
  const ahead = day - (Date.now() % day);
  throttle.clock = { now: () => new Date(clock.now().getTime() + ahead) };
}

/** The application lives so many milliseconds later, until the spy that this gives, or all mocks, are restored. */
export const later = ({ app }: Pick<Harness, 'app'>, ms: number) =>
  jest.spyOn(app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(Date.now() + ms));

/** Starts the real application on a free port and an empty database of its own. `env` overrides the environment first. */
export async function startApp(env: Record<string, string> = {}): Promise<Harness> {
  const data = mkdtempSync(join(tmpdir(), 'tuerca-test-'));
  const uri = env.MONGODB_URI ?? emptyDatabase();
  Object.assign(process.env, { MONGODB_URI: uri, TUERCA_DATA: data, PORT: '0', ...env });
  const app = await createApp();
  beginDay(app);
  await app.listen(0, '127.0.0.1');
  const db = app.get<Connection>(getConnectionToken());
  return {
    app,
    base: `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`,
    db,
    close: async () => {
      // A connection of its own outlives the application, whose last writes are waited for.
      const own = await mongoose.createConnection(uri).asPromise();
      await app.close();
      // Whoever shares a database leaves it to its owner.
      if (!env.MONGODB_URI) await giveBack(own);
      await own.close();
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
