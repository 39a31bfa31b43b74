import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PlainCell } from './cell';

// XML 1.0 has no way to write these signs; spreadsheets write them as _x0007_.
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const code = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text as it stands in the XML of a sheet. */
const escapeXlsx = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .replace(/[\s\S]/gu, (sign) => (UNWRITABLE.test(sign) && sign.length === 1 ? code(sign) : sign))
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign]!);

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Style 1 is the header's: bold. Style 2 keeps what is typed as text, so that a code keeps its zeros. */
const partsOf = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

/** 0 -> 'A', 27 -> 'AB'. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function cellXml(cell: PlainCell, reference: string, style: string): string {
  const place = `r="${reference}"`;
  if (cell === null || cell === '') return `<c ${place}${style}/>`;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c ${place} t="b"><v>${Number(cell)}</v></c>`;
  return `<c ${place}${style} t="inlineStr"><is><t xml:space="preserve">${escapeXlsx(cell)}</t></is></c>`;
}

async function* sheet(rows: AsyncIterable<PlainCell[]>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="16"/><sheetData>`;
  let style = ' s="1"';
  let line = 0;
  for await (const row of rows) {
    // Readers that are not spreadsheets (xlsx-populate) place nothing by its order.
    line++;
    yield `<row r="${line}">${row.map((cell, i) => cellXml(cell, `${letters(i)}${line}`, style)).join('')}</row>`;
    style = ' s="2"';
  }
  yield '</sheetData></worksheet>';
}

/** Rows as XLSX with one sheet of that name, packed while they come; the first row is the header. */
export function writeXlsx(rows: AsyncIterable<PlainCell[]>, name: string): Readable {
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(partsOf(name))) zip.addBuffer(Buffer.from(XML + xml), path);
  const content = Readable.from(sheet(rows), { objectMode: false });
  const output = zip.outputStream as Readable;
  content.once('error', (error) => output.destroy(error));
  zip.addReadStream(content, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}
