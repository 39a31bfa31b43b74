import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Actor } from './actors';
import type { Harness } from './harness';

const opened: WebSocket[] = [];

/** Connects a device of somebody; returns what it hears from then on. */
export async function listen<T>({ base }: Harness, { token }: Actor): Promise<T[]> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
  opened.push(socket);
  const heard: T[] = [];
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', token }));
  await once(socket, 'message');
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as T));
  return heard;
}

/** Ends the devices that `listen` has connected. */
export const disconnectAll = (): void => opened.splice(0).forEach((socket) => socket.terminate());
