import { BankAdapter, type BankAnswer } from './bank-adapter';

/** No bank at all: every payment waits in the admin's queue. */
export class ManualBank extends BankAdapter {
  readonly name = 'manual';

  async check(): Promise<BankAnswer> {
    return { resultado: 'manual' };
  }
}
