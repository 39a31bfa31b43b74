import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './errors';
import type { RawCommand } from './raw-command';
import type { Transactions, TxnRef } from './transactions';

interface Running {
  what: string;
  isCommit: boolean;
  number: bigint;
  owner: object;
  /** Another came meanwhile: the transaction is aborted after this. */
  isDoomed: boolean;
  isLost: boolean;
  done: Promise<void>;
}

const CONFLICTING_OPERATION = 117;
const TRANSACTION_TOO_OLD = 225;

/** A client that lost its connection goes on with another; the loss is detected up to this many ms later. */
const UNTIL_LOST = 20;

/** A command as an error names it: 'insert pedidos', 'commitTransaction'. */
function nameOf(command: RawCommand): string {
  const target = command.string(command.name) ?? command.string('collection');
  return target ? `${command.name} ${target}` : command.name;
}

/**
 * Running command of each session's transaction. MongoDB leaves undefined what happens to a second command that is sent
 * before the first is answered; this answers it with an error, so that it is noticed.
 */
export class InFlight {
  private readonly bySession = new Map<string, Running>();

  constructor(private readonly transactions: Pick<Transactions, 'abort'>) {}

  /**
   * Runs a command of a transaction, which came over the socket `owner`. Throws ConflictingOperationInProgress when
   * another of the session is not answered yet; the transaction is aborted then, as after any error. Throws
   * TransactionTooOld, and leaves the newer transaction alone, when the command belongs to an older one.
   */
  async run<T>(command: RawCommand, owner: object, ref: TxnRef, work: () => Promise<T>): Promise<T> {
    const isCommit = command.name === 'commitTransaction';
    const first = this.bySession.get(ref.session);
    // A commit whose answer was lost is sent again.
    if (first && !(first.isCommit && isCommit)) await this.refuse(nameOf(command), ref, first);
    let finish: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (finish = resolve));
    const mine: Running = {
      what: nameOf(command),
      isCommit,
      number: ref.number,
      owner,
      isDoomed: false,
      isLost: false,
      done,
    };
    this.bySession.set(ref.session, mine);
    try {
      return await work();
    } finally {
      if (mine.isDoomed) await this.transactions.abort(ref);
      if (this.bySession.get(ref.session) === mine) this.bySession.delete(ref.session);
      finish();
    }
  }

  /** Forgets the commands of a closed socket: its client may go on with another. */
  endOwner(owner: object): void {
    for (const [session, running] of this.bySession) {
      if (running.owner !== owner) continue;
      running.isLost = true;
      this.bySession.delete(session);
    }
  }

  /** Throws for a command that came while `first` ran, unless the connection of `first` was lost. */
  private async refuse(what: string, ref: TxnRef, first: Running): Promise<void> {
    const both = `'${what}' was sent while '${first.what}'`;
    if (ref.number < first.number) {
      const advice = 'Whatever a transaction does is awaited before it ends.';
      throw new CommandError(TRANSACTION_TOO_OLD, `${both} of the session's next transaction ran. ${advice}`);
    }
    first.isDoomed = true;
    await sleep(UNTIL_LOST);
    if (first.isLost) return;
    await first.done;
    const advice = 'A transaction takes one command at a time: await each before the next.';
    throw new CommandError(
      CONFLICTING_OPERATION,
      `${both} of the same session's transaction was not answered yet. ${advice}`,
    );
  }
}
