import { Injectable } from '@nestjs/common';
import { MESSAGES_PER_MINUTE } from '@tuerca/contracts/chats/chats/rules';
import { AppError } from '../../platform/common/app-error';
import { AccountLimits } from '../../platform/http/account-limits.service';

/** Messages that an account may store in a minute. */
@Injectable()
export class MessageLimit {
  private readonly limiter: ReturnType<AccountLimits['of']>;

  constructor(private readonly limits: AccountLimits) {
    this.limiter = limits.of('mensajes', MESSAGES_PER_MINUTE, 60);
  }

  /** Takes one; throws DEMASIADOS_MENSAJES with the seconds to wait. */
  take(userId: string): Promise<void> {
    return this.limits.take(this.limiter, userId, (retryAfter) => new AppError('DEMASIADOS_MENSAJES', { retryAfter }));
  }

  /** Gives one back: nothing was stored. */
  async giveBack(userId: string): Promise<void> {
    await this.limiter.reward(userId);
  }
}
