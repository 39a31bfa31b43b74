import { Injectable } from '@nestjs/common';
import type { EmparejarForm } from '@tuerca/contracts/products/product-imports/matching-form';
import { PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { IMPORT_TTL_MS, type ImportFormat } from '@tuerca/contracts/products/product-imports/rules';
import type { AvisoArchivo, Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { maySetPrices } from '@tuerca/contracts/products/products/price-rights';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { boundedLimit } from '../../platform/common/bounded-limit';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { Threads } from '../../platform/threads/threads';
import { headerOf } from './columns/matching';
import { ImportAddressesService } from './import-addresses.service';
import { ImportCheckService, noQuestions, noRows } from './import-check.service';
import { ImportFilesRepository } from './import-files.repository';
import { ImportMatchingService, type MatchedFile } from './import-matching.service';
import { ImportPicturesService } from './import-pictures.service';
import { isImportWaiting, isReading } from './imports.mapper';
import { ImportsRepository } from './imports.repository';
import { ImportsService } from './imports.service';
import { readSpreadsheetApart } from './spreadsheet/read-spreadsheet';

/** Files checked at once: each may hold 100 MB while it is read. */
const CHECKING_MAX = 2;
const WAITING_MAX = 6;

interface FileFacts {
  format: ImportFormat;
  hoja: string | null;
  avisos: AvisoArchivo[];
  archivoId: string;
  sustituye?: string[];
}

/** Way from a store's file to an import that waits: the file is read, its columns are matched, its rows are checked. */
@Injectable()
export class ImportUploadService {
  private readonly checking = boundedLimit(
    CHECKING_MAX,
    WAITING_MAX,
    () => new AppError('NO_DISPONIBLE', { retryAfter: 10 }),
  );

  constructor(
    private readonly imports: ImportsRepository,
    private readonly own: ImportsService,
    private readonly files: ImportFilesRepository,
    private readonly matching: ImportMatchingService,
    private readonly check: ImportCheckService,
    private readonly pictures: ImportPicturesService,
    private readonly addresses: ImportAddressesService,
    private readonly plans: PlanLimitsService,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks a file and keeps the result, or what its columns may be where that is not sure; an earlier import that waits is
   * forgotten. Throws ARCHIVO_RECHAZADO, IMPORTACION_EN_CURSO, PLAN_LIMITE.
   */
  async upload(user: CurrentUser, content: Uint8Array, hoja?: string): Promise<Reply<Importacion>> {
    const tiendaId = user.id;
    await this.admit(tiendaId);
    return this.checking(async () => {
      const { rows, ...read } = await readSpreadsheetApart(this.threads, content, hoja);
      const file = await this.matching.begin(tiendaId, rows);
      const archivoId = await this.files.keep(tiendaId, content, this.expiry());
      return this.keep(user, file, { ...read, archivoId });
    });
  }

  /**
   * Checks the file of an import that waits by what its store says of the columns. The answer is a new import in its place, so
   * that nobody confirms rows that were read otherwise. Throws IMPORTACION_NO_ENCONTRADA, ESTADO_CAMBIO, IMPORTACION_EN_CURSO.
   */
  async match(user: CurrentUser, id: string, form: EmparejarForm): Promise<Reply<Importacion>> {
    const tiendaId = user.id;
    const doc = await this.own.follow(tiendaId, id);
    if (!isImportWaiting(doc.estado)) throw new AppError('ESTADO_CAMBIO');
    if (isReading(doc, this.clock.now()))
      throw new AppError('IMPORTACION_EN_CURSO', { message: PICTURE_MESSAGES.reading });
    await this.admit(tiendaId);
    return this.checking(async () => {
      const archivoId = doc.archivoId ? String(doc.archivoId) : null;
      const content = archivoId && (await this.files.read(tiendaId, archivoId, this.expiry()));
      if (!content) throw new AppError('IMPORTACION_NO_ENCONTRADA');
      const hoja = doc.emparejamiento?.hoja ?? undefined;
      const { rows, ...read } = await readSpreadsheetApart(this.threads, content, hoja);
      const file = await this.matching.say(tiendaId, rows, form);
      const sustituye = [...(doc.sustituye ?? []), doc._id].map(String);
      return this.keep(user, file, { ...read, archivoId, sustituye });
    });
  }

  private async admit(tiendaId: string): Promise<void> {
    await this.plans.checkImport(tiendaId);
    if (await this.imports.isRunning(tiendaId)) throw new AppError('IMPORTACION_EN_CURSO');
  }

  private async keep(user: CurrentUser, file: MatchedFile, facts: FileFacts): Promise<Reply<Importacion>> {
    const [tiendaId, sinPrecios] = [user.id, !maySetPrices(user.actor?.cargo)];
    const read = file.isSure ? await this.check.read(file, sinPrecios) : null;
    const left = read ? await this.pictures.bound(tiendaId, read.rows) : [];
    const emparejamiento = await this.matching.shown(file, facts.hoja);
    const id = this.imports.newId();
    const vence = this.expiry();
    if (read) await this.pictures.ask(tiendaId, facts.archivoId, read.rows, vence);
    const doc = await this.imports.insert(id, tiendaId, {
      formato: facts.format,
      estado: read ? 'revisada' : 'por_emparejar',
      ...(read ? await this.check.store(tiendaId, id, read, vence) : { conteo: noRows(), preguntas: noQuestions() }),
      sinPrecios,
      columnasIgnoradas: read ? headerOf(file.columns, file.matching).ignored : [],
      avisos: [...facts.avisos, ...left],
      campos: read?.campos ?? [],
      archivoId: facts.archivoId,
      sustituye: facts.sustituye,
      emparejamiento,
      vence,
    });
    // Afterwards, so that there is always one. Of two that are checked at once the later one stays: none forgets what began after it.
    for (const old of await this.imports.findWaiting(tiendaId))
      if (old < id) await this.own.forget(tiendaId, old, facts.archivoId);
    const shown = await this.pictures.shown(doc);
    if (shown.fotos?.porBajar) this.addresses.begin();
    return reply(shown);
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + IMPORT_TTL_MS);
  }
}
