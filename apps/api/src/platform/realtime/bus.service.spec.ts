import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Environment } from '../config/environment';
import { Bus } from './bus.service';

/** As much of Redis as publish/subscribe needs, over a real socket. */
function miniRedis(): Server {
  const listeners = new Set<Socket>();
  const bulk = (texto: string) => `$${Buffer.byteLength(texto)}\r\n${texto}\r\n`;
  const answer = (socket: Socket, [orden = '', canal = '', mensaje = '']: string[]) => {
    // As Redis before 6: the client then speaks RESP 2.
    if (/^hello$/i.test(orden)) return socket.write("-ERR unknown command 'HELLO'\r\n");
    if (/^info$/i.test(orden)) return socket.write(bulk('redis_version:7.4.0\r\n'));
    if (/^subscribe$/i.test(orden))
      return listeners.add(socket) && socket.write(`*3\r\n${bulk('subscribe')}${bulk(canal)}:1\r\n`);
    if (!/^publish$/i.test(orden)) return socket.write('+OK\r\n');
    for (const listener of listeners) listener.write(`*3\r\n${bulk('message')}${bulk(canal)}${bulk(mensaje)}`);
    return socket.write(`:${listeners.size}\r\n`);
  };
  return createServer((socket) => {
    let rest = '';
    socket.on('error', () => socket.destroy()).on('close', () => listeners.delete(socket));
    socket.on('data', (datos) => {
      rest += datos.toString();
      for (;;) {
        const count = Number(/^\*(\d+)\r\n/.exec(rest)?.[1] ?? NaN);
        const lineas = rest.split('\r\n');
        if (!count || lineas.length < 2 + count * 2) return;
        answer(
          socket,
          Array.from({ length: count }, (_, i) => lineas[2 + i * 2]!),
        );
        rest = lineas.slice(1 + count * 2).join('\r\n');
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
    const [uno, dos] = [new Bus(env), new Bus(env)];
    const heard: string[] = [];
    uno.subscribe<number>('tema', (n) => heard.push(`uno ${n}`));
    const arrived = new Promise((resolve) =>
      dos.subscribe<number>('tema', (n) => heard.push(`dos ${n}`) && n === 2 && resolve(undefined)),
    );
    const ready = [uno, dos].map((bus) => new Promise((resolve) => bus.subscribe('listo', resolve)));
    // Both are there once an announcement of the other has arrived.
    const invocation = setInterval(
      () =>
        [uno, dos].forEach((bus) =>
          bus['emisor']
            ?.publish('tuerca:bus', JSON.stringify({ de: 'x', topic: 'listo', data: 1 }))
            .catch(() => undefined),
        ),
      20,
    );
    await Promise.all(ready);
    clearInterval(invocation);
    uno.publish('tema', 1);
    uno.publish('tema', 2);
    await arrived;
    expect(heard).toEqual(['uno 1', 'uno 2', 'dos 1', 'dos 2']);
    for (const bus of [uno, dos]) bus.onApplicationShutdown();
    redis.close();
  });
});
