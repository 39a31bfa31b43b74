import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { reportesAdmin } from '@tuerca/contracts/platform/reportes/admin-endpoints';
import type { CasoReporte } from '@tuerca/contracts/platform/reportes/admin-schemas';
import {
  ACCION_REPORTE_LABELS,
  OBJETO_REPORTE_LABELS,
  TIPO_REPORTE_LABELS,
} from '@tuerca/contracts/platform/reportes/objects';
import { DECISION_REPORTE_LABELS, ESTADO_REPORTE_LABELS } from '@tuerca/contracts/platform/reportes/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { inBatches } from '../common/batches';
import { Clock } from '../common/clock';
import { replyPage, type StreamReply } from '../http/reply';
import type { Parsed } from '../http/request-context';
import { csvFile } from '../spreadsheet/csv';
import { CaseCardsService } from './case-cards.service';
import type { CasesFilter } from './cases.repository';
import { CasesService } from './cases.service';

type Filters = Parsed<typeof reportesAdmin.exportAll>['query'];
const BATCH = 200;
const COLUMNS: readonly FileColumn<CasoReporte>[] = [
  column('Primer reporte', ({ primero }) => caracasDate(new Date(primero))),
  column('Último reporte', ({ ultimo }) => caracasDate(new Date(ultimo))),
  column('Objeto', ({ objeto }) => OBJETO_REPORTE_LABELS[objeto]),
  column('Qué', ({ titulo }) => titulo),
  column('Contra', ({ autor }) => autor?.nombre ?? null),
  column('Reportes', ({ total }) => total),
  column('Motivos', ({ tipos }) => tipos.map(({ tipo }) => TIPO_REPORTE_LABELS[tipo]).join(', ')),
  column('Estado', ({ estado }) => ESTADO_REPORTE_LABELS[estado]),
  column('Decisión', ({ resolucion }) => resolucion && DECISION_REPORTE_LABELS[resolucion.decision]),
  column('Medida', ({ resolucion }) => resolucion && ACCION_REPORTE_LABELS[resolucion.accion]),
  column('Motivo', ({ resolucion }) => resolucion?.motivo ?? null),
  column('Resuelto por', ({ resolucion }) => resolucion?.por.nombre ?? null),
];

/** The queue of reports, on the screen and as a file. */
@Injectable()
export class CasesOfficeService {
  constructor(
    private readonly cases: CasesService,
    private readonly cards: CaseCardsService,
    private readonly clock: Clock,
  ) {}

  async list({ page, limit, ...filters }: Parsed<typeof reportesAdmin.list>['query']) {
    const { docs, total, counts } = await this.cases.list(toFilter(filters), { page, limit });
    return replyPage(await this.cards.show(docs), total, { page, limit }, { cuentas: counts });
  }

  export(filters: Filters): StreamReply {
    return csvFile(`Reportes_${caracasDate(this.clock.now())}`, COLUMNS, this.rows(toFilter(filters)));
  }

  private async *rows(filter: CasesFilter) {
    for await (const docs of inBatches(this.cases.stream(filter), BATCH)) yield* await this.cards.show(docs);
  }
}

const toFilter = ({ q, ...filters }: Filters): CasesFilter => ({ ...filters, words: listWords(q ?? '') });
