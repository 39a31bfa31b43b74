import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import type { SaxesParser } from 'saxes';
import { type Cell, refuseFile, SheetBudget, type SheetRow } from './sheet';
import { XlsxArchive } from './xlsx-archive';
import { unescapeXlsx } from './xlsx-text';

const WORKBOOK = 'xl/workbook.xml';
const local = (name: string) => name.replace(/^.*:/, '');
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
/** 'AB12' -> 27; null for what is no reference. */
function columnOf(reference: string | undefined): number | null {
  const found = /^([A-Z]{1,3})\d+$/.exec(reference ?? '');
  return found && [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The part that holds the first visible sheet. */
async function firstSheet(archive: XlsxArchive): Promise<string> {
  if (!archive.has(WORKBOOK)) throw refuseFile(IMPORT_MESSAGES.notReadable);
  let id: string | undefined;
  await archive.parse(WORKBOOK, (parser) =>
    parser.on('opentag', ({ name, attributes }) => {
      const { state, ...rest } = attributes as Record<string, string>;
      if (local(name) === 'sheet' && (state ?? 'visible') === 'visible')
        id ??= Object.entries(rest).find(([key]) => key.endsWith(':id'))?.[1];
    }),
  );
  let target: string | undefined;
  await archive.parse('xl/_rels/workbook.xml.rels', (parser) =>
    parser.on('opentag', ({ name, attributes }) => {
      const { Id, Target } = attributes as Record<string, string>;
      if (local(name) === 'Relationship' && Id === id) target = Target;
    }),
  );
  if (!target) throw refuseFile(IMPORT_MESSAGES.notReadable);
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Collects the text of `t` elements, without the pronunciation that stands in `rPh`. */
class TextCollector {
  private parts: string[] = [];
  private inText = false;
  private inPhonetic = false;

  open(tag: string): void {
    if (tag === 'rPh') this.inPhonetic = true;
    if (tag === 't') this.inText = true;
  }
  close(tag: string): void {
    if (tag === 'rPh') this.inPhonetic = false;
    if (tag === 't') this.inText = false;
  }
  add(text: string): void {
    if (this.inText && !this.inPhonetic) this.parts.push(text);
  }
  take(): string {
    const text = unescapeXlsx(this.parts.join(''));
    this.parts = [];
    return text;
  }
}

async function sharedStrings(archive: XlsxArchive): Promise<string[]> {
  const name = ['xl/sharedStrings.xml', 'xl/SharedStrings.xml'].find((one) => archive.has(one));
  const strings: string[] = [];
  if (!name) return strings;
  const [budget, text] = [new SheetBudget(), new TextCollector()];
  await archive.parse(name, (parser) => {
    parser.on('opentag', (tag) => text.open(local(tag.name)));
    parser.on('text', (piece) => text.add(piece));
    parser.on('closetag', (tag) => {
      text.close(local(tag.name));
      if (local(tag.name) !== 'si') return;
      budget.cell(0);
      const string = text.take();
      budget.text(string.length);
      strings.push(string);
    });
  });
  return strings;
}

/** Builds rows from the elements of a sheet; formulas, merged cells and excess are refused where they stand. */
class SheetBuilder {
  readonly rows: SheetRow[] = [];
  private readonly budget = new SheetBudget();
  private readonly text = new TextCollector();
  private row: SheetRow = { line: 0, cells: [] };
  private column = -1;
  private type = 'n';
  private value = '';
  private inValue = false;

  constructor(private readonly strings: readonly string[]) {}

  listen(parser: SaxesParser): void {
    parser.on('opentag', ({ name, attributes }) => this.open(local(name), attributes as Record<string, string>));
    parser.on('text', (piece) => (this.inValue ? (this.value += piece) : this.text.add(piece)));
    parser.on('closetag', ({ name }) => this.close(local(name)));
  }

  private open(tag: string, attributes: Record<string, string>): void {
    this.text.open(tag);
    if (tag === 'row') {
      this.row = { line: Number(attributes.r) || this.row.line + 1, cells: [] };
      this.column = -1;
    } else if (tag === 'c') {
      this.column = columnOf(attributes.r) ?? this.column + 1;
      this.budget.cell(this.column);
      [this.type, this.value] = [attributes.t ?? 'n', ''];
    } else if (tag === 'f') throw refuseFile(IMPORT_MESSAGES.formula(`${letters(this.column)}${this.row.line}`));
    else if (tag === 'mergeCell') throw refuseFile(IMPORT_MESSAGES.merged(attributes.ref ?? ''));
    else if (tag === 'v') this.inValue = true;
  }

  private close(tag: string): void {
    this.text.close(tag);
    if (tag === 'v') this.inValue = false;
    if (tag === 'c') this.put(this.cell());
    if (tag !== 'row' || this.row.cells.every((cell) => cell === null)) return;
    this.budget.row();
    this.rows.push(this.row);
  }

  private cell(): Cell {
    const inline = this.text.take();
    if (this.type === 'inlineStr') return inline;
    if (this.type === 's') return this.strings[Number(this.value)] ?? null;
    if (this.type === 'b') return this.value === '1';
    if (this.type === 'n') return this.value.trim() === '' ? null : Number(this.value);
    // An error value, or the text that a formula left behind.
    return unescapeXlsx(this.value);
  }

  private put(cell: Cell): void {
    if (typeof cell === 'string') this.budget.text(cell.length);
    if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return;
    while (this.row.cells.length < this.column) this.row.cells.push(null);
    this.row.cells[this.column] = cell;
  }
}

/** The rows of the first visible sheet of an XLSX file, read without ever holding the whole of it inflated. Throws ARCHIVO_RECHAZADO with the reason. */
export async function readXlsx(content: Uint8Array): Promise<SheetRow[]> {
  const archive = await XlsxArchive.open(content);
  const sheet = await firstSheet(archive);
  const builder = new SheetBuilder(await sharedStrings(archive));
  await archive.parse(sheet, (parser) => builder.listen(parser));
  return builder.rows;
}
