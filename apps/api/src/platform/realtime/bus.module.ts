import { Global, Module } from '@nestjs/common';
import { Bus } from './bus.service';
import { Changes } from './changes.service';
import { SharedLimits } from './shared-limits.service';
import { SharedRedis } from './shared-redis.service';
import { SharedSlots } from './shared-slots.service';

@Global()
@Module({
  providers: [Bus, Changes, SharedRedis, SharedLimits, SharedSlots],
  exports: [Bus, Changes, SharedRedis, SharedLimits, SharedSlots],
})
export class BusModule {}
