import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BSON, type Document } from 'bson';
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

/** A message's answer, whole. */
async function answerOf(socket: Socket): Promise<Document> {
  let answer = Buffer.alloc(0);
  while (answer.length < 4 || answer.length < answer.readInt32LE(0)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    answer = Buffer.concat([answer, chunk]);
  }
  return BSON.deserialize(answer.subarray(21), { promoteLongs: false });
}

/** A connection that sends commands as they stand, past whatever the driver would add or refuse, one after the other. */
export async function rawWire(): Promise<{ send: (command: Document) => Promise<Document>; end: () => void }> {
  const socket = await openWire();
  const send = (command: Document) => {
    socket.write(framed(2013, Buffer.concat([Buffer.alloc(5), BSON.serialize(command)])));
    return answerOf(socket);
  };
  return { send, end: () => void socket.destroy() };
}

/** The answer to one command on a connection of its own. */
export async function sendRaw(command: Document): Promise<Document> {
  const wire = await rawWire();
  try {
    return await wire.send(command);
  } finally {
    wire.end();
  }
}
