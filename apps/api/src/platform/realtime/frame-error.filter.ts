import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { WebSocket } from 'ws';
import { Id } from '@tuerca/contracts/kernel/fields';
import { toAppError } from '../http/error.filter';
import { Connection } from './connection';
import { errorFrame, type SocketFrame } from './frame';

/** Fields that an error frame repeats of the frame that it answers, so that its sender knows which one failed; ids in their one form. */
const ECHOED = ['action', 'chatId', 'clientMsgId'];
const MAX_ECHO_LENGTH = 64;

/** Anything that a frame's handler throws -> an error frame. What we did not foresee is logged whole and answered without detail. */
@Catch()
export class FrameErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Realtime');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const ws = host.switchToWs();
    const error = toAppError(thrown);
    if (error.status >= 500)
      this.log.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
    const { retryAfter } = error.detail;
    Connection.of(ws.getClient<WebSocket>()).send({
      ...errorFrame(error.code, error.message),
      ...(retryAfter && { retryAfter }),
      ...echoOf(ws.getData<SocketFrame | null>()),
    });
  }
}

const echoOf = (frame: SocketFrame | null): object =>
  Object.fromEntries(
    ECHOED.flatMap((field) => {
      const value = frame?.[field];
      return typeof value === 'string' && value.length <= MAX_ECHO_LENGTH
        ? [[field, Id.safeParse(value).data ?? value]]
        : [];
    }),
  );
