import { Injectable } from '@nestjs/common';
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
import { replyPage, StreamReply } from '../http/reply';
import type { Parsed } from '../http/request-context';
import { type CsvCell, csvLines } from '../spreadsheet/csv';
import { CaseCardsService } from './case-cards.service';
import type { CasesFilter } from './cases.repository';
import { CasesService } from './cases.service';

type Filters = Parsed<typeof reportesAdmin.exportAll>['query'];
const BATCH = 200;
const HEADERS = [
  'Primer reporte',
  'Último reporte',
  'Objeto',
  'Qué',
  'Contra',
  'Reportes',
  'Motivos',
  'Estado',
  'Decisión',
  'Medida',
  'Motivo',
  'Resuelto por',
];

const toRow = ({
  primero,
  ultimo,
  objeto,
  titulo,
  autor,
  total,
  tipos,
  estado,
  resolucion,
}: CasoReporte): CsvCell[] => [
  caracasDate(new Date(primero)),
  caracasDate(new Date(ultimo)),
  OBJETO_REPORTE_LABELS[objeto],
  titulo,
  autor?.nombre ?? null,
  total,
  tipos.map(({ tipo }) => TIPO_REPORTE_LABELS[tipo]).join(', '),
  ESTADO_REPORTE_LABELS[estado],
  resolucion && DECISION_REPORTE_LABELS[resolucion.decision],
  resolucion && ACCION_REPORTE_LABELS[resolucion.accion],
  resolucion?.motivo ?? null,
  resolucion?.por.nombre ?? null,
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
    const name = `Reportes_${caracasDate(this.clock.now())}.csv`;
    return new StreamReply(csvLines(HEADERS, this.rows(toFilter(filters))), 'text/csv', name);
  }

  private async *rows(filter: CasesFilter) {
    for await (const docs of inBatches(this.cases.stream(filter), BATCH))
      for (const caso of await this.cards.show(docs)) yield toRow(caso);
  }
}

const toFilter = ({ q, ...filters }: Filters): CasesFilter => ({ ...filters, words: listWords(q ?? '') });
