import { LoggerModule } from 'nestjs-pino';
import { randomUUID } from 'node:crypto';
import { Environment } from '../config/environment';

/** One JSON line per request without bodies, queries or tokens; personal data never reaches the log. */
export const LogModule = LoggerModule.forRootAsync({
  inject: [Environment],
  useFactory: (env: Environment) => ({
    forRoutes: ['{*path}'],
    pinoHttp: {
      level: env.LOG_LEVEL,
      genReqId: (req) => (req as { id?: string }).id ?? randomUUID(),
      // What goes well is the metrics' business, not the log's.
      customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'debug'),
      serializers: {
        req: (req: { id: string; method: string; url: string }) => ({ id: req.id, method: req.method, path: req.url.split('?')[0] }),
        res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      },
    },
  }),
});
