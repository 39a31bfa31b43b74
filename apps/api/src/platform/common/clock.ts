import { Global, Injectable, Module } from '@nestjs/common';

/** Time as a dependency, so that tests can move it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
