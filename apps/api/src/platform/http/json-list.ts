const COMMA = Buffer.from(',');

/** A list whose members are JSON already, each in pieces of UTF-8: an answer takes them as they stand. */
export class JsonList {
  constructor(private readonly members: readonly (readonly Buffer[])[]) {}

  /** The list's JSON between two texts. */
  between(before: string, after: string): Buffer {
    const pieces = this.members.flatMap((member, i) => (i ? [COMMA, ...member] : member));
    return joined([Buffer.from(`${before}[`), ...pieces, Buffer.from(`]${after}`)]);
  }

  /** For whoever makes JSON of what holds it. */
  toJSON(): unknown[] {
    return this.members.map((member) => JSON.parse(Buffer.concat(member).toString()) as unknown);
  }
}

/** As `Buffer.concat`, which looks at every piece twice. */
function joined(pieces: readonly Buffer[]): Buffer {
  let size = 0;
  for (const { length } of pieces) size += length;
  const whole = Buffer.allocUnsafe(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
