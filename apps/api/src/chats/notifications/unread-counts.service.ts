import { Injectable, Logger } from '@nestjs/common';
import type { CountFrame } from '@tuerca/contracts/chats/notifications/live';
import { mayReadNotice } from '@tuerca/contracts/chats/notifications/rules';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { Bus } from '../../platform/realtime/bus.service';
import { QuietPeriods, TOLD_MARK } from '../../platform/realtime/quiet-periods.service';
import { RealtimeService } from '../../platform/realtime/realtime.service';
import { type KindCount, NotificationsRepository } from './notifications.repository';

const TOPIC = 'notifications.unread';
interface Change {
  userIds: readonly string[];
  /** Notice that the person marked as read, if that is the change. */
  read?: CountFrame['data']['notificationId'];
}

/**
 * Tells people's devices how many notices are unread, after each change. Every instance counts for the sockets that it holds,
 * one count after the other: the last figure that a device hears was counted after the last change. A member of a team hears
 * how many there are of the kinds that she takes care of.
 */
@Injectable()
export class UnreadCountsService {
  private readonly log = new Logger('Notifications');
  /** By user, what was marked as read since the last count. */
  private readonly waiting = new Map<string, Set<string>>();
  private counting = false;

  constructor(
    private readonly repository: NotificationsRepository,
    private readonly realtime: RealtimeService,
    private readonly bus: Bus,
    quietPeriods: QuietPeriods,
  ) {
    bus.subscribe<Change>(TOPIC, ({ userIds, read }) => {
      quietPeriods.interrupt(userIds);
      for (const userId of userIds.filter((id) => this.realtime.isConnectedHere(id))) {
        const reads = this.waiting.get(userId) ?? new Set();
        this.waiting.set(userId, read === undefined ? reads : reads.add(read));
      }
      void this.count();
    });
  }

  /** The unread notices of these people changed, and that is committed. */
  changed(userIds: string[], read?: Change['read']): void {
    if (!userIds.length) return;
    const changeOf = (ids: readonly string[]) => ({ userIds: ids, read }) satisfies Change;
    this.bus.publishTo('user', [...new Set(userIds)], TOPIC, changeOf, TOLD_MARK);
  }

  private async count(): Promise<void> {
    if (this.counting) return;
    this.counting = true;
    while (this.waiting.size) {
      const changes = new Map(this.waiting);
      this.waiting.clear();
      try {
        const counts = await this.repository.countUnreadOf([...changes.keys()]);
        for (const [userId, reads] of changes) this.tell(userId, counts.get(userId) ?? [], [...reads]);
      } catch (error) {
        this.log.warn(error instanceof Error ? error.message : error);
      }
    }
    this.counting = false;
  }

  private tell(userId: string, kinds: readonly KindCount[], reads: string[]): void {
    const changes = reads.length ? reads.map((notificationId) => ({ notificationId })) : [{}];
    for (const change of changes) {
      this.realtime.toOwnSockets(userId, (cargo) => {
        const data: CountFrame['data'] = { unreadCount: countFor(cargo, kinds), ...change };
        return { type: 'notification', action: 'unread_count_update', data };
      });
    }
  }
}

/** Counts the unread notices that a member in this position reads; the owner (none) reads all. */
function countFor(cargo: Cargo | null, kinds: readonly KindCount[]): number {
  return kinds.reduce((sum, kind) => (mayReadNotice(cargo, kind) ? sum + kind.total : sum), 0);
}
