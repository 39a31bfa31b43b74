import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CommissionSourcesService } from './commission-sources.service';
import { ConfigRepository } from './config.repository';
import { CONFIG, ConfigSchema } from './config.schema';
import { ConfigAdminService } from './config-admin.service';
import { ConfigStore } from './config-store.service';
import { ConfigWriter } from './config-writer.service';
import { ExchangeRatesService } from './exchange-rates.service';
import { RateFetcherService } from './rate-fetcher.service';
import { CAMBIO_DESTINATARIO, CambioDestinatarioSchema } from './recipient-change.schema';
import { RecipientChangesRepository } from './recipient-changes.repository';
import { RecipientChangesService } from './recipient-changes.service';
import { SystemController } from './system.controller';
import { SystemService } from './system.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CONFIG, schema: ConfigSchema },
      { name: CAMBIO_DESTINATARIO, schema: CambioDestinatarioSchema },
    ]),
  ],
  controllers: [SystemController],
  providers: [
    ConfigRepository,
    RecipientChangesRepository,
    ConfigStore,
    ConfigWriter,
    SystemService,
    ExchangeRatesService,
    ConfigAdminService,
    RecipientChangesService,
    RateFetcherService,
    CommissionSourcesService,
  ],
  exports: [CommissionSourcesService, SystemService, ExchangeRatesService, RecipientChangesService],
})
export class SystemModule {}
