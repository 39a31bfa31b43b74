import { BSON } from 'bson';
import { encodeReply, frameLength, MalformedMessage, parseMessage } from './message';

function frame(flags: number, ...sections: Buffer[]): Buffer {
  const head = Buffer.alloc(20);
  const whole = Buffer.concat([head, ...sections]);
  whole.writeInt32LE(whole.length, 0);
  whole.writeInt32LE(42, 4);
  whole.writeInt32LE(2013, 12);
  whole.writeUInt32LE(flags, 16);
  return whole;
}

const body = (document: object) => Buffer.concat([Buffer.from([0]), BSON.serialize(document)]);

function sequence(name: string, ...documents: object[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((document) => BSON.serialize(document))]);
  const head = Buffer.from([1, 0, 0, 0, 0]);
  head.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

describe('the codec', () => {
  it('takes a command and its document sequences apart', () => {
    const message = parseMessage(frame(0, body({ insert: 'a', $db: 'x' }), sequence('documents', { a: 1 }, { b: 2 })));
    expect(message).toMatchObject({ requestId: 42, legacy: false, silent: false });
    expect(BSON.deserialize(message.body)).toEqual({ insert: 'a', $db: 'x' });
    expect(message.sequences.get('documents')).toEqual(
      Buffer.concat([BSON.serialize({ a: 1 }), BSON.serialize({ b: 2 })]),
    );
  });

  it('leaves a checksum out, and answers nothing to who wants no answer', () => {
    expect(BSON.deserialize(parseMessage(frame(1, body({ ping: 1 }), Buffer.alloc(4))).body)).toEqual({ ping: 1 });
    expect(parseMessage(frame(2, body({ ping: 1 }))).silent).toBe(true);
    expect(parseMessage(frame(1 << 16, body({ ping: 1 }))).silent).toBe(false);
  });

  it('answers the first hello in the form it came', () => {
    const query = Buffer.concat([
      Buffer.alloc(16),
      Buffer.alloc(4),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(8),
      BSON.serialize({ isMaster: 1 }),
    ]);
    query.writeInt32LE(query.length, 0);
    query.writeInt32LE(2004, 12);
    const message = parseMessage(query);
    expect(message.legacy).toBe(true);
    const reply = encodeReply(message, { ok: 1 });
    expect([reply.readInt32LE(0), reply.readInt32LE(12), reply.readInt32LE(32)]).toEqual([reply.length, 1, 1]);
    expect(BSON.deserialize(reply.subarray(36))).toEqual({ ok: 1 });
  });

  it('waits for whole frames and refuses impossible lengths', () => {
    expect(frameLength(Buffer.from([1, 2]))).toBe(0);
    for (const length of [-1, 0, 15, 48_000_001, 0x7fffffff]) {
      const bytes = Buffer.alloc(4);
      bytes.writeInt32LE(length, 0);
      expect(() => frameLength(bytes)).toThrow(MalformedMessage);
    }
  });

  it('refuses whatever does not fit, wherever the bytes were broken', () => {
    const whole = frame(0, body({ insert: 'a', $db: 'x' }), sequence('documents', { a: 1 }));
    const broken = [
      frame(4, body({ ping: 1 })),
      frame(0),
      frame(0, body({ a: 1 }), body({ b: 1 })),
      frame(0, Buffer.from([9])),
      frame(0, body({ a: 1 }), sequence('d'), sequence('d')),
    ];
    for (const bytes of broken) expect(() => parseMessage(bytes)).toThrow(MalformedMessage);
    for (let at = 16; at < whole.length; at++) {
      for (const value of [0, 0x7f, 0xff]) {
        const bytes = Buffer.from(whole);
        bytes[at] = value;
        let error: unknown;
        try {
          parseMessage(bytes);
        } catch (thrown) {
          error = thrown;
        }
        expect(error === undefined || error instanceof MalformedMessage).toBe(true);
      }
    }
  });
});
