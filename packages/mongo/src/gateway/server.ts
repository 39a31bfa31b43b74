import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { PoolConfig } from 'pg';
import type { Services } from './context';
import { Cursors } from './cursors';
import { dispatch } from './dispatch';
import { DuplicateKeys } from './duplicate-keys';
import { Engine } from './engine';
import { InFlight } from './in-flight';
import { encodeReply, frameLength, parseMessage } from './message';
import { SerialQueue } from './serial-queue';
import { Transactions } from './transactions';

const MAX_SOCKETS = 2_000;

/** Collects a socket's bytes into frames without copying more than once. */
class Frames {
  private chunks: Buffer[] = [];
  private size = 0;

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
  }

  /** The next whole frame; throws MalformedMessage. */
  next(): Buffer | undefined {
    const [first] = this.chunks;
    if (!first || this.size < 4) return undefined;
    const head = first.length >= 4 ? first : this.join();
    const length = frameLength(head);
    if (this.size < length) return undefined;
    const all = head.length >= length ? head : this.join();
    this.chunks[0] = all.subarray(length);
    if (all.length === length) this.chunks.shift();
    this.size -= length;
    return all.subarray(0, length);
  }

  private join(): Buffer {
    const joined = Buffer.concat(this.chunks, this.size);
    this.chunks = [joined];
    return joined;
  }
}

async function serve(services: Services, socket: Socket): Promise<void> {
  const frames = new Frames();
  // Pausing between reads is what bounds a client that sends faster than it is served.
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    frames.push(chunk);
    for (let frame = frames.next(); frame; frame = frames.next()) {
      const message = parseMessage(frame);
      const reply = await dispatch(services, message, socket);
      if (socket.destroyed) return;
      if (!message.silent && !socket.write(encodeReply(message, reply)))
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    }
  }
}

/** MongoDB's wire protocol on a TCP port, answered by DocumentDB. It holds no data and knows no query semantics. */
export class Gateway {
  private constructor(
    private readonly server: Server,
    private readonly sockets: Set<Socket>,
    private readonly services: Services,
  ) {}

  /** Listens on 127.0.0.1; port 0 takes any free one. */
  static async listen({ engine: config, port }: { engine: PoolConfig; port: number }): Promise<Gateway> {
    const engine = new Engine(config);
    const sockets = new Set<Socket>();
    const transactions = new Transactions(engine);
    const services: Services = {
      engine,
      transactions,
      inFlight: new InFlight(transactions),
      cursors: new Cursors(engine),
      duplicates: new DuplicateKeys(engine),
      writers: new SerialQueue(),
      startedAt: Date.now(),
      connections: () => sockets.size,
    };
    const server = createServer({ noDelay: true }, (socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        services.cursors.endOwner(socket);
        services.inFlight.endOwner(socket);
        void services.transactions.endOwner(socket);
      });
      // Bytes that make no sense cost their sender the socket, and nobody else anything.
      serve(services, socket).catch(() => socket.destroy());
    });
    server.maxConnections = MAX_SOCKETS;
    const gateway = new Gateway(server, sockets, services);
    server.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      await gateway.close();
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
        throw new Error(`El puerto ${port} ya está en uso; elige otro.`, { cause: error });
      throw error;
    }
    return gateway;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  waitUntilUp(): Promise<void> {
    return this.services.engine.waitUntilUp();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
    await this.services.transactions.endAll();
    this.services.cursors.close();
    await this.services.engine.close();
  }
}
