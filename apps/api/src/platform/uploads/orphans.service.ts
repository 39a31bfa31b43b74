import { Injectable, Logger } from '@nestjs/common';
import { Scheduler } from '../common/scheduler';
import { StorageService } from '../storage/storage.service';
import { AttachmentsService } from './attachments.service';
import { UploadsService } from './uploads.service';

const EVERY_MS = 15 * 60 * 1000;

/** Removes uploaded pictures and files that nothing uses, every quarter of an hour. Instances share them out by claims; while the storage is away nothing is tried. */
@Injectable()
export class OrphansService {
  private readonly log = new Logger('Uploads');

  constructor(
    private readonly uploads: UploadsService,
    private readonly attachments: AttachmentsService,
    private readonly storage: StorageService,
    scheduler: Scheduler,
  ) {
    scheduler.add('Uploads', EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.storage.check();
    await this.storage.tidy();
    const removed = (await this.uploads.sweep()) + (await this.attachments.sweep());
    if (removed) this.log.log(`${removed} unused files removed`);
  }
}
