import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mongo } from 'mongoose';

const HEADER = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

export interface FakeMongod {
  /** '127.0.0.1:port' */
  host: string;
  close(): Promise<void>;
}

/** A server that says of itself what it is told to, and nothing else: the kinds of mongod that cannot be had here. */
export async function startFakeMongod(hello: () => Record<string, unknown>): Promise<FakeMongod> {
  const ends = new Set<Socket>();
  const server = createServer((socket) => {
    ends.add(socket.on('error', () => undefined).once('close', () => ends.delete(socket)));
    let waiting = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= HEADER && waiting.length >= waiting.readInt32LE(0)) {
        const message = waiting.subarray(0, waiting.readInt32LE(0));
        waiting = waiting.subarray(message.length);
        socket.write(answer(message, hello()));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A reply in the form of the question: the first hello of a driver comes as OP_QUERY. */
function answer(question: Buffer, said: Record<string, unknown>): Buffer {
  const document = Buffer.from(
    mongo.BSON.serialize({ ok: 1, maxWireVersion: 25, minWireVersion: 0, localTime: new Date(), ...said }),
  );
  const isQuery = question.readInt32LE(12) === OP_QUERY;
  const before = Buffer.alloc(isQuery ? 20 : 5);
  // OP_REPLY: flags, cursor (8 bytes), start, one document. OP_MSG: flags, and a section of kind 0.
  if (isQuery) before.writeInt32LE(1, 16);
  const header = Buffer.alloc(HEADER);
  header.writeInt32LE(HEADER + before.length + document.length, 0);
  header.writeInt32LE(question.readInt32LE(4), 8);
  header.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, before, document]);
}
