import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LoggerModule, PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment';

/** Pages whose address carries the secret of a mailed link. */
const SECRET_PAGE = /^(\/+(?:verificar|restablecer-contrasena))\/.*$/i;
/** Long segments of an address may be secrets: tokens of links have 43 characters, ids 24. */
const LONG_SEGMENT = /[^/]{32,}/g;

/** An address without its query and without what may be a secret of a mailed link. */
export const loggedPath = (url: string): string =>
  url.split(/[?#]/)[0]!.replace(SECRET_PAGE, '$1/…').replace(LONG_SEGMENT, '…');

/** One JSON line per request without bodies, queries or tokens; personal data never reaches the log. */
export const LogModule = LoggerModule.forRootAsync({
  inject: [Environment],
  useFactory: (env: Environment) => ({
    // Requests are logged by a hook of the server: the middleware's async context would tax every promise of the process.
    forRoutes: [],
    pinoHttp: { level: env.LOG_LEVEL },
  }),
});

/** Logs failures of the server as errors and everything else for debugging: requests that succeed are counted by the metrics. */
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
          // Of a call its pattern says where, and holds no value.
          path: req.routeOptions.url?.includes(':') ? req.routeOptions.url : loggedPath(req.url),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        });
      done();
    });
}
