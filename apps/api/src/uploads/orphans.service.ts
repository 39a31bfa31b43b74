import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { UploadsService } from './uploads.service';

const EVERY_MS = 15 * 60 * 1000;

/** Removes uploaded pictures that nothing uses, every quarter of an hour. Safe on several instances: each removal is one conditional delete. */
@Injectable()
export class OrphansService {
  private readonly log = new Logger('Uploads');

  constructor(private readonly uploads: UploadsService) {}

  @Interval(EVERY_MS)
  async sweep(): Promise<void> {
    try {
      const removed = await this.uploads.sweep();
      if (removed) this.log.log(`${removed} unused pictures removed`);
    } catch (error) {
      this.log.warn(error instanceof Error ? error.message : String(error));
    }
  }
}
