import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A cable to the server that can be cut: no goodbye reaches the other end. */
export async function breakableWire(uri: string): Promise<{ uri: string; cut: () => Promise<void> }> {
  const { hostname, port } = new URL(uri);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) ends.add(end.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = async () => {
    for (const end of ends) end.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`, cut };
}
