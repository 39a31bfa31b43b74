import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditService } from './audit.service';
import { ConfigRepository } from './config.repository';
import { AUDITORIA, AuditoriaSchema, CONFIG, ConfigSchema } from './config.schema';
import { RateFetcherService } from './rate-fetcher.service';
import { SystemController } from './system.controller';
import { SystemService } from './system.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CONFIG, schema: ConfigSchema },
      { name: AUDITORIA, schema: AuditoriaSchema },
    ]),
  ],
  controllers: [SystemController],
  providers: [ConfigRepository, SystemService, AuditService, RateFetcherService],
  exports: [SystemService, AuditService],
})
export class SystemModule {}
