import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/common/current-user';
import { StreamReply } from '../../platform/http/reply';
import { csvLines } from '../../platform/spreadsheet/csv';
import { ENTRY_HEADERS, rowsOf } from './entry-rows';
import { IncomeService } from './income.service';

/** A month's entries for a spreadsheet, sent as they are read. */
@Injectable()
export class IncomeExportService {
  constructor(private readonly income: IncomeService) {}

  ofMonth({ id }: CurrentUser, mes: string): StreamReply {
    return new StreamReply(
      csvLines(ENTRY_HEADERS, rowsOf(this.income.stream(id, { mes }))),
      'text/csv',
      `Ingresos_${mes}.csv`,
    );
  }
}
