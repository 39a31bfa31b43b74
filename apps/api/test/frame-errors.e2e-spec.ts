import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { WebSocket } from 'ws';
import { CHAT_ACTIONS } from '@tuerca/contracts/chats/chats/frames';
import { type Actor, mintUser } from './actors';
import { type Harness, startApp } from './harness';

let h: Harness;
let ana: Actor;
let socket: WebSocket;
beforeAll(async () => {
  h = await startApp();
  ana = await mintUser(h, 'client');
  socket = new WebSocket(`${h.base.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  expect(await ask({ type: 'auth', token: ana.token })).toMatchObject({ type: 'auth', success: true });
});
afterAll(() => {
  socket.terminate();
  return h.close();
});
afterEach(() => jest.restoreAllMocks());

async function ask(frame: unknown): Promise<Record<string, unknown>> {
  const answer = once(socket, 'message');
  socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return JSON.parse(String((await answer)[0])) as Record<string, unknown>;
}

const BAD_IDS: unknown[] = ['no-es-id', '', 'f'.repeat(25), { $ne: null }, ['f'.repeat(24)], null, 7, undefined];

it.each(BAD_IDS)('mark_as_read of %j is answered with a code, and leaves no stack', async (notificationId) => {
  const log = jest.spyOn(Logger.prototype, 'error');
  const answer = await ask({ type: 'notification', action: 'mark_as_read', notificationId });
  expect(answer).toMatchObject({ type: 'error', code: 'ENTRADA_INVALIDA' });
  expect(answer.message).toMatch(/^(El identificador no es válido|El valor no es válido|Falta este dato)$/);
  expect(log).not.toHaveBeenCalled();
});

const NAMED = Object.keys(CHAT_ACTIONS).filter((action) => action !== 'get_unread_count');
it.each(NAMED)('%s of a bad conversation is answered with a code, and leaves no stack', async (action) => {
  const log = jest.spyOn(Logger.prototype, 'error');
  for (const chatId of BAD_IDS) {
    const answer = await ask({ type: 'chat', action, chatId, content: 'Hola', isTyping: true, messageIds: ['x'] });
    expect(answer).toMatchObject({ type: 'error', action, code: 'ENTRADA_INVALIDA' });
    expect(JSON.stringify(answer)).not.toMatch(/ZodError|Invalid| at /);
  }
  expect(log).not.toHaveBeenCalled();
});
