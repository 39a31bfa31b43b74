import { Global, Module } from '@nestjs/common';
import { Inbound } from './inbound.service';
import { Outbound } from './outbound.service';
import { Presence } from './presence.service';
import { QuietPeriods } from './quiet-periods.service';
import { RealtimeGateway } from './realtime.gateway';
import { RealtimeService } from './realtime.service';
import { Resync } from './resync.service';
import { SocketLimits } from './socket-limits.service';

@Global()
@Module({
  providers: [RealtimeService, RealtimeGateway, SocketLimits, Inbound, Outbound, Presence, QuietPeriods, Resync],
  exports: [RealtimeService, Presence, QuietPeriods],
})
export class RealtimeModule {}
