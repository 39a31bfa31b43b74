import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../common/clock';
import { Scheduler } from '../common/scheduler';
import { Environment } from '../config/environment';
import { InstancesRepository } from './instances.repository';

/** Pause between two checks, in milliseconds. */
const EVERY = 30_000;
/** Not seen for so long, an instance is gone, in milliseconds. */
const GONE_AFTER = 3 * EVERY;
/** In TUERCA_DATA: two instances that read the same number share the folder. */
const MARK = 'carpeta.id';

/** Remedy for files that only some instances have. */
export const SHARE_ADVICE =
  'Lo que se sube en una instancia falta en las otras: usa STORAGE=s3, o una TUERCA_DATA que compartan todas.';

/**
 * Whether the instances that run on this database see the same files. With STORAGE=disco each says which folder it has; another
 * one is told in the log and on the page of the system's state. Not refused: the machine that takes over from a lost one begins
 * while the lost one still seems to run.
 */
@Injectable()
export class SharedFolder implements OnModuleDestroy {
  private readonly log = new Logger('Storage');
  private readonly id = randomUUID();
  private readonly isOnDisk: boolean;
  private told = '';
  private latest?: Promise<void>;
  /** The machines of instances whose files are elsewhere, as of the latest check. */
  elsewhere: readonly string[] = [];

  constructor(
    private readonly env: Environment,
    private readonly instances: InstancesRepository,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    this.isOnDisk = env.STORAGE === 'disco';
    const check = () => (this.latest = this.check());
    if (this.isOnDisk) scheduler.add('Storage', EVERY, check, check);
  }

  /** Records that this instance runs, and reads which others do. */
  async check(): Promise<void> {
    const carpeta = await this.folder();
    const visto = this.clock.now();
    await this.instances.see({ _id: this.id, maquina: hostname(), carpeta, visto });
    this.elsewhere = await this.instances.machinesElsewhere(carpeta, new Date(visto.getTime() - GONE_AFTER));
    const machines = this.elsewhere.join(', ');
    if (machines && machines !== this.told)
      this.log.error(
        `STORAGE=disco, y otra instancia guarda sus archivos en otra carpeta (${machines}). ${SHARE_ADVICE}`,
      );
    this.told = machines;
  }

  async onModuleDestroy(): Promise<void> {
    await this.latest?.catch(() => undefined);
    // One that is killed is gone a minute and a half later.
    if (this.isOnDisk) await this.instances.forget(this.id).catch(() => undefined);
  }

  /** The number of the folder; the first to ask writes it. */
  private async folder(): Promise<string> {
    const file = join(this.env.TUERCA_DATA, MARK);
    await mkdir(this.env.TUERCA_DATA, { recursive: true });
    await writeFile(file, randomUUID(), { flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      // On a full disk an empty one would stay, and be everybody's number.
      await rm(file, { force: true });
      throw error;
    });
    return readFile(file, 'utf8');
  }
}
