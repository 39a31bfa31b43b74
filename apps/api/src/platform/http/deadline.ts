import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { AppError } from '../common/app-error';
import { DatabaseHealthService } from '../database/database-health.service';

/** Longest that a caller waits for a database that is away or slow, in ms; then the answer is 503. */
const DEADLINE = 4500;
/** Interval of checking the database during a long call, in ms: while it is well, the call may take its time. */
const CHECK_INTERVAL = 500;

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
  const check = () => {
    if (reply.sent) return;
    if (database.isWell) timer = setTimeout(check, CHECK_INTERVAL).unref();
    else void reply.send(new AppError('NO_DISPONIBLE'));
  };
  let timer = setTimeout(check, DEADLINE).unref();
  const stop = () => clearTimeout(timer);
  reply.raw.once('finish', stop).once('close', stop);
}
