import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';
import type { LargeFile } from '@tuerca/contracts/kernel/endpoint';
import { PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Scheduler } from '../../platform/common/scheduler';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import type { ImportacionDoc } from './import.schema';
import type { FotoDoc } from './import-picture.schema';
import { ImportPicturesRepository } from './import-pictures.repository';
import { ImportPicturesService, missingNames } from './import-pictures.service';
import { ImportsRepository } from './imports.repository';
import { ImportsService } from './imports.service';
import { PictureZip } from './pictures/picture-zip';
import { refuseFile } from './spreadsheet/sheet';

/** ZIPs read at once, and those that wait on the disk. */
const READING_MAX = 2;
const WAITING_MAX = 6;
/** A process that has said nothing for so long is dead, in milliseconds, and how often a living one says something. */
const LEASE = 60_000;
const BEAT = 15_000;

interface Reading {
  doc: ImportacionDoc;
  zip: PictureZip;
  wanted: FotoDoc[];
  dueno: string;
}

/**
 * Takes the pictures of an import out of a ZIP. What can be told at once is answered; the pictures are decoded after the answer, one
 * after the other, under a lease of the import. What a process that died has not read is missing, and its store sends it again.
 */
@Injectable()
export class ImportZipService implements OnModuleDestroy {
  private readonly log = new Logger('Imports');
  private readonly limit = pLimit(READING_MAX);
  private readonly running = new Map<Reading, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly imports: ImportsRepository,
    private readonly own: ImportsService,
    private readonly pictures: ImportPicturesService,
    private readonly repository: ImportPicturesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Import pictures', BEAT, () => this.beat());
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running.values());
  }

  /** Throws IMPORTACION_NO_ENCONTRADA, ESTADO_CAMBIO, ARCHIVO_RECHAZADO, IMPORTACION_EN_CURSO while another ZIP is read. */
  async send(user: CurrentUser, id: string, file: LargeFile): Promise<Reply<Importacion>> {
    const doc = await this.own.own(user.id, id);
    if (doc.estado !== 'revisada') throw new AppError('ESTADO_CAMBIO');
    if (!doc.archivoId || !doc.campos.includes('fotos')) throw refuseFile(PICTURE_MESSAGES.noColumn);
    if (this.running.size >= READING_MAX + WAITING_MAX) throw new AppError('NO_DISPONIBLE', { retryAfter: 30 });
    const zip = await PictureZip.open(file.path);
    try {
      const reading = await this.begin(doc, zip);
      this.background(reading);
      return reply(await this.pictures.shown(reading.doc), { message: PICTURE_MESSAGES.taken });
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  private async begin(before: ImportacionDoc, zip: PictureZip): Promise<Reading> {
    const asked = new Map((await this.repository.findOf(String(before.archivoId))).map((one) => [one.referencia, one]));
    const { wanted, others } = zip.split(new Set(asked.keys()));
    const dueno = randomUUID();
    const lectura = { dueno, hasta: this.until(), sobran: missingNames(others), repetidas: missingNames(zip.repeated) };
    const doc = await this.transactions.run(async (tx) => {
      const taken = await this.imports.beginReading(String(before._id), lectura, this.clock.now(), tx);
      if (taken) await this.repository.markRead(String(before.archivoId), wanted, tx);
      return taken;
    });
    if (!doc) throw await this.refusal(before);
    return { doc, zip, dueno, wanted: wanted.map((key) => asked.get(key)!) };
  }

  /** Another ZIP is being read, or the import does not wait any more. */
  private async refusal({ tiendaId, _id }: ImportacionDoc): Promise<AppError> {
    const { estado } = await this.own.own(String(tiendaId), String(_id));
    if (estado !== 'revisada') return new AppError('ESTADO_CAMBIO');
    return new AppError('IMPORTACION_EN_CURSO', { message: PICTURE_MESSAGES.reading });
  }

  private background(reading: Reading): void {
    const work = this.read(reading)
      .catch((error: unknown) => this.log.warn(error instanceof Error ? (error.stack ?? error.message) : String(error)))
      .finally(() => this.running.delete(reading));
    this.running.set(reading, work);
  }

  /** Those that wait for their turn, or decode one large picture, are alive. */
  private async beat(): Promise<void> {
    for (const { doc, dueno } of this.running.keys())
      await this.imports.keepReading(String(doc._id), dueno, this.until());
  }

  private async read({ doc, zip, wanted, dueno }: Reading): Promise<void> {
    try {
      await this.limit(async () => {
        for (const picture of wanted) if (this.stopping || !(await this.take(doc, zip, picture, dueno))) return;
      });
    } finally {
      zip.close();
      if (await this.imports.endReading(String(doc._id), dueno))
        await this.repository.endReading(String(doc.archivoId));
      this.pictures.tell(String(doc.tiendaId));
    }
  }

  /** One picture; false when the import does not wait for it any more. */
  private async take(doc: ImportacionDoc, zip: PictureZip, picture: FotoDoc, dueno: string): Promise<boolean> {
    const read = await zip.read(picture.referencia);
    return this.pictures.settle(picture, read, (tx) =>
      this.imports.keepReading(String(doc._id), dueno, this.until(), tx),
    );
  }

  private until(): Date {
    return new Date(this.clock.now().getTime() + LEASE);
  }
}
