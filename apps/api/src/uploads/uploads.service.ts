import { Injectable, Logger } from '@nestjs/common';
import type { ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import { type ImageWidth, IMAGE_WIDTHS, imageVariant } from '@tuerca/contracts/kernel/images';
import { IMAGE_MESSAGES } from '@tuerca/contracts/uploads/messages';
import type { ImageUse } from '@tuerca/contracts/uploads/rules';
import { randomBytes } from 'node:crypto';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { DueWork } from '../platform/database/due-work.service';
import type { Tx } from '../platform/database/transactions';
import { StorageService } from '../platform/storage/storage.service';
import { encodePicture } from './encode-picture';
import { usableSince } from './free-files';
import { UploadsRepository } from './uploads.repository';

/** Uploaded pictures that a user may have without using them; the oldest ones beyond are removed. */
const FREE_MAX = 30;

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
    const urls = pictures.map(() => `/media/subidas/${uso}/${randomBytes(18).toString('hex')}-640.webp`);
    // The record comes first: files without one would stay for ever when the process ends here.
    await this.repository.insertFree(urls, user.id, uso, this.clock.now());
    try {
      for (const [i, url] of urls.entries())
        for (const [width, content] of pictures[i]!)
          await this.storage.put(pathOf(imageVariant(url, width)), content, 'image/webp');
    } catch (error) {
      // Nobody was told their addresses: the next sweep removes what was stored of them.
      for (const url of urls) await this.repository.expire(url);
      throw error;
    }
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
