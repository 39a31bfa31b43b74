import { Injectable } from '@nestjs/common';
import type { Revision } from '@tuerca/contracts/admin/status';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../platform/common/clock';
import { durationMs } from '../platform/config/duration';
import { Environment } from '../platform/config/environment';
import { BackupMarks } from '../platform/database/backup/backup-marks.service';
import { fine, formatSpan, NO_BACKUP, review, troubled } from './status-review';

/** Longest that a backup or a drill takes, and may be late, in milliseconds. */
const PATIENCE = 2 * 3_600_000;
/** So many backups in a row that did not come are no accident. */
const LOST = 7;

/** The last backup and the last one that was seen to come back. */
@Injectable()
export class BackupStatus {
  constructor(
    private readonly env: Environment,
    private readonly marks: BackupMarks,
    private readonly clock: Clock,
  ) {}

  all(): Promise<Revision[]> {
    const marks = this.marks.read();
    return Promise.all([
      review('respaldo', async () => this.backup(await marks)),
      review('simulacro', async () => this.drill((await marks).drill)),
    ]);
  }

  private backup({ backup, failure }: { backup: Date | null; failure: string | null }): Revision {
    const failed = failure && `El último intento falló, y se repite: ${failure}`;
    if (!backup) return troubled('respaldo', 'atencion', NO_BACKUP.resumen, failed ?? NO_BACKUP.consejo);
    const every = durationMs(this.env.BACKUP_EVERY);
    const { age, text } = this.since(backup);
    const advice = failed ?? 'El respaldo no llegó a su hora: revisa el proceso que los hace.';
    if (age > LOST * every) return troubled('respaldo', 'falla', text, advice, age);
    return failed || age > every + PATIENCE
      ? troubled('respaldo', 'atencion', text, advice, age)
      : fine('respaldo', text, age);
  }

  private drill(drill: Date | null): Revision {
    if (!drill)
      return troubled(
        'simulacro',
        'atencion',
        'Ningún respaldo se ha restaurado para probarlo',
        'Prueba el último: node apps/api/dist/restore.js ARCHIVO --drill (npm run restore -- ARCHIVO --drill) lo restaura aparte, lo compara y lo borra.',
      );
    const { age, text } = this.since(drill);
    return age > durationMs(this.env.BACKUP_DRILL_EVERY) + PATIENCE
      ? troubled('simulacro', 'atencion', text, 'El simulacro no llegó a su hora: revisa el proceso que los hace.', age)
      : fine('simulacro', text, age);
  }

  private since(date: Date) {
    const age = this.clock.now().getTime() - date.getTime();
    return { age, text: `${formatFechaHora(date)} (hace ${formatSpan(age)})` };
  }
}
