import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import { IMAGE_WIDTHS, imageVariant, type ImageWidth } from '@tuerca/contracts/kernel/images';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import type { ImageUse } from '@tuerca/contracts/platform/uploads/rules';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { DueWork } from '../database/due-work.service';
import type { Tx } from '../database/transactions';
import { StorageService } from '../storage/storage.service';
import { encodePicture } from './encode-picture';
import { usableSince } from './free-files';
import { UploadsRepository } from './uploads.repository';

/** Uploaded pictures that a user may have without using them; the oldest ones beyond are removed. */
const FREE_MAX = 30;

/** Pictures that come together: whose they are, for what, and since when they count as free. */
export interface Lot {
  usuarioId: string;
  uso: ImageUse;
  lote: string;
  freeSince: Date;
}

const pathOf = (url: string): string => url.replace(/^\/media\//, '');

/** Pictures that people upload: stored under addresses that nobody can guess, and used only by whom they were issued to. */
@Injectable()
export class UploadsService {
  private readonly log = new Logger('Uploads');

  constructor(
    private readonly repository: UploadsRepository,
    private readonly storage: StorageService,
    private readonly clock: Clock,
    private readonly work: DueWork,
  ) {}

  /** Checks, encodes and stores pictures; answers their addresses in the same order. All are good, or none is stored. */
  async store(user: CurrentUser, uso: ImageUse, files: readonly ReceivedFile[]): Promise<string[]> {
    const pictures: Map<ImageWidth, Buffer>[] = [];
    for (const { content } of files) pictures.push(await encodePicture(content));
    const urls = await this.keep(pictures, { usuarioId: user.id, uso, freeSince: this.clock.now() });
    for (const { url } of await this.repository.findFreeBeyond(user.id, FREE_MAX)) await this.discard(url);
    return urls;
  }

  /**
   * Stores a picture of a lot, once for each of its uses; answers their addresses. They can be used until a day after `freeSince`, and
   * count for no limit. Throws what `encodePicture` throws.
   */
  async storeCopies(content: Uint8Array, copies: number, issued: Lot): Promise<string[]> {
    const picture = await encodePicture(content);
    return this.keep(
      Array.from({ length: copies }, () => picture),
      issued,
    );
  }

  private async keep(pictures: Map<ImageWidth, Buffer>[], issued: Omit<Lot, 'lote'> & Partial<Lot>): Promise<string[]> {
    const urls = pictures.map(() => `/media/subidas/${issued.uso}/${randomBytes(18).toString('hex')}-640.webp`);
    // The record comes first: files without one would stay for ever when the process ends here.
    await this.repository.insertFree(urls, issued);
    try {
      for (const [i, url] of urls.entries())
        for (const [width, content] of pictures[i]!)
          await this.storage.put(pathOf(imageVariant(url, width)), content, 'image/webp');
    } catch (error) {
      // Nobody was told their addresses: the next sweep removes what was stored of them.
      for (const url of urls) await this.repository.expire(url);
      throw error;
    }
    return urls;
  }

  /** Takes those of these pictures into use that are the owner's for this use and that nothing has; answers them. */
  async claimAll(owner: string, uso: ImageUse, urls: readonly string[], tx: Tx): Promise<string[]> {
    if (!urls.length) return [];
    return this.repository.claimAll(urls, { usuarioId: owner, uso }, usableSince(this.clock.now()), tx);
  }

  /** Gives back pictures that may be used again until a day after `until`; answers them. Addresses that nobody uploaded are left alone. */
  async setAside(owner: string, urls: readonly string[], lote: string, until: Date, tx: Tx): Promise<string[]> {
    return urls.length ? this.repository.setAside(urls, owner, lote, until, tx) : [];
  }

  /** Keeps the unused pictures of a lot usable until a day after `until`. */
  keepLot(lote: string, until: Date): Promise<void> {
    return this.repository.keepLot(lote, until);
  }

  /** Lets the next sweep remove the unused pictures of a lot, or these of them. */
  dropLot(lote: string, urls?: readonly string[]): Promise<void> {
    return this.repository.expireLot(lote, urls);
  }

  /**
   * Takes a picture into use, named by the field `campo`; throws ENTRADA_INVALIDA unless it was issued to this user for this use and
   * nothing has it yet.
   */
  claim(user: CurrentUser, uso: ImageUse, url: string, field: string, tx?: Tx): Promise<void> {
    return this.claimFor(user.id, user, uso, url, field, tx);
  }

  /** The same for somebody else: what an administrator uploads for a store is the store's from then on, which can give it back. */
  async claimFor(owner: string, user: CurrentUser, uso: ImageUse, url: string, field: string, tx?: Tx): Promise<void> {
    const issued = { url, usuarioId: user.id, uso };
    if (await this.repository.claim(issued, usableSince(this.clock.now()), owner, tx)) return;
    const mensaje = IMAGE_MESSAGES.notYours;
    throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: field, mensaje }] });
  }

  /** Gives back pictures that are no longer used; addresses that nobody uploaded are left alone. */
  async release(user: CurrentUser, urls: string[], tx?: Tx): Promise<void> {
    if (urls.length) await this.repository.release(urls, user.id, this.clock.now(), tx);
  }

  /** Removes pictures that nothing has used for a day; answers how many. */
  sweep(): Promise<number> {
    return this.work.drain(this.repository.unused, this.log, ({ url }) => this.remove(url));
  }

  /** A picture that was claimed meanwhile stays; what cannot be removed now is left to the sweep. */
  private async discard(url: string): Promise<void> {
    if (await this.repository.expire(url)) await this.remove(url).catch((error: unknown) => this.log.warn(error));
  }

  /** The record goes last: files without one would stay for ever. */
  private async remove(url: string): Promise<true> {
    await this.deleteFiles(url);
    await this.repository.remove(url);
    return true;
  }

  private async deleteFiles(url: string): Promise<void> {
    for (const width of IMAGE_WIDTHS) {
      const path = pathOf(imageVariant(url, width));
      await this.storage.delete(path);
      await this.storage.delete(path.replace(/\.webp$/, '.avif'));
    }
  }
}
