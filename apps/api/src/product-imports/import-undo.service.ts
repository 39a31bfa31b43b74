import { Injectable } from '@nestjs/common';
import { IMPORT_COLUMNS } from '@tuerca/contracts/product-imports/columns';
import type { Tx } from '../platform/database/transactions';
import {
  type BulkResult,
  DRAFT,
  type OwnProduct,
  ProductBulkService,
  type TakenBack,
} from '../products/product-bulk.service';
import { applyPatch, type ProductPatch, withoutSku } from '@tuerca/contracts/products/patch';
import { changesBetween } from './cells/patch';
import type { FilaDoc } from './import-row.schema';
import { ImportRowsRepository } from './import-rows.repository';
import type { ImportacionDoc } from './import.schema';

/** The stock is given back by difference, whatever was sold or counted since. */
const COMPARED = IMPORT_COLUMNS.filter(({ field }) => field !== 'id' && field !== 'stock');

const NO_CODES: ReadonlyMap<string, readonly string[]> = new Map();

/** Undoes written imports row by row: only what the import set, and only where it still stands. */
@Injectable()
export class ImportUndoService {
  constructor(
    private readonly rows: ImportRowsRepository,
    private readonly products: ProductBulkService,
  ) {}

  /** Takes rows back inside the caller's transaction; `kept` counts those whose product was changed since. */
  async takeBack(doc: ImportacionDoc, rows: FilaDoc[], tx: Tx): Promise<{ written: TakenBack[]; kept: number }> {
    const tiendaId = String(doc.tiendaId);
    const { byId } = await this.products.find(tiendaId, { skus: [], ids: rows.map(idOf) }, NO_CODES, tx);
    const [kept, back]: [FilaDoc[], FilaDoc[]] = [[], []];
    for (const row of rows) {
      const current = byId.get(idOf(row));
      if (current) (canGoBack(row, current, doc.sinPrecios) ? back : kept).push(row);
    }
    const written = back.map(({ antes, valores }) => ({
      ...antes!,
      before: antes!.before && onlySet(antes!, valores!),
    }));
    const batch = { referencia: `${String(doc._id)}:revertir`, autor: doc.autor ?? null };
    await this.products.takeBack(tiendaId, written, batch, tx);
    const keptIds = new Set(kept);
    await this.rows.markKept(
      kept.map(({ _id }) => _id),
      tx,
    );
    await this.rows.markUndone(
      rows.filter((row) => !keptIds.has(row)).map(({ _id }) => _id),
      tx,
    );
    return { written, kept: kept.length };
  }
}

const idOf = ({ antes }: FilaDoc): string => antes!.productoId;
/** What the product had in the fields that the import set. */
const onlySet = ({ before }: BulkResult, valores: ProductPatch) => ({
  ...Object.fromEntries(Object.keys(valores).map((field) => [field, before![field as keyof ProductPatch & string]])),
  stock: before!.stock,
});
/** Whether all that the import set still stands, and going back publishes nothing: the plan may have no room for it by now. */
function canGoBack({ antes, valores, encontrado }: FilaDoc, current: OwnProduct, sinPrecios = false): boolean {
  const { stock: _stock, ...given } = encontrado ? withoutSku(valores!) : valores!;
  const set = sinPrecios && antes!.before === null ? { ...given, ...DRAFT } : given;
  const publishes = antes!.before?.activo === true && !current.activo;
  return !publishes && changesBetween(COMPARED, current, { ...current, ...applyPatch(current, set) }).length === 0;
}
