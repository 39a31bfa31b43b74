import { Global, Module } from '@nestjs/common';
import { RealtimeGateway } from './realtime.gateway';
import { RealtimeService } from './realtime.service';
import { SocketLimits } from './socket-limits.service';

@Global()
@Module({ providers: [RealtimeService, RealtimeGateway, SocketLimits], exports: [RealtimeService] })
export class RealtimeModule {}
