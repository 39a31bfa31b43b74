import { Injectable } from '@nestjs/common';
import { type NoticeChannel, wantsNotice } from '@tuerca/contracts/chats/notifications/preferences';
import { mayReadNotice, NOTICE_CAPABILITY } from '@tuerca/contracts/chats/notifications/rules';
import { TeamAccountsService } from '../../auth/users/team-accounts.service';
import { type AccountContact, UsersService } from '../../auth/users/users.service';
import type { NotificacionDoc } from './notification.schema';

/** Somebody to whom a notice leaves the web, and by which channels she wants it. */
export interface Recipient {
  id: string;
  contact: AccountContact;
  wants: (channel: NoticeChannel) => boolean;
}

/** Recipients of a notice outside the web: its owner and, of a business, the members of its team whose position handles it. */
@Injectable()
export class NoticeRecipients {
  constructor(
    private readonly users: UsersService,
    private readonly teams: TeamAccountsService,
  ) {}

  /** Asked at the last moment: whoever has left or said no meanwhile hears nothing, and a business that is switched off nobody. */
  async of({ usuarioId, tipo, capacidad }: NotificacionDoc): Promise<Recipient[]> {
    const owner = String(usuarioId);
    const members = (capacidad ?? NOTICE_CAPABILITY[tipo]) ? await this.teams.recallMembers(owner) : [];
    const concerned = members.filter(({ cargo }) => mayReadNotice(cargo, { tipo, capacidad }));
    const ids = [owner, ...concerned.map(({ id }) => id)];
    const contacts = await this.users.recallContacts(ids);
    if (!contacts.get(owner)?.activo) return [];
    return ids.flatMap((id) => {
      const contact = contacts.get(id);
      if (!contact?.activo) return [];
      return [{ id, contact, wants: (channel: NoticeChannel) => wantsNotice(contact.notices, tipo, channel) }];
    });
  }
}
