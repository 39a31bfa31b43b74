import { BSON, type Document } from 'bson';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sharedUri } from './shared';

/** A socket to the shared database, which nothing has been sent on. */
export async function openWire(): Promise<Socket> {
  const { hostname, port } = new URL(sharedUri());
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
}

/** A message of MongoDB's wire protocol; `length` is what its head says. */
export function framed(opCode: number, content: Buffer, length = 16 + content.length): Buffer {
  const head = Buffer.alloc(16);
  head.writeInt32LE(length, 0);
  head.writeInt32LE(opCode, 12);
  return Buffer.concat([head, content]);
}

/** Sends a command as it stands, past whatever the driver would add or refuse, and gives the answer. */
export async function sendRaw(command: Document): Promise<Document> {
  const socket = await openWire();
  socket.write(framed(2013, Buffer.concat([Buffer.alloc(5), BSON.serialize(command)])));
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk as Buffer]);
    if (answer.length >= 4 && answer.length >= answer.readInt32LE(0)) break;
  }
  return BSON.deserialize(answer.subarray(21));
}
