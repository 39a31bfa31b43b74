import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Id } from '@tuerca/contracts/kernel/fields';
import type { CurrentUser } from '../platform/common/current-user';
import { RealtimeService } from '../platform/realtime/realtime.service';
import { NotificationsService } from './notifications.service';

/** Frames of type 'notification' that people send; whoever is signed in receives notices without asking. */
@Injectable()
export class NotificationsSocketService implements OnModuleInit {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.realtime.handle('notification', async (user, frame, reply) => {
      const { action, notificationId } = frame as { action?: unknown; notificationId?: unknown };
      const counter = await this.act(user, action, notificationId);
      if (counter) reply({ type: 'notification', action: 'unread_count', data: counter });
    });
  }

  private async act(
    user: CurrentUser,
    action: unknown,
    notificationId: unknown,
  ): Promise<{ unreadCount: number } | undefined> {
    if (action === 'subscribe' || action === 'get_unread_count') return this.notifications.unread(user);
    if (action === 'mark_all_as_read') return (await this.notifications.readAll(user)).data;
    if (action === 'mark_as_read') return this.notifications.read(user, Id.parse(notificationId));
    return undefined;
  }
}
