import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Environment } from '../config/environment';
import { Bus } from './bus.service';

/** As much of Redis as publish/subscribe needs, over a real socket. */
function miniRedis(): Server {
  const listeners = new Set<Socket>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const answer = (socket: Socket, [command = '', channel = '', message = '']: string[]) => {
    // As Redis before 6: the client then speaks RESP 2.
    if (/^hello$/i.test(command)) return socket.write("-ERR unknown command 'HELLO'\r\n");
    if (/^info$/i.test(command)) return socket.write(bulk('redis_version:7.4.0\r\n'));
    if (/^subscribe$/i.test(command))
      return listeners.add(socket) && socket.write(`*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`);
    if (!/^publish$/i.test(command)) return socket.write('+OK\r\n');
    for (const listener of listeners) listener.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
    return socket.write(`:${listeners.size}\r\n`);
  };
  return createServer((socket) => {
    let rest = '';
    socket.on('error', () => socket.destroy()).on('close', () => listeners.delete(socket));
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (;;) {
        const count = Number(/^\*(\d+)\r\n/.exec(rest)?.[1] ?? NaN);
        const lines = rest.split('\r\n');
        if (!count || lines.length < 2 + count * 2) return;
        answer(
          socket,
          Array.from({ length: count }, (_, i) => lines[2 + i * 2]!),
        );
        rest = lines.slice(1 + count * 2).join('\r\n');
      }
    });
  });
}

describe('the bus', () => {
  it('alone, reaches this process at once, and a listener that throws stops nobody', () => {
    const bus = new Bus({} as Environment);
    const heard: unknown[] = [];
    jest.spyOn(bus['log'], 'error').mockImplementation();
    bus.subscribe('a', () => {
      throw new Error('x');
    });
    const stop = bus.subscribe('a', (data) => heard.push(data));
    bus.publish('a', 1);
    bus.publish('b', 2);
    stop();
    bus.publish('a', 3);
    expect(heard).toEqual([1]);
  });

  it('with Redis, reaches the other instances, and each once', async () => {
    const redis = miniRedis().listen(0, '127.0.0.1');
    await once(redis, 'listening');
    const env = { REDIS_URL: `redis://127.0.0.1:${(redis.address() as AddressInfo).port}` } as Environment;
    const [one, other] = [new Bus(env), new Bus(env)];
    const heard: string[] = [];
    one.subscribe<number>('tema', (n) => heard.push(`uno ${n}`));
    const arrived = new Promise((resolve) =>
      other.subscribe<number>('tema', (n) => heard.push(`dos ${n}`) && n === 2 && resolve(undefined)),
    );
    const ready = [one, other].map((bus) => new Promise((resolve) => bus.subscribe('listo', resolve)));
    // Both are there once an announcement of the other has arrived.
    const announcing = setInterval(
      () =>
        [one, other].forEach((bus) =>
          bus['publisher']
            ?.publish('tuerca:bus', JSON.stringify({ from: 'x', topic: 'listo', data: 1 }))
            .catch(() => undefined),
        ),
      20,
    );
    await Promise.all(ready);
    clearInterval(announcing);
    one.publish('tema', 1);
    one.publish('tema', 2);
    await arrived;
    expect(heard).toEqual(['uno 1', 'uno 2', 'dos 1', 'dos 2']);
    for (const bus of [one, other]) bus.onApplicationShutdown();
    redis.close();
  });
});
