import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { ErrorCode } from '@tuerca/contracts/errors';
import type { WebSocket } from 'ws';
import { Connection } from './connection';
import { errorFrame } from './frame';

/** Anything that a frame's handler throws -> an error frame. What we did not foresee is logged whole and answered without detail. */
@Catch()
export class FrameErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Realtime');

  catch(error: unknown, host: ArgumentsHost): void {
    const connection = Connection.of(host.switchToWs().getClient<WebSocket>());
    const { code, message, status } = (error ?? {}) as { code?: ErrorCode; message?: string; status?: number };
    if (code && status && status < 500) return connection.send(errorFrame(code, message));
    this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    connection.send(errorFrame('ERROR_INTERNO'));
  }
}
