import { Injectable, Logger } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { MAX_IMAGE_BYTES } from '@tuerca/contracts/platform/uploads/rules';
import { PICTURE_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import { Environment } from '../../platform/config/environment';
import { DueWork } from '../../platform/database/due-work.service';
import { fetchPublic, PublicFetchError } from '../../platform/net/public-fetch';
import type { FotoDoc } from './import-picture.schema';
import { ImportPicturesRepository } from './import-pictures.repository';
import { ImportPicturesService } from './import-pictures.service';
import { ImportsRepository } from './imports.repository';

/** Pictures that a process fetches at once, of all hosts and of one. */
const FETCHING_MAX = 4;
const OF_A_HOST = 2;
/** For the whole of a picture, in milliseconds. */
const TIMEOUT = 10_000;
/** Attempts for one that does not answer. */
const ATTEMPTS = 2;
/** Failures that may be gone the next time. */
const PASSING: readonly PublicFetchError['reason'][] = ['network', 'timeout'];

/**
 * Fetches the pictures that imports name by address, while these wait for their confirmation. Instances share them out by claims, so
 * that another one goes on with what a process that died had in hand.
 */
@Injectable()
export class ImportAddressesService {
  private readonly log = new Logger('Imports');
  private readonly fetching = pLimit(FETCHING_MAX);
  private readonly hosts = new Map<string, LimitFunction>();
  private readonly mayStayInside: boolean;

  constructor(
    private readonly repository: ImportPicturesRepository,
    private readonly pictures: ImportPicturesService,
    private readonly imports: ImportsRepository,
    private readonly work: DueWork,
    private readonly clock: Clock,
    env: Environment,
    scheduler: Scheduler,
  ) {
    this.mayStayInside = env.NODE_ENV !== 'production';
    scheduler.add('Import addresses', env.BARRIDO_MS, () => this.sweep());
  }

  /** Fetches in the background what is to be fetched now. */
  begin(): void {
    void this.sweep().catch((error: unknown) => this.log.warn(error));
  }

  private sweep(): Promise<number> {
    return this.work.drain(this.repository.toFetch, this.log, (picture) => this.take(picture));
  }

  private async take(picture: FotoDoc): Promise<boolean> {
    const [tiendaId, archivoId] = [String(picture.tiendaId), String(picture.archivoId)];
    if (!(await this.imports.touchWaiting(tiendaId, archivoId, this.clock.now()))) return this.leave(picture);
    const read = await this.fetch(picture);
    const settled = await this.pictures.settle(picture, read, (tx) =>
      this.imports.touchWaiting(tiendaId, archivoId, this.clock.now(), tx),
    );
    return settled || this.leave(picture);
  }

  /** The import went on without it. */
  private async leave(picture: FotoDoc): Promise<boolean> {
    await this.pictures.settle(picture, { motivo: PICTURE_MESSAGES.late }, () => Promise.resolve(true));
    return true;
  }

  private async fetch(picture: FotoDoc): Promise<{ content: Buffer } | { motivo: string }> {
    const { referencia } = picture;
    const { mayStayInside } = this;
    const options = { maxBytes: MAX_IMAGE_BYTES, timeoutMs: TIMEOUT, mayStayInside };
    try {
      const content = await this.inTurn(new URL(referencia).host, () => fetchPublic(referencia, options));
      return { content };
    } catch (error) {
      if (!(error instanceof PublicFetchError)) throw error;
      if (PASSING.includes(error.reason) && this.repository.toFetch.attemptsOf(picture) < ATTEMPTS) throw error;
      return { motivo: PICTURE_MESSAGES.address[error.reason] };
    }
  }

  private async inTurn<T>(host: string, work: () => Promise<T>): Promise<T> {
    const own = this.hosts.get(host) ?? pLimit(OF_A_HOST);
    this.hosts.set(host, own);
    try {
      return await own(() => this.fetching(work));
    } finally {
      if (!own.activeCount && !own.pendingCount) this.hosts.delete(host);
    }
  }
}
