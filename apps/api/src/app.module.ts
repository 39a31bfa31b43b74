import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { ScheduleModule } from '@nestjs/schedule';
import { ClockModule } from './common/clock';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { AccessGuard } from './http/access.guard';
import { EnvelopeInterceptor } from './http/envelope.interceptor';
import { ErrorFilter } from './http/error.filter';
import { HttpModule } from './http/http.module';
import { LogModule } from './http/log.module';

/** Wiring of the whole API; each domain is one line. */
@Module({
  imports: [
    ConfigModule,
    LogModule,
    ClockModule,
    EventEmitterModule.forRoot(),
    ScheduleModule.forRoot(),
    DatabaseModule,
    HttpModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
  ],
})
export class AppModule {}
