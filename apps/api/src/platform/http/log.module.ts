import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LoggerModule, PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment';

/** One JSON line per request without bodies, queries or tokens; personal data never reaches the log. */
export const LogModule = LoggerModule.forRootAsync({
  inject: [Environment],
  useFactory: (env: Environment) => ({
    // Requests are logged by a hook of the server: the middleware's async context would tax every promise of the process.
    forRoutes: [],
    pinoHttp: { level: env.LOG_LEVEL },
  }),
});

/** What failed on our side as an error, all else for debugging: what goes well is the metrics' business, not the log's. */
export function logRequests(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (req, reply, done) => {
      // Looked up late: the module makes it when the application starts.
      const log = PinoLogger.root;
      const level = reply.statusCode >= 500 ? 'error' : 'debug';
      if (log.isLevelEnabled(level))
        log[level]({
          id: req.id,
          method: req.method,
          path: req.url.split('?')[0],
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        });
      done();
    });
}
