import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditController } from './audit.controller';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';
import { AuditExportService } from './audit-export.service';
import { AuditLogService } from './audit-log.service';
import { AUDITORIA, AuditoriaSchema } from './auditoria.schema';

/** Global: whatever an administrator changes is written down, in every domain. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDITORIA, schema: AuditoriaSchema }])],
  controllers: [AuditController],
  providers: [AuditRepository, AuditService, AuditLogService, AuditExportService],
  exports: [AuditService, AuditLogService],
})
export class AuditModule {}
