import { Injectable } from '@nestjs/common';
import { IMPORT_COLUMNS } from '@tuerca/contracts/products/product-imports/columns';
import { applyPatch, type ProductPatch, withoutSku } from '@tuerca/contracts/products/products/patch';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import {
  type BulkResult,
  DRAFT,
  type OwnProduct,
  ProductBulkService,
  type TakenBack,
} from '../products/product-bulk.service';
import { changesBetween, PICTURES_TITLE } from './cells/patch';
import type { ImportacionDoc } from './import.schema';
import type { FilaDoc } from './import-row.schema';
import { ImportRowsRepository, type KeptRow } from './import-rows.repository';

/** The stock is given back by difference, whatever was sold or counted since. */
const COMPARED = IMPORT_COLUMNS.filter(({ field }) => field !== 'id' && field !== 'stock');

const NO_CODES: ReadonlyMap<string, readonly string[]> = new Map();

/** Undoes written imports row by row: only what the import set, and only where it still stands. */
@Injectable()
export class ImportUndoService {
  constructor(
    private readonly rows: ImportRowsRepository,
    private readonly products: ProductBulkService,
    private readonly plans: PlanLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Takes rows back inside the caller's transaction; `kept` counts those that are listed as left, each with its reason. */
  async takeBack(doc: ImportacionDoc, rows: FilaDoc[], tx: Tx): Promise<{ written: TakenBack[]; kept: number }> {
    const tiendaId = String(doc.tiendaId);
    const { byId } = await this.products.find(tiendaId, { skus: [], ids: rows.map(idOf) }, NO_CODES, tx);
    const kept: KeptRow[] = [];
    const [quiet, publishing]: [FilaDoc[], FilaDoc[]] = [[], []];
    for (const row of rows) {
      const current = byId.get(idOf(row));
      if (!current) continue;
      const columnasCambiadas = changedSince(row, current, doc.sinPrecios);
      if (columnasCambiadas.length) kept.push({ _id: row._id, razon: 'cambio', columnasCambiadas });
      else (publishesAgain(row, current) ? publishing : quiet).push(row);
    }
    kept.push(...(await this.write(doc, quiet, tx)));
    // What was taken off sale just now makes room.
    const room = publishing.length ? await this.plans.room(tiendaId, 'store', 'productos', tx) : null;
    const fitting = room === null ? publishing : publishing.slice(0, Math.max(0, room));
    kept.push(...publishing.slice(fitting.length).map(({ _id }): KeptRow => ({ _id, razon: 'plan' })));
    if (fitting.length) {
      await this.write(doc, fitting, tx);
      await this.plans.hold(tiendaId, 'store', 'productos', tx);
    }
    await this.note(rows, kept, tx);
    return { written: [...quiet, ...fitting].map(toTakenBack), kept: kept.length };
  }

  /** Answers the rows whose product the file had added, and which was only taken off sale. */
  private async write(doc: ImportacionDoc, rows: FilaDoc[], tx: Tx): Promise<KeptRow[]> {
    const aside = { lote: String(doc._id), until: this.clock.now() };
    const batch = { referencia: `${String(doc._id)}:revertir`, autor: doc.autor ?? null, aside };
    const withdrawn = await this.products.takeBack(String(doc.tiendaId), rows.map(toTakenBack), batch, tx);
    const byProduct = new Map(withdrawn.map((one) => [one.productoId, one]));
    return rows.flatMap((row) => {
      const left = byProduct.get(idOf(row));
      return left ? [{ _id: row._id, razon: left.isTaken ? ('comprado' as const) : ('carrito' as const) }] : [];
    });
  }

  private async note(rows: FilaDoc[], kept: KeptRow[], tx: Tx): Promise<void> {
    const keptIds = new Set(kept.map(({ _id }) => String(_id)));
    await this.rows.markKept(kept, tx);
    const undone = rows.filter(({ _id }) => !keptIds.has(String(_id)));
    await this.rows.markUndone(
      undone.map(({ _id }) => _id),
      tx,
    );
  }
}

const idOf = ({ antes }: FilaDoc): string => antes!.productoId;
const toTakenBack = ({ antes, valores }: FilaDoc): TakenBack => ({
  ...antes!,
  before: antes!.before && onlySet(antes!, valores!),
});
/** Former values of the fields that the import set. */
const onlySet = ({ before, pictures }: BulkResult, valores: ProductPatch) => ({
  ...Object.fromEntries(Object.keys(valores).map((field) => [field, before![field as keyof ProductPatch & string]])),
  stock: before!.stock,
  ...(pictures && { imagenes: before!.imagenes }),
});
/** Headers of what the import set and somebody has changed since. */
function changedSince({ antes, valores, encontrado }: FilaDoc, current: OwnProduct, sinPrecios = false): string[] {
  const { stock: _stock, ...given } = encontrado ? withoutSku(valores!) : valores!;
  const set = sinPrecios && antes!.before === null ? { ...given, ...DRAFT } : given;
  const changes = changesBetween(COMPARED, current, { ...current, ...applyPatch(current, set) });
  const columns = changes.map(({ columna }) => columna);
  const { pictures } = antes!;
  return pictures && String(current.imagenes) !== String(pictures.set) ? [...columns, PICTURES_TITLE] : columns;
}
/** True when going back publishes what the import took off sale: the plan may have no room for it by now. */
const publishesAgain = ({ antes, valores }: FilaDoc, current: OwnProduct): boolean =>
  antes!.before?.activo === true && valores!.activo === false && !current.activo;
