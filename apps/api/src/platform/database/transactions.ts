import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { beginEffects, runEffects } from './after-commit';

/** A running transaction, handed to repositories that take part in it. */
export type Tx = ClientSession;

const EN_VUELO = 12;

/**
 * Runs writes that must happen together. Every invariant rests on a conditional write or a unique index inside; the
 * transaction only bundles them. At most 12 run at once: more would only conflict with each other and hold connections.
 */
@Injectable()
export class Transactions {
  private activas = 0;
  private readonly cola: (() => void)[] = [];

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Retries write conflicts (driver, up to 120 s); any error of `work` aborts everything and is thrown on. */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    await this.enter();
    const session = await this.connection.startSession().catch((error: unknown) => {
      this.leave();
      throw error;
    });
    let result: T;
    try {
      result = (await session.withTransaction(
        () => {
          beginEffects(session);
          return work(session);
        },
        { maxCommitTimeMS: 5000 },
      )) as T;
    } finally {
      await session.endSession().catch(() => undefined);
      this.leave();
    }
    runEffects(session);
    return result;
  }

  private async enter(): Promise<void> {
    if (this.activas < EN_VUELO) {
      this.activas++;
      return;
    }
    await new Promise<void>((resolve) => this.cola.push(resolve));
  }

  /** Hands the place to the next in line, so that `activas` never exceeds the bound. */
  private leave(): void {
    const siguiente = this.cola.shift();
    if (siguiente) siguiente();
    else this.activas--;
  }
}
