import { BSON } from 'bson';
import type { Reply } from './reply';

/** MongoDB's wire protocol: frames in, frames out. It knows no command. */

export const MAX_MESSAGE_BYTES = 48_000_000;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Bits 0-15 of OP_MSG flags that a server does not know must be refused. */
const KNOWN_REQUIRED_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME;

/** Bytes that are no message of this protocol: their socket must be closed. */
export class MalformedMessage extends Error {}

export interface Message {
  requestId: number;
  /** OP_QUERY, the first hello of a driver: the answer goes out as OP_REPLY. */
  legacy: boolean;
  /** The client wants no answer. */
  silent: boolean;
  body: Buffer;
  /** Document sequences by name: whole documents, one after the other. */
  sequences: Map<string, Buffer>;
}

/** The length of the frame that starts the buffer, or 0 while too few bytes are there; throws MalformedMessage. */
export function frameLength(bytes: Buffer): number {
  if (bytes.length < 4) return 0;
  const length = bytes.readInt32LE(0);
  if (length < 26 || length > MAX_MESSAGE_BYTES) throw new MalformedMessage(`frame of ${length} bytes`);
  return length;
}

function documentAt(bytes: Buffer, offset: number, end: number): Buffer {
  const length = offset + 5 <= end ? bytes.readInt32LE(offset) : 0;
  if (length < 5 || offset + length > end || bytes[offset + length - 1] !== 0)
    throw new MalformedMessage('document out of bounds');
  return bytes.subarray(offset, offset + length);
}

function sequenceAt(bytes: Buffer, offset: number, end: number): { name: string; documents: Buffer; length: number } {
  const length = offset + 5 <= end ? bytes.readInt32LE(offset) : 0;
  const stop = offset + length;
  const zero = bytes.indexOf(0, offset + 4);
  if (length < 5 || stop > end || zero === -1 || zero >= stop) throw new MalformedMessage('sequence out of bounds');
  for (let at = zero + 1; at < stop;) at += documentAt(bytes, at, stop).length;
  return { name: bytes.toString('utf8', offset + 4, zero), documents: bytes.subarray(zero + 1, stop), length };
}

function parseMsg(frame: Buffer): Omit<Message, 'requestId' | 'legacy'> {
  const flags = frame.readUInt32LE(16);
  if ((flags & 0xffff & ~KNOWN_REQUIRED_FLAGS) !== 0) throw new MalformedMessage('unknown required flag');
  const end = frame.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, Buffer>();
  let body: Buffer | undefined;
  for (let at = 20; at < end;) {
    const kind = frame[at++];
    if (kind === 0 && !body) {
      body = documentAt(frame, at, end);
      at += body.length;
    } else if (kind === 1) {
      const sequence = sequenceAt(frame, at, end);
      if (sequences.has(sequence.name)) throw new MalformedMessage('a sequence came twice');
      sequences.set(sequence.name, sequence.documents);
      at += sequence.length;
    } else {
      throw new MalformedMessage('unknown section');
    }
  }
  if (!body) throw new MalformedMessage('no body');
  return { silent: (flags & MORE_TO_COME) !== 0, body, sequences };
}

function parseQuery(frame: Buffer): Omit<Message, 'requestId' | 'legacy'> {
  const zero = frame.indexOf(0, 20);
  if (zero === -1 || zero + 9 > frame.length) throw new MalformedMessage('bad query');
  return { silent: false, body: documentAt(frame, zero + 9, frame.length), sequences: new Map() };
}

/** Takes one whole frame apart without copying; throws MalformedMessage. */
export function parseMessage(frame: Buffer): Message {
  const requestId = frame.readInt32LE(4);
  const opCode = frame.readInt32LE(12);
  if (opCode === OP_MSG) return { requestId, legacy: false, ...parseMsg(frame) };
  if (opCode === OP_QUERY) return { requestId, legacy: true, ...parseQuery(frame) };
  throw new MalformedMessage(`unknown operation ${opCode}`);
}

let lastReplyId = 0;

/** The frame that answers a message. */
export function encodeReply(to: Message, reply: Reply): Buffer {
  const document = Buffer.isBuffer(reply) ? reply : BSON.serialize(reply);
  const start = to.legacy ? 36 : 21;
  const frame = Buffer.alloc(start + document.length);
  lastReplyId = (lastReplyId + 1) & 0x7fffffff;
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(lastReplyId, 4);
  frame.writeInt32LE(to.requestId, 8);
  frame.writeInt32LE(to.legacy ? OP_REPLY : OP_MSG, 12);
  if (to.legacy) {
    // Flag 8: it awaits data, as every server says; then cursor 0, from 0, one document.
    frame.writeInt32LE(8, 16);
    frame.writeInt32LE(1, 32);
  }
  frame.set(document, start);
  return frame;
}
