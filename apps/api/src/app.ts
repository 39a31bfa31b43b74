import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { setSpanishMessages } from '@tuerca/contracts/kernel/locale';
import { AppModule } from './app.module';
import { PagesService } from './pages/pages.service';
import { AppError } from './platform/common/app-error';
import type { Environment } from './platform/config/environment';
import { validateEnvironment } from './platform/config/validate-environment';
import { IndexesService } from './platform/database/indexes.service';
import { MIGRATIONS } from './platform/database/migrations/all-migrations';
import { MigrationsService } from './platform/database/migrations/migrations.service';
import type { Progress } from './platform/database/progress';
import { connectForStart, untilItAnswers } from './platform/database/start-connection';
import { answerInTime } from './platform/http/deadline';
import { toBody } from './platform/http/envelope';
import { Gate } from './platform/http/gate';
import { commonHeaders } from './platform/http/headers';
import { isInternal } from './platform/http/internal-calls';
import { routeLimits } from './platform/http/limits';
import { logRequests } from './platform/http/log.module';
import { acceptForms } from './platform/http/multipart';
import { checkAuthOrigin } from './platform/http/origin';
import { ResponseCache } from './platform/http/response-cache';
import { routeLimitStore } from './platform/http/route-limit-store';
import { protections } from './platform/http/security';
import { serverOptions } from './platform/http/server';
import { measureRequests } from './platform/metrics/request-durations';
import { RealtimeAdapter } from './platform/realtime/realtime.adapter';
import { SharedLimits } from './platform/realtime/shared-limits.service';

/**
 * Builds the HTTP application, with what is stored migrated and indexed, not yet listening. Waits for a database that is away;
 * `gate` says meanwhile what it is doing, and opens when the application listens.
 */
export async function createApp(gate?: Gate): Promise<NestFastifyApplication> {
  setSpanishMessages();
  const env = validateEnvironment(process.env, { serves: true });
  const currentGate = gate ?? new Gate(await protections(env));
  const progress: Progress = {
    doing: (what) => currentGate.tell(what),
    waiting: (why) => {
      currentGate.tell(why);
      console.warn(why);
    },
  };
  currentGate.begin('connecting');
  const start = await connectForStart(env.MONGODB_URI, progress);
  try {
    currentGate.begin('application');
    const app = await build(env, currentGate);
    const db = start.db();
    const steps = {
      migrations: () => app.get(MigrationsService).run(MIGRATIONS, db, progress),
      indexes: () => app.get(IndexesService).ensure(db, progress),
    };
    for (const name of ['migrations', 'indexes'] as const) {
      currentGate.begin(name);
      // Each may be done twice.
      await untilItAnswers(steps[name], progress);
    }
    // What follows is done by the hooks of Nest: lists and plans that always exist, the demo.
    currentGate.begin('data');
    return app;
  } finally {
    await start.close();
  }
}

async function build(env: Environment, gate: Gate): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(serverOptions(env, gate));
  // Fastify's own parser reads JSON; Nest's would add forms, which no call takes and which any page can send without asking.
  const app = await NestFactory.create<NestFastifyApplication>(
    { module: AppModule, global: true, providers: [{ provide: Gate, useValue: gate }], exports: [Gate] },
    adapter,
    { bufferLogs: true, bodyParser: false },
  );
  const server = adapter.getInstance();
  server.removeContentTypeParser('text/plain');
  // Fastify sends buffers too; its types know of texts alone.
  server.setReplySerializer(toBody as (payload: unknown) => string);
  server.addHook('onListen', (done) => {
    gate.open();
    done();
  });
  app.useLogger(app.get(Logger));
  app.useWebSocketAdapter(new RealtimeAdapter(app));
  logRequests(app);
  if (env.METRICS_PORT) measureRequests(app);
  commonHeaders(app, gate.headers);
  answerInTime(app);
  await app.register(cookie);
  checkAuthOrigin(app, env);
  await acceptForms(app);
  // Before the plugin: its hook must find the limit that ours writes.
  routeLimits(app, env);
  await app.register(rateLimit, {
    max: env.LIMITE_GENERAL,
    timeWindow: 60_000,
    cache: 20_000,
    ...(env.REDIS_URL && { store: routeLimitStore(app.get(SharedLimits)) }),
    allowList: isInternal,
    errorResponseBuilder: (_req, limit) =>
      new AppError('DEMASIADAS_SOLICITUDES', { retryAfter: Math.ceil(limit.ttl / 1000) }),
  });
  app.get(ResponseCache).serve(app);
  await app.get(PagesService).serve(app);
  return app;
}
