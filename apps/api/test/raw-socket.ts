import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A WebSocket without a library: sends whatever a test wants to, valid or not, and costs this process next to nothing. */
export async function openRaw(base: string, headers: Record<string, string> = {}): Promise<Socket> {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const lines = Object.entries({
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /ws HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])])) as [
    Buffer | '',
  ];
  const status = /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1] ?? 'none';
  if (status === '101') return socket;
  socket.destroy();
  throw new Error(`Handshake answered with ${status}`);
}

const OPCODE = { continuation: 0, text: 1, binary: 2 } as const;

/** One frame as a client sends it, under a mask of zeros, which leaves the payload as it is. */
export function rawFrame(payload: string | Buffer, opcode: keyof typeof OPCODE = 'text', isFinal = true): Buffer {
  const data = Buffer.from(payload as string);
  const first = (isFinal ? 0x80 : 0) | OPCODE[opcode];
  const mask = [0, 0, 0, 0];
  if (data.length < 126) return Buffer.concat([Buffer.from([first, 0x80 | data.length, ...mask]), data]);
  const header = Buffer.from([first, 0x80 | 127, 0, 0, 0, 0, 0, 0, 0, 0, ...mask]);
  header.writeBigUInt64BE(BigInt(data.length), 2);
  return Buffer.concat([header, data]);
}
