import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../../auth/stores/stores.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { ProductsModule } from '../../products/products/products.module';
import { CartModule } from '../cart/cart.module';
import { AcceptanceService } from './acceptance.service';
import { AnnouncementsService } from './announcements.service';
import { NewRequestsService } from './new-requests.service';
import { ProposalsService } from './proposals.service';
import { PROPUESTA, PropuestaSchema } from './propuesta.schema';
import { PropuestasRepository } from './propuestas.repository';
import { RequestEndService } from './request-end.service';
import { RequestReports } from './request-reports.service';
import { RequestView } from './request-view.service';
import { SOLICITUD, SolicitudSchema } from './solicitud.schema';
import { SolicitudesController } from './solicitudes.controller';
import { SolicitudesRepository } from './solicitudes.repository';
import { SolicitudesService } from './solicitudes.service';
import { StoreRequestsService } from './store-requests.service';
import { UnansweredRequestsRepository } from './unanswered-requests.repository';
import { UnansweredRequests } from './unanswered-requests.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SOLICITUD, schema: SolicitudSchema },
      { name: PROPUESTA, schema: PropuestaSchema },
    ]),
    CartModule,
    ProductsModule,
    ReportesModule,
    StoresModule,
    SystemModule,
    UploadsModule,
  ],
  controllers: [SolicitudesController],
  providers: [
    SolicitudesRepository,
    PropuestasRepository,
    SolicitudesService,
    NewRequestsService,
    AnnouncementsService,
    StoreRequestsService,
    UnansweredRequests,
    UnansweredRequestsRepository,
    ProposalsService,
    AcceptanceService,
    RequestEndService,
    RequestView,
    RequestReports,
  ],
  exports: [SolicitudesService, NewRequestsService, AnnouncementsService, ProposalsService, UnansweredRequests],
})
export class SolicitudesModule {}
