import { Global, Module } from '@nestjs/common';
import { Bus } from './bus.service';
import { Changes } from './changes.service';

@Global()
@Module({ providers: [Bus, Changes], exports: [Bus, Changes] })
export class BusModule {}
