import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GarajeModule } from '../../auth/garaje/garaje.module';
import { UsersModule } from '../../auth/users/users.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { MembresiaModule } from '../../membresia/membresia.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { CommentsModule } from '../../products/comments/comments.module';
import { PromotionsModule } from '../../products/promotions/promotions.module';
import { ServicesModule } from '../../products/services/services.module';
import { AccountCitasService } from './account-citas.service';
import { AdminCitasController } from './admin-citas.controller';
import { AgendaService } from './agenda.service';
import { ApprovedLabour } from './approved-labour.service';
import { AvailabilityController } from './availability.controller';
import { AvailabilityRepository } from './availability.repository';
import { DISPONIBILIDAD, DisponibilidadSchema } from './availability.schema';
import { AvailabilityService } from './availability.service';
import { BayHolder } from './bay-holder.service';
import { BookingService } from './booking.service';
import { BookingsRepository } from './bookings.repository';
import { CITA, CitaSchema } from './cita.schema';
import { CitaFiguresRepository } from './cita-figures.repository';
import { CitaReports } from './cita-reports.service';
import { CitasController } from './citas.controller';
import { CitasRepository } from './citas.repository';
import { CitasService } from './citas.service';
import { ClosingService } from './closing.service';
import { WorkshopCustomersService } from './customers.service';
import { DueCitasRepository } from './due-citas.repository';
import { FilesService } from './files.service';
import { FirstHoursService } from './first-hours.service';
import { HistoryService } from './history.service';
import { MovesService } from './moves.service';
import { PartsService } from './parts.service';
import { PricesService } from './prices.service';
import { RatingService } from './rating.service';
import { RemindersService } from './reminders.service';
import { SlotsService } from './slots.service';
import { WorkshopStatisticsService } from './statistics.service';
import { UndoService } from './undo.service';
import { WorkService } from './work.service';
import { WorkshopCitasController } from './workshop-citas.controller';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CITA, schema: CitaSchema },
      { name: DISPONIBILIDAD, schema: DisponibilidadSchema },
    ]),
    MembresiaModule,
    OrdersModule,
    PdfModule,
    CommentsModule,
    UsersModule,
    WorkshopsModule,
    ServicesModule,
    PromotionsModule,
    GarajeModule,
    UploadsModule,
    SystemModule,
    ReportesModule,
  ],
  controllers: [AdminCitasController, AvailabilityController, WorkshopCitasController, CitasController],
  providers: [
    AvailabilityRepository,
    BookingsRepository,
    CitasRepository,
    CitaFiguresRepository,
    DueCitasRepository,
    AvailabilityService,
    AccountCitasService,
    AgendaService,
    ApprovedLabour,
    BayHolder,
    BookingService,
    CitasService,
    ClosingService,
    CitaReports,
    WorkshopCustomersService,
    FilesService,
    FirstHoursService,
    HistoryService,
    MovesService,
    PartsService,
    PricesService,
    RatingService,
    RemindersService,
    SlotsService,
    WorkshopStatisticsService,
    UndoService,
    WorkService,
  ],
  exports: [
    AccountCitasService,
    ApprovedLabour,
    CitasService,
    AvailabilityService,
    BookingService,
    HistoryService,
    MovesService,
    SlotsService,
  ],
})
export class CitasModule {}
