import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { Clock } from '../../common/clock';
import { Environment } from '../../config/environment';
import { Metrics } from '../../metrics/metrics.service';
import { readMarks } from './marks';

/** Written into the data folder by whatever else makes the backups (docs/configuracion.md). */
const FOREIGN_MARK = 'respaldo.json';
const ForeignMark = z.object({ fecha: z.coerce.date() });

/** Reads when the last backup was made, and when one was last restored on trial. */
@Injectable()
export class BackupMarks {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly env: Environment,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const help = 'Absent without one.';
    metrics.gauge({ name: 'backup_age_seconds', help: `Since the instant of the last backup. ${help}` }, async () =>
      this.secondsSince((await this.read()).backup),
    );
    metrics.gauge(
      { name: 'drill_age_seconds', help: `Since a backup was last restored and compared. ${help}` },
      async () => this.secondsSince((await this.read()).drill),
    );
  }

  /** null for what was never done; `failure`: why the last attempt of the schedule failed, null when it did not. */
  async read(): Promise<{ backup: Date | null; drill: Date | null; failure: string | null }> {
    const [{ respaldo, simulacro, restauracion, programa }, foreign] = await Promise.all([
      readMarks(this.connection.db!),
      this.readForeign(),
    ]);
    const own = respaldo?.fecha ?? null;
    // A file of before a restore speaks of what stood here before it.
    const known = foreign && (!restauracion || foreign > restauracion.fecha) ? foreign : null;
    return { backup: latest(own, known), drill: simulacro?.fecha ?? null, failure: programa?.falla ?? null };
  }

  /** null without a file, and with one that cannot be read. */
  private async readForeign(): Promise<Date | null> {
    try {
      return ForeignMark.parse(JSON.parse(await readFile(join(this.env.TUERCA_DATA, FOREIGN_MARK), 'utf8'))).fecha;
    } catch {
      return null;
    }
  }

  private secondsSince(date: Date | null): number {
    if (!date) throw new Error('there is none');
    return (this.clock.now().getTime() - date.getTime()) / 1000;
  }
}

const latest = (a: Date | null, b: Date | null): Date | null => (!a || (b && b > a) ? b : a);
