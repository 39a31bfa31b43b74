import { statfs } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Scheduler } from '../common/scheduler';
import { Environment } from '../config/environment';
import { Metrics } from '../metrics/metrics.service';

const MB = 1024 ** 2;
/** Share of what is warned about at which it is nearly too late. */
const URGENT = 1 / 8;
/** Pause between two measurements, in milliseconds. */
const EVERY = 60_000;

export interface DiskSpace {
  /** Bytes that this process can still write. */
  free: number;
  size: number;
  level: 'enough' | 'low' | 'urgent';
}

/** Free space of the disk of TUERCA_DATA; logs when it becomes little. */
@Injectable()
export class DiskSpaceService {
  private readonly log = new Logger('Disk');
  private level: DiskSpace['level'] = 'enough';

  constructor(
    private readonly env: Environment,
    metrics: Metrics,
    scheduler: Scheduler,
  ) {
    const of = 'of the disk of TUERCA_DATA.';
    metrics.gauge({ name: 'disk_free_bytes', help: `Free bytes ${of}` }, async () => (await this.read()).free);
    metrics.gauge({ name: 'disk_size_bytes', help: `Bytes ${of}` }, async () => (await this.read()).size);
    const measure = () => this.measure();
    scheduler.add('Disk', EVERY, measure, measure);
  }

  async read(): Promise<DiskSpace> {
    const { bavail, blocks, bsize } = await statfs(this.env.TUERCA_DATA);
    const free = bavail * bsize;
    const limit = this.env.DISK_WARN_MB * MB;
    return { free, size: blocks * bsize, level: free >= limit ? 'enough' : free >= limit * URGENT ? 'low' : 'urgent' };
  }

  private async measure(): Promise<void> {
    const { free, level } = await this.read();
    if (level === this.level) return;
    const left = `${Math.round(free / MB)} MB libres en el disco de ${this.env.TUERCA_DATA}`;
    if (level === 'urgent') this.log.error(`${left}: libera espacio ya, o no se podrá guardar nada`);
    else if (level === 'low') this.log.warn(`${left}: libera espacio o amplía el disco`);
    else this.log.log(left);
    this.level = level;
  }
}
