import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as it is, whose answer was begun; `fetch` adds headers of its own to conditions. */
export async function beginGet(
  url: string,
  headers: OutgoingHttpHeaders = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<IncomingMessage> {
  const sent = request(url, { method, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

/** A whole answer, with its headers as they came. */
export interface PlainAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The same, read to its end. */
export async function plainGet(...args: Parameters<typeof beginGet>): Promise<PlainAnswer> {
  const answer = await beginGet(...args);
  return { status: answer.statusCode!, headers: answer.headers, body: await buffer(answer) };
}

/** Somebody who asks for something and reads nothing of it until the socket is read. */
export async function unreadGet(url: string): Promise<Socket> {
  const { hostname, port, host, pathname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname }).on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause().write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  return socket;
}

/** Bytes of a pattern that no part of repeats soon. */
export const patterned = (bytes: number): Buffer =>
  Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 31 + (at >> 8)) % 251));
