import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventEmitter2, EventEmitterModule } from '@nestjs/event-emitter';
import { emitInTurn } from './emit-in-turn';
import { InTransaction } from './in-transaction';

interface Sold {
  trail: string[];
  fails?: boolean;
}

@Injectable()
class Ledger {
  @InTransaction('sold')
  async onSold({ trail, fails }: Sold): Promise<void> {
    trail.push('ledger begins');
    await sleep(5);
    if (fails) throw new Error('no such store');
    trail.push('ledger ends');
  }
}
@Injectable()
class Notices {
  @InTransaction('sold')
  async onSold({ trail }: Sold): Promise<void> {
    trail.push('notices begins');
    await sleep(1);
    trail.push('notices ends');
  }
}

@Module({ imports: [EventEmitterModule.forRoot()], providers: [Ledger, Notices] })
class Shop {}

async function start(): Promise<EventEmitter2> {
  const app = await NestFactory.createApplicationContext(Shop, { logger: false });
  return app.get(EventEmitter2);
}

describe('an event told in turn', () => {
  it('reaches one listener after the other, in the order in which they registered', async () => {
    const trail: string[] = [];
    await emitInTurn(await start(), 'sold', { trail });
    expect(trail).toEqual(['ledger begins', 'ledger ends', 'notices begins', 'notices ends']);
  });

  it('ends at the first listener that fails, with its error, and nobody is told afterwards', async () => {
    const trail: string[] = [];
    await expect(emitInTurn(await start(), 'sold', { trail, fails: true })).rejects.toThrow('no such store');
    await sleep(20);
    expect(trail).toEqual(['ledger begins']);
  });

  it('reaches each listener that waits for one event only, though it leaves the list meanwhile', async () => {
    const events = new EventEmitter2();
    const told: string[] = [];
    for (const name of ['a', 'b', 'c']) events.once('sold', () => void told.push(name));
    await emitInTurn(events, 'sold', {});
    await emitInTurn(events, 'nobody listens', {});
    expect(told).toEqual(['a', 'b', 'c']);
  });
});
