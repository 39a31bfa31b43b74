import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AppError } from '../common/app-error';
import { DatabaseHealthService } from '../database/database-health.service';

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
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (req, reply, done) => {
      // Pages are served by one route, and look after themselves: a person who waits for one gets no JSON.
      if (req.routeOptions.url !== '/*') watch(reply, database);
      done();
    });
}

function watch(reply: FastifyReply, database: DatabaseHealthService): void {
  const look = () => {
    if (reply.sent) return;
    if (database.isWell) timer = setTimeout(look, LOOK_AGAIN).unref();
    else void reply.send(new AppError('NO_DISPONIBLE'));
  };
  let timer = setTimeout(look, DEADLINE).unref();
  const stop = () => clearTimeout(timer);
  reply.raw.once('finish', stop).once('close', stop);
}
