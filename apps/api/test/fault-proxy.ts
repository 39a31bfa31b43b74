import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Proxy to a server on the loopback, with faults on demand. */
export interface FaultProxy {
  /** The server's address through the proxy. */
  url: string;
  /** Resets open connections, and refuses new ones. */
  cut(): void;
  /** Drops all data in both directions without closing: a half-open connection. */
  silence(): void;
  /** Delays the server's answers by so many milliseconds. */
  delay(ms: number): void;
  /** Lets new connections work again, without delay. */
  mend(): void;
  close(): Promise<void>;
}

/** Passes its input on, so many milliseconds late. */
const late = (lateness: () => number) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (lateness() === 0) return done(null, chunk);
      setTimeout(() => this.push(chunk), lateness());
      done();
    },
    flush: (done) => void setTimeout(done, lateness()),
  });

/** Starts one in front of `target`, an address with a port. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let state: 'working' | 'cut' | 'silent' = 'working';
  const keep = (socket: Socket) => {
    ends.add(socket);
    return socket.on('error', () => undefined).once('close', () => ends.delete(socket));
  };
  const pipes = new Set<Transform>();
  let lateness = 0;
  const reset = () => ends.forEach((end) => end.resetAndDestroy());
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') return near.resetAndDestroy();
    if (state === 'silent') return void near.pause();
    const far = keep(connect(Number(port), hostname));
    const answers = late(() => lateness);
    pipes.add(answers);
    near.once('close', () => pipes.delete(answers));
    near.pipe(far).pipe(answers).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      reset();
    },
    silence: () => {
      state = 'silent';
      for (const end of ends) end.unpipe().pause();
      for (const pipe of pipes) pipe.unpipe();
    },
    delay: (ms) => {
      lateness = ms;
    },
    mend: () => {
      lateness = 0;
      // Silent connections stay so until their ends give up, as after a real partition.
      state = 'working';
    },
    close: async () => {
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}
