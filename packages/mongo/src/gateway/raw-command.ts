import { BSON, type Document, onDemand } from 'bson';

interface Element {
  type: number;
  /** Start of the element (its type byte) and its end in the document. */
  start: number;
  end: number;
  valueStart: number;
}

const DOUBLE = 1;
const STRING = 2;
const OBJECT = 3;
const ARRAY = 4;
const BOOLEAN = 8;
const INT32 = 16;
const INT64 = 18;

/** Sessions and transports are ours to handle: the engine's functions take the command without them. */
const ENVELOPE = new Set([
  'lsid',
  '$db',
  '$clusterTime',
  'txnNumber',
  'startTransaction',
  'autocommit',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'maxTimeMS',
  'comment',
  'stmtId',
  'stmtIds',
]);

/** A command that is read only at its surface: large documents inside stay bytes. */
export class RawCommand {
  private readonly elements = new Map<string, Element>();
  readonly name: string;

  /** Throws when the bytes are not BSON at their top level. */
  constructor(private readonly bytes: Buffer) {
    for (const [type, nameOffset, nameLength, offset, length] of onDemand.parseToElements(bytes)) {
      const name = bytes.toString('utf8', nameOffset, nameOffset + nameLength);
      this.elements.set(name, { type, start: nameOffset - 1, end: offset + length, valueStart: offset });
    }
    this.name = this.elements.keys().next().value ?? '';
  }

  has(name: string): boolean {
    return this.elements.has(name);
  }

  string(name: string): string | undefined {
    const element = this.elements.get(name);
    if (element?.type !== STRING) return undefined;
    return this.bytes.toString('utf8', element.valueStart + 4, element.end - 1);
  }

  boolean(name: string): boolean | undefined {
    const element = this.elements.get(name);
    return element?.type === BOOLEAN ? this.bytes[element.valueStart] === 1 : undefined;
  }

  number(name: string): number | undefined {
    const value = this.integer(name);
    return value === undefined ? undefined : Number(value);
  }

  /** Any number as an exact integer, so that 64-bit cursor ids keep their digits. */
  integer(name: string): bigint | undefined {
    const element = this.elements.get(name);
    if (element?.type === INT32) return BigInt(this.bytes.readInt32LE(element.valueStart));
    if (element?.type === INT64) return this.bytes.readBigInt64LE(element.valueStart);
    if (element?.type !== DOUBLE) return undefined;
    const double = this.bytes.readDoubleLE(element.valueStart);
    return Number.isFinite(double) ? BigInt(Math.trunc(double)) : undefined;
  }

  /** The bytes of a document or array inside, not copied. */
  raw(name: string): Buffer | undefined {
    const element = this.elements.get(name);
    return element?.type === OBJECT || element?.type === ARRAY
      ? this.bytes.subarray(element.valueStart, element.end)
      : undefined;
  }

  /** One field, fully read. */
  value(name: string): unknown {
    const element = this.elements.get(name);
    if (!element) return undefined;
    return (
      BSON.deserialize(assemble([this.bytes.subarray(element.start, element.end)]), { promoteLongs: false }) as Document
    )[name];
  }

  /** The command as the engine's functions take it: without the envelope and without `also`. */
  spec(also: readonly string[] = []): Buffer {
    const kept: Buffer[] = [];
    for (const [name, element] of this.elements) {
      if (!ENVELOPE.has(name) && !also.includes(name)) kept.push(this.bytes.subarray(element.start, element.end));
    }
    return assemble(kept);
  }
}

function assemble(elements: Buffer[]): Buffer {
  const length = elements.reduce((sum, element) => sum + element.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(length, 0);
  return Buffer.concat([head, ...elements, Buffer.alloc(1)], length);
}

/** The documents inside a BSON array, or one after the other in a sequence. */
export function documentsOf(source: { array: Buffer } | { sequence: Buffer }): Buffer[] {
  const documents: Buffer[] = [];
  if ('array' in source) {
    for (const [type, , , offset, length] of onDemand.parseToElements(source.array)) {
      if (type === OBJECT) documents.push(source.array.subarray(offset, offset + length));
    }
  } else {
    for (let at = 0; at < source.sequence.length;) {
      const length = source.sequence.readInt32LE(at);
      documents.push(source.sequence.subarray(at, at + length));
      at += length;
    }
  }
  return documents;
}
