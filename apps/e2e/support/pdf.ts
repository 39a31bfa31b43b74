import { inflateSync } from 'node:zlib';

/** What a PDF says of itself, read without a library: pages by their objects, text by the strings that are drawn. */
export interface PdfFacts {
  pages: number;
  /** Everything that is drawn, as far as it is written in a one-byte encoding. */
  text: string;
}

const unescape = (text: string) => text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8))).replace(/\\(.)/g, '$1');

/** The strings that a content stream shows: (literal) and <hex>, joined within one TJ as kerning tears words apart. */
const drawn = (stream: string): string =>
  [...stream.matchAll(/\[([^\]]*)\]\s*TJ|(\((?:\\.|[^\\)])*\)|<[0-9a-fA-F]+>)\s*Tj/g)]
    .map(([, list, single]) => [...(list ?? single ?? '').matchAll(/\(((?:\\.|[^\\)])*)\)|<([0-9a-fA-F]+)>/g)].map(([, literal, hex]) => (hex === undefined ? unescape(literal ?? '') : Buffer.from(hex, 'hex').toString('latin1'))).join(''))
    .join('\n');

/** Reads a PDF file; throws when it is none. */
export function readPdf(file: Buffer): PdfFacts {
  const raw = file.toString('latin1');
  if (!raw.startsWith('%PDF-')) throw new Error(`Not a PDF: it starts with ${JSON.stringify(raw.slice(0, 40))}`);
  const streams: string[] = [];
  for (const { index, 0: head } of raw.matchAll(/stream\r?\n/g)) {
    if (raw.slice(index - 3, index) === 'end') continue;
    const start = index + head.length;
    const end = raw.indexOf('endstream', start);
    try {
      streams.push(inflateSync(file.subarray(start, end)).toString('latin1'));
    } catch {
      // Pictures and fonts may be packed otherwise; they carry neither pages nor words.
    }
  }
  // Objects may lie in compressed streams (PDF 1.5), so both are searched.
  const pages = [raw, ...streams].reduce((sum, part) => sum + (part.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0), 0);
  return { pages, text: streams.map(drawn).filter(Boolean).join('\n') };
}
