import { Injectable } from '@nestjs/common';
import type { audit } from '@tuerca/contracts/platform/audit/endpoints';
import type { LineaAuditoriaDetalle } from '@tuerca/contracts/platform/audit/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../common/clock';
import { StreamReply } from '../http/reply';
import type { Parsed } from '../http/request-context';
import { type CsvCell, csvLines } from '../spreadsheet/csv';
import { AuditLogService } from './audit-log.service';

const HEADERS = [
  'Fecha (UTC)',
  'Quién',
  'Qué hizo',
  'Sobre qué',
  'Campo',
  'Antes',
  'Después',
  'Motivo',
  'Dirección IP',
  'Solicitud',
];

const cell = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return JSON.stringify(value);
};

/** One row per field that changed; a line without differences is one row. */
function* rowsOf(line: LineaAuditoriaDetalle): Generator<CsvCell[]> {
  const { fecha, actor, descripcion, objeto, motivo, ip, requestId } = line;
  for (const { campo, antes, despues } of line.cambios.length
    ? line.cambios
    : [{ campo: '', antes: null, despues: null }])
    yield [fecha, actor.nombre, descripcion, objeto, campo, cell(antes), cell(despues), motivo, ip, requestId];
}

async function* rows(lines: AsyncIterable<LineaAuditoriaDetalle>) {
  for await (const line of lines) yield* rowsOf(line);
}

/** The log for a spreadsheet, sent as it is read. */
@Injectable()
export class AuditExportService {
  constructor(
    private readonly log: AuditLogService,
    private readonly clock: Clock,
  ) {}

  export(filters: Parsed<typeof audit.export>['query']): StreamReply {
    const name = `Auditoria_${caracasDate(this.clock.now())}.csv`;
    return new StreamReply(csvLines(HEADERS, rows(this.log.stream(filters))), 'text/csv', name);
  }
}
