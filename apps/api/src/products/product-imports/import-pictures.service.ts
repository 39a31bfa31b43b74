import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { MAX_PRODUCT_IMAGES } from '@tuerca/contracts/platform/uploads/rules';
import { FILE_NOTICES, NOTE_MESSAGES, PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { isAddress, referenceKey } from '@tuerca/contracts/products/product-imports/pictures';
import {
  MAX_IMPORT_PICTURES,
  MAX_NAMED_LINES,
  MAX_NAMED_PICTURES,
} from '@tuerca/contracts/products/product-imports/rules';
import type { AvisoArchivo, FotosImportacion, Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { toId } from '../../platform/database/object-id';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { PICTURES_TITLE } from './cells/patch';
import type { ImportacionDoc } from './import.schema';
import type { ReadFile } from './import-check.service';
import type { EstadoFoto, FotoDoc } from './import-picture.schema';
import { ImportPicturesRepository, type PictureOutcome } from './import-pictures.repository';
import type { FilaDoc } from './import-row.schema';
import { isReading, toImportacion } from './imports.mapper';
import { ImportacionAvanzo } from './product-imports.events';

type Row = ReadFile['rows'][number];
type Asked = Pick<FotoDoc, 'nombre' | 'referencia'> & { lines: number[] };

/** Attempts to store a picture, and the pause between two of them in milliseconds. */
const STORE_TRIES = 5;
const STORE_PAUSE = 1000;
/** A store is told of all pictures together that went by in so many milliseconds. */
const TELL_EVERY = 1000;

const hasPictures = ({ campos, archivoId }: Pick<ImportacionDoc, 'campos' | 'archivoId'>): boolean =>
  !!archivoId && campos.includes('fotos');

/** The pictures that an import's rows name: which are there, and which are missing. */
@Injectable()
export class ImportPicturesService {
  private readonly log = new Logger('Imports');
  /** Stores that are told in a moment how far their pictures are. */
  private readonly telling = new Set<string>();

  constructor(
    private readonly repository: ImportPicturesRepository,
    private readonly uploads: UploadsService,
    private readonly plans: PlanLimitsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Leaves each row as many pictures as the plan allows, and all together as many as an import takes; answers what the store is told. */
  async bound(tiendaId: string, rows: readonly Row[]): Promise<AvisoArchivo[]> {
    const naming = rows.filter(({ read }) => read.fotos?.length && !read.errores.length);
    if (!naming.length) return [];
    const { limites } = await this.plans.planOf(tiendaId, 'store');
    const allowed = Math.max(1, limites.fotos ?? MAX_PRODUCT_IMAGES);
    const left: number[] = [];
    let room = MAX_IMPORT_PICTURES;
    for (const { line, read } of naming) {
      if (read.fotos!.length > allowed) {
        read.avisos.push({ columna: PICTURES_TITLE, texto: NOTE_MESSAGES.picturesOfPlan(allowed) });
        read.fotos = read.fotos!.slice(0, allowed);
      }
      room -= read.fotos!.length;
      if (room >= 0) continue;
      left.push(line);
      read.fotos = null;
    }
    if (!left.length) return [];
    const texto = FILE_NOTICES.fotosDeMas(left, []);
    return [{ tema: 'fotosDeMas', lineas: left.slice(0, MAX_NAMED_LINES), filas: left.length, texto }];
  }

  /** Asks for what these rows name in place of what was asked of the file before; what was sent for the same rows stays. */
  async ask(tiendaId: string, archivoId: string, rows: readonly Row[], vence: Date): Promise<void> {
    const asked = askedBy(rows);
    const known = await this.repository.findOf(archivoId);
    const kept = new Set(known.filter((doc) => isSame(doc, asked.get(doc.referencia))));
    await this.drop(
      archivoId,
      known.filter((doc) => !kept.has(doc)),
    );
    const there = new Set([...kept].map(({ referencia }) => referencia));
    const wanted = [...asked.values()].filter(({ referencia }) => !there.has(referencia));
    await this.repository.insert(wanted.map((one) => toFoto(one, { tiendaId, archivoId, vence })));
    if (!kept.size) return;
    await this.repository.keepUntil(archivoId, vence);
    await this.uploads.keepLot(archivoId, vence);
  }

  /** An import as its store follows it. */
  async shown(doc: ImportacionDoc): Promise<Importacion> {
    return toImportacion(doc, await this.summary(doc));
  }

  /** Addresses of the pictures that are there, by the rows that name them, in their order. */
  async ready({ archivoId }: ImportacionDoc, rows: readonly FilaDoc[], tx: Tx): Promise<Map<number, string[]>> {
    const naming = rows.filter(({ fotos }) => fotos?.length);
    if (!archivoId || !naming.length) return new Map();
    const lines = naming.map(({ linea }) => linea);
    const docs = await this.repository.findByLines(String(archivoId), lines, tx);
    const urls = new Map(
      docs.flatMap(({ referencia, usos }) => usos.map(({ linea, url }) => [`${linea} ${referencia}`, url])),
    );
    return new Map(
      naming.map(({ linea, fotos }) => [
        linea,
        fotos!.flatMap((name) => urls.get(`${linea} ${referenceKey(name)}`) ?? []),
      ]),
    );
  }

  /** Keeps the pictures of a file as long as its import. */
  async keepUntil({ archivoId, campos }: ImportacionDoc, vence: Date): Promise<void> {
    if (!hasPictures({ archivoId, campos })) return;
    await this.repository.keepUntil(String(archivoId), vence);
    await this.uploads.keepLot(String(archivoId), vence);
  }

  /** Ends with a file: what no row took goes, and how far its pictures were is told as long as its import is. */
  async close({ archivoId, campos }: ImportacionDoc, vence: Date): Promise<void> {
    if (!hasPictures({ archivoId, campos })) return;
    await this.repository.keepUntil(String(archivoId), vence);
    await this.uploads.dropLot(String(archivoId));
  }

  /** Forgets what was sent for a file that will not be imported. */
  async forget(archivoId: string): Promise<void> {
    await this.repository.removeOf(archivoId);
    await this.uploads.dropLot(archivoId);
  }

  /**
   * Encodes and stores a picture once for each row that names it, or notes why it is refused; `hold` says, inside the transaction,
   * whether the import still waits for it. False when it does not.
   */
  async settle(
    picture: FotoDoc,
    read: { content: Buffer } | { motivo: string },
    hold: (tx: Tx) => Promise<boolean>,
  ): Promise<boolean> {
    const lote = String(picture.archivoId);
    const outcome = 'motivo' in read ? read : await this.store(picture, read.content);
    const before = await this.transactions.run(async (tx) =>
      (await hold(tx)) ? this.repository.settle(picture, outcome, tx) : null,
    );
    const unused = before ?? ('urls' in outcome ? outcome.urls : []);
    if (unused.length) await this.uploads.dropLot(lote, unused);
    this.tell(String(picture.tiendaId));
    return before !== null;
  }

  /** Tells a store in a moment that its import moved. */
  tell(tiendaId: string): void {
    if (this.telling.has(tiendaId)) return;
    this.telling.add(tiendaId);
    setTimeout(() => {
      this.telling.delete(tiendaId);
      this.events.emit(ImportacionAvanzo.event, new ImportacionAvanzo(tiendaId));
    }, TELL_EVERY).unref();
  }

  private async store(
    { tiendaId, archivoId, usos, vence: freeSince }: FotoDoc,
    content: Buffer,
  ): Promise<PictureOutcome> {
    const lot = { usuarioId: String(tiendaId), uso: 'producto', lote: String(archivoId), freeSince } as const;
    for (let tries = 1; ; tries++)
      try {
        return { urls: await this.uploads.storeCopies(content, usos.length, lot) };
      } catch (error) {
        if (error instanceof AppError && error.code.startsWith('IMAGEN_')) return { motivo: error.message };
        // Other pictures are being decoded, or the storage is away for a moment.
        if (tries < STORE_TRIES) await pause(STORE_PAUSE);
        else {
          this.log.warn(error);
          return { motivo: PICTURE_MESSAGES.notStored };
        }
      }
  }

  private async drop(archivoId: string, docs: readonly FotoDoc[]): Promise<void> {
    await this.repository.remove(docs.map(({ _id }) => _id));
    const urls = docs.flatMap(({ usos }) => usos.flatMap(({ url }) => url ?? []));
    if (urls.length) await this.uploads.dropLot(archivoId, urls);
  }

  private async summary(doc: ImportacionDoc): Promise<FotosImportacion | null> {
    if (!hasPictures(doc)) return null;
    const reading = isReading(doc, this.clock.now());
    const docs = (await this.repository.findOf(String(doc.archivoId))).map((one) => ({
      ...one,
      estado: stateOf(one, reading),
    }));
    const of = (estado: EstadoFoto) => docs.filter((one) => one.estado === estado);
    const refused = of('rechazada');
    const nothing = { total: 0, nombres: [] };
    return {
      pedidas: docs.length,
      listas: of('lista').length,
      porLeer: of('por_leer').length,
      porBajar: of('por_bajar').length,
      faltan: missingNames(of('falta').map(({ nombre }) => nombre)),
      rechazadas: {
        total: refused.length,
        primeras: refused.slice(0, MAX_NAMED_PICTURES).map(({ nombre, motivo }) => ({ nombre, motivo: motivo ?? '' })),
      },
      sobran: doc.lectura?.sobran ?? nothing,
      repetidas: doc.lectura?.repetidas ?? nothing,
    };
  }
}

/** The number of names, and the first of them. */
export const missingNames = (names: readonly string[]): FotosImportacion['faltan'] => ({
  total: names.length,
  nombres: names.slice(0, MAX_NAMED_PICTURES),
});

function askedBy(rows: readonly Row[]): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const { line, read } of rows)
    for (const nombre of read.errores.length ? [] : (read.fotos ?? [])) {
      const referencia = referenceKey(nombre);
      const one = asked.get(referencia) ?? { nombre, referencia, lines: [] };
      one.lines.push(line);
      asked.set(referencia, one);
    }
  return asked;
}
const isSame = ({ usos }: FotoDoc, asked: Asked | undefined): boolean =>
  !!asked && asked.lines.length === usos.length && usos.every(({ linea }, i) => linea === asked.lines[i]);
const toFoto = (
  { nombre, referencia, lines }: Asked,
  { tiendaId, archivoId, vence }: { tiendaId: string; archivoId: string; vence: Date },
): Omit<FotoDoc, '_id'> => ({
  archivoId: toId(archivoId),
  tiendaId: toId(tiendaId),
  referencia,
  nombre,
  estado: isAddress(nombre) ? 'por_bajar' : 'falta',
  motivo: null,
  usos: lines.map((linea) => ({ linea, url: null })),
  vence,
});
/** One whose reading was left by a process that died is as it was before. */
const stateOf = ({ estado, usos }: FotoDoc, reading: boolean): EstadoFoto => {
  if (estado !== 'por_leer' || reading) return estado;
  return usos[0]?.url ? 'lista' : 'falta';
};
