import { Injectable } from '@nestjs/common';
import { column, type FileColumn, type FileValue } from '@tuerca/contracts/kernel/columns';
import type { audit } from '@tuerca/contracts/platform/audit/endpoints';
import type { LineaAuditoriaDetalle } from '@tuerca/contracts/platform/audit/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../common/clock';
import type { StreamReply } from '../http/reply';
import type { Parsed } from '../http/request-context';
import { csvFile } from '../spreadsheet/csv';
import { AuditLogService } from './audit-log.service';

const written = (value: unknown): FileValue => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return JSON.stringify(value);
};

/** A line with one of the fields that it changed, if it changed any. */
type Row = LineaAuditoriaDetalle & { cambio?: LineaAuditoriaDetalle['cambios'][number] };

const COLUMNS: readonly FileColumn<Row>[] = [
  column('Fecha (UTC)', ({ fecha }) => fecha),
  column('Quién', ({ actor }) => actor.nombre),
  column('Qué hizo', ({ descripcion }) => descripcion),
  column('Sobre qué', ({ objeto }) => objeto),
  column('Campo', ({ cambio }) => cambio?.campo ?? ''),
  column('Antes', ({ cambio }) => written(cambio?.antes)),
  column('Después', ({ cambio }) => written(cambio?.despues)),
  column('Motivo', ({ motivo }) => motivo),
  column('Dirección IP', ({ ip }) => ip),
  column('Solicitud', ({ requestId }) => requestId),
];

/** One row per field that changed; a line without differences is one row. */
async function* rowsOf(lines: AsyncIterable<LineaAuditoriaDetalle>): AsyncGenerator<Row> {
  for await (const line of lines) {
    if (!line.cambios.length) yield line;
    for (const cambio of line.cambios) yield { ...line, cambio };
  }
}

/** The log for a spreadsheet, sent as it is read. */
@Injectable()
export class AuditExportService {
  constructor(
    private readonly log: AuditLogService,
    private readonly clock: Clock,
  ) {}

  export(filters: Parsed<typeof audit.export>['query']): StreamReply {
    return csvFile(`Auditoria_${caracasDate(this.clock.now())}`, COLUMNS, rowsOf(this.log.stream(filters)));
  }
}
