import { Controller } from '@nestjs/common';
import { audit } from '@tuerca/contracts/platform/audit/endpoints';
import { Endpoint } from '../http/endpoint.decorator';
import { Input, type Parsed } from '../http/request-context';
import { AuditExportService } from './audit-export.service';
import { AuditLogService } from './audit-log.service';

@Controller()
export class AuditController {
  constructor(
    private readonly log: AuditLogService,
    private readonly exports: AuditExportService,
  ) {}

  @Endpoint(audit.list) list(@Input() { query }: Parsed<typeof audit.list>) {
    return this.log.list(query);
  }
  @Endpoint(audit.export) export(@Input() { query }: Parsed<typeof audit.export>) {
    return this.exports.export(query);
  }
  @Endpoint(audit.get) get(@Input() { params }: Parsed<typeof audit.get>) {
    return this.log.get(params.id);
  }
}
