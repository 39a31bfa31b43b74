import { once } from 'node:events';
import { BSON } from 'bson';
import { framed, openWire } from '../testing/raw-wire';
import { useDatabase } from '../testing/shared';

const { db } = useDatabase();

/** A mongod answers some of it instead. */
const isGateway = process.env['TUERCA_TEST_ENGINE'] === 'documentdb';

const open = async () => (await openWire()).resume();

const text = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n');
const attacks: [string, Buffer][] = [
  ['text', text],
  ['a frame of gigabytes', framed(2013, Buffer.alloc(64), 0x7fffffff)],
  ['a negative length', framed(2013, Buffer.alloc(64), -5)],
  ['an unknown operation', framed(9999, Buffer.alloc(64))],
  ['no document', framed(2013, Buffer.from([0, 0, 0, 0, 0, 255, 255, 255, 127, 1, 2, 3]))],
  [
    'a sequence without an end',
    framed(2013, Buffer.concat([Buffer.alloc(4), Buffer.from([1, 200, 0, 0, 0]), Buffer.from('aaaaaaaa')])),
  ],
];

describe('hostile bytes', () => {
  it.each(attacks)('%s cost their sender the socket, and nobody else anything', async (_name, bytes) => {
    const socket = await open();
    const closed = once(socket, 'close');
    socket.write(bytes);
    if (isGateway) await closed;
    socket.destroy();
    expect(await db().command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('inside a sound frame get an answer or a closed socket, never silence for others', async () => {
    const document = Buffer.from(BSON.serialize({ find: 'a', filter: { x: { $in: [1, 2, 'tres'] } }, $db: 'hostil' }));
    const sockets = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const bytes = Buffer.from(document);
        for (let hit = 0; hit < 4; hit++)
          bytes[4 + ((i * 7 + hit * 13) % (bytes.length - 5))] = (i * 31 + hit * 101) % 256;
        const socket = await open();
        const heard = Promise.race([once(socket, 'data'), once(socket, 'close')]);
        socket.write(framed(2013, Buffer.concat([Buffer.alloc(5), bytes])));
        await heard;
        return socket;
      }),
    );
    for (const socket of sockets) socket.destroy();
    expect(await db().collection('vivos').countDocuments()).toBe(0);
  });

  it('half a message, and nothing more, holds nobody up', async () => {
    const half = await open();
    half.write(framed(2013, Buffer.alloc(10), 1_000_000));
    expect(await db().collection('vivos').insertOne({})).toMatchObject({ acknowledged: true });
    half.destroy();
  });
});
