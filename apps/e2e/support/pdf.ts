import { inflateSync } from 'node:zlib';

/** What a PDF says of itself, read without a library: pages by their objects, text by the strings that are drawn. */
export interface PdfFacts {
  pages: number;
  /** Everything that is drawn, once by the table of each font in the file: which string is in which is not asked. */
  text: string;
}

/** A ligature is one glyph of several letters: '0066 0069'. */
const hex = (text: string) =>
  text
    .replaceAll(' ', '')
    .match(/.{4}/g)
    ?.map((four) => String.fromCharCode(parseInt(four, 16)))
    .join('') ?? '';

/** What a font's ToUnicode table makes of its glyph numbers. */
function readTable(cmap: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, from, to, list] of cmap.matchAll(/<([0-9a-fA-F]{4})>\s*<([0-9a-fA-F]{4})>\s*\[([^\]]*)\]/g))
    [...list!.matchAll(/<([0-9a-fA-F ]+)>/g)].forEach(([, unicode], i) => {
      const glyph = parseInt(from!, 16) + i;
      if (glyph <= parseInt(to!, 16)) table.set(glyph.toString(16).padStart(4, '0'), hex(unicode!));
    });
  return table;
}

/** The strings that a content stream shows, as glyph numbers in hex; those of one TJ together, since kerning tears words apart. */
const shown = (stream: string): string[] =>
  [...stream.matchAll(/\[([^\]]*)\]\s*TJ|<([0-9a-fA-F]+)>\s*Tj/g)].map(([, list, single]) =>
    (list === undefined
      ? single!
      : [...list.matchAll(/<([0-9a-fA-F]+)>/g)].map(([, part]) => part).join('')
    ).toLowerCase(),
  );

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
  const pages = [raw, ...streams].reduce(
    (sum, part) => sum + (part.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0),
    0,
  );
  const strings = streams.flatMap(shown);
  const tables = streams.filter((stream) => stream.includes('beginbfrange')).map(readTable);
  // Lines break at hyphens, and each piece is a string of its own: they are read in one.
  const text = tables.map((table) =>
    strings
      .map(
        (string) =>
          string
            .match(/.{4}/g)
            ?.map((glyph) => table.get(glyph) ?? '?')
            .join('') ?? '',
      )
      .join(''),
  );
  return { pages, text: text.join('\n') };
}
