import { Global, Module } from '@nestjs/common';
import { GatewayService } from './gateway.service';
import { RealtimeService } from './realtime.service';

@Global()
@Module({ providers: [RealtimeService, GatewayService], exports: [RealtimeService] })
export class RealtimeModule {}
