import { type AddressInfo, createServer } from 'node:net';
import { InUse } from './in-use';

/** A port of the loopback that is free: `wanted`, or any for 0. Throws InUse in Spanish when it is taken. */
export async function choosePort(wanted: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, '127.0.0.1', resolve)).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? new InUse(`El puerto ${wanted} ya está en uso; elige otro.`) : error;
    },
  );
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
