import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import { type ImageWidth, IMAGE_WIDTHS, imageVariant } from '@tuerca/contracts/kernel/images';
import { IMAGE_MESSAGES } from '@tuerca/contracts/uploads/messages';
import type { ImageUse } from '@tuerca/contracts/uploads/rules';
import { randomBytes } from 'node:crypto';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import type { Tx } from '../platform/database/transactions';
import { StorageService } from '../platform/storage/storage.service';
import { encodePicture } from './encode-picture';
import { UploadsRepository } from './uploads.repository';

/** Uploaded pictures that a user may have without using them; the oldest ones beyond are removed. */
const FREE_MAX = 30;
/** How long a picture stays that nothing uses, in milliseconds. */
export const FREE_TTL = 24 * 60 * 60 * 1000;

const pathOf = (url: string): string => url.replace(/^\/media\//, '');

/** Pictures that people upload: stored under addresses that nobody can guess, and used only by whom they were issued to. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly repository: UploadsRepository,
    private readonly storage: StorageService,
    private readonly clock: Clock,
  ) {}

  /** Checks, encodes and stores pictures; answers their addresses in the same order. All are good, or none is stored. */
  async store(user: CurrentUser, uso: ImageUse, files: readonly ReceivedFile[]): Promise<string[]> {
    const pictures: Map<ImageWidth, Buffer>[] = [];
    for (const { content } of files) pictures.push(await encodePicture(content));
    const urls = pictures.map(() => `/media/subidas/${uso}/${randomBytes(18).toString('hex')}-640.webp`);
    // The record comes first: files without one would stay for ever when the process ends here.
    await this.repository.insertFree(urls, user.id, uso, this.clock.now());
    for (const [i, url] of urls.entries())
      for (const [width, content] of pictures[i]!)
        await this.storage.put(pathOf(imageVariant(url, width)), content, 'image/webp');
    for (const { url } of await this.repository.findFreeBeyond(user.id, FREE_MAX)) await this.discard(url);
    return urls;
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
    if (await this.repository.claim(url, user.id, uso, owner, tx)) return;
    const mensaje = IMAGE_MESSAGES.notYours;
    throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: field, mensaje }] });
  }

  /** Gives back pictures that are no longer used; addresses that nobody uploaded are left alone. */
  async release(user: CurrentUser, urls: string[], tx?: Tx): Promise<void> {
    if (urls.length) await this.repository.release(urls, user.id, this.clock.now(), tx);
  }

  /** Removes pictures that nothing has used for a day, while it may go on; answers how many. */
  async sweep(mayGoOn = () => true): Promise<number> {
    const before = new Date(this.clock.now().getTime() - FREE_TTL);
    for (let removed = 0; ; removed++) {
      const orphan = mayGoOn() ? await this.repository.takeFree(before) : null;
      if (!orphan) return removed;
      await this.deleteFiles(orphan.url);
    }
  }

  private async discard(url: string): Promise<void> {
    // Only whoever removes the record removes the files: a picture that was claimed meanwhile stays.
    if (await this.repository.removeFree(url)) await this.deleteFiles(url);
  }

  private async deleteFiles(url: string): Promise<void> {
    for (const width of IMAGE_WIDTHS) {
      const path = pathOf(imageVariant(url, width));
      await this.storage.delete(path);
      await this.storage.delete(path.replace(/\.webp$/, '.avif'));
    }
  }
}
