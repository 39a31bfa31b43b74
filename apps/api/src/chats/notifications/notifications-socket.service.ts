import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Id } from '@tuerca/contracts/kernel/fields';
import type { CurrentUser } from '../../platform/common/current-user';
import type { SocketFrame } from '../../platform/realtime/frame';
import { type FrameHandler, RealtimeService } from '../../platform/realtime/realtime.service';
import { NotificationsService } from './notifications.service';

/** Frames of type 'notification' that people send; whoever is signed in receives notices without asking. */
@Injectable()
export class NotificationsSocketService implements OnModuleInit {
  constructor(
    private readonly realtime: RealtimeService,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    const { notifications } = this;
    const unread = answered((user) => notifications.unread(user));
    this.realtime.handle('notification', {
      subscribe: unread,
      get_unread_count: unread,
      mark_all_as_read: answered(async (user) => (await notifications.readAll(user)).data),
      mark_as_read: answered((user, { notificationId }) => notifications.read(user, Id.parse(notificationId))),
    });
  }
}

/** A handler whose answer is how many notices are unread after it. */
const answered =
  (act: (user: CurrentUser, frame: SocketFrame) => Promise<{ unreadCount: number }>): FrameHandler =>
  async (user, frame, reply) =>
    reply({ type: 'notification', action: 'unread_count', data: await act(user, frame) });
