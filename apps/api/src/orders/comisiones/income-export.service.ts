import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/common/current-user';
import type { StreamReply } from '../../platform/http/reply';
import { csvFile } from '../../platform/spreadsheet/csv';
import { ENTRY_FILE_COLUMNS } from './entry-columns';
import { IncomeService } from './income.service';

/** A month's entries for a spreadsheet, sent as they are read. */
@Injectable()
export class IncomeExportService {
  constructor(private readonly income: IncomeService) {}

  ofMonth({ id }: CurrentUser, mes: string): StreamReply {
    return csvFile(`Ingresos_${mes}`, ENTRY_FILE_COLUMNS, this.income.stream(id, { mes }));
  }
}
