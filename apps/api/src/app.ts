import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { setSpanishMessages } from '@tuerca/contracts/kernel/locale';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { validateEnvironment } from './platform/config/validate-environment';
import { IndexesService } from './platform/database/indexes.service';
import { MigrationsService } from './platform/database/migrations/migrations.service';
import { checkServers } from './platform/database/start-checks';
import { AppError } from './platform/common/app-error';
import { answerInTime } from './platform/http/deadline';
import { toBody } from './platform/http/envelope';
import { commonHeaders } from './platform/http/headers';
import { acceptForms } from './platform/http/multipart';
import { logRequests } from './platform/http/log.module';
import { routeLimits } from './platform/http/limits';
import { protections } from './platform/http/security';
import { isInternal } from './platform/http/internal-calls';
import { ResponseCache } from './platform/http/response-cache';
import { checkAuthOrigin } from './platform/http/origin';
import { serverOptions } from './platform/http/server';
import { measureRequests } from './platform/metrics/request-durations';
import { RealtimeAdapter } from './platform/realtime/realtime.adapter';
import { PagesService } from './pages/pages.service';

/** Builds the HTTP application, with what is stored migrated and indexed, not yet listening. */
export async function createApp(): Promise<NestFastifyApplication> {
  setSpanishMessages();
  const env = validateEnvironment(process.env, { serves: true });
  await checkServers(env.MONGODB_URI);
  const headers = await protections(env);
  const adapter = new FastifyAdapter(serverOptions(env, headers));
  // Fastify's own parser reads JSON; Nest's would add forms, which no call takes and which any page can send without asking.
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bufferLogs: true,
    bodyParser: false,
  });
  adapter.getInstance().removeContentTypeParser('text/plain');
  // Fastify sends buffers too; its types know of texts alone.
  adapter.getInstance().setReplySerializer(toBody as (payload: unknown) => string);
  app.useLogger(app.get(Logger));
  app.useWebSocketAdapter(new RealtimeAdapter(app));
  logRequests(app);
  if (env.METRICS_PORT) measureRequests(app);
  commonHeaders(app, headers);
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
    allowList: isInternal,
    errorResponseBuilder: (_req, limit) =>
      new AppError('DEMASIADAS_SOLICITUDES', { retryAfter: Math.ceil(limit.ttl / 1000) }),
  });
  app.get(ResponseCache).serve(app);
  await app.get(PagesService).serve(app);
  await app.get(MigrationsService).run();
  await app.get(IndexesService).ensure();
  return app;
}
