import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A cable to the server that can be cut: no goodbye reaches the other end. */
export async function breakableWire(uri: string): Promise<{ uri: string; cut: () => Promise<void> }> {
  const { hostname, port } = new URL(uri);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) ends.add(end.on('error', () => undefined).unref());
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A test that fails before it cuts must not keep the process waiting.
  server.unref();
  const cut = async () => {
    server.close();
    for (const end of ends) end.destroy();
  };
  return { uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`, cut };
}
