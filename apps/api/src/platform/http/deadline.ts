import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseHealthService } from '../database/database-health.service';
import { AppError } from '../common/app-error';

/** A caller waits so long, in ms, for a database that is away or slow; then she hears that it is. */
const DEADLINE = 4500;
/** While the database is well, a long call is its own affair; how often that is looked at again, in ms. */
const LOOK_AGAIN = 500;

/**
 * Answers 503 to calls that wait for a database that is away or slow. What they began goes on or is undone by itself; whoever
 * sends the same again with its Idempotency-Key gets what came of it.
 */
export function answerInTime(app: NestFastifyApplication): void {
  const database = app.get(DatabaseHealthService);
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const watch = (req: FastifyRequest, reply: FastifyReply, wait: number) => {
    const look = () => {
      if (reply.sent) return;
      if (database.isWell) watch(req, reply, LOOK_AGAIN);
      else void reply.send(new AppError('NO_DISPONIBLE'));
    };
    timers.set(req, setTimeout(look, wait).unref());
  };
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (req, reply, done) => {
    // Pages are served by one route, and look after themselves: a person who waits for one gets no JSON.
    if (req.routeOptions.url !== '/*') watch(req, reply, DEADLINE);
    done();
  });
  const stop = (req: FastifyRequest) => clearTimeout(timers.get(req));
  fastify.addHook('onResponse', (req, _reply, done) => {
    stop(req);
    done();
  });
  fastify.addHook('onRequestAbort', (req, done) => {
    stop(req);
    done();
  });
}
