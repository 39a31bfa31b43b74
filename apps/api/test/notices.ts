import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import { MailService } from '../src/platform/mail/mail.service';
import { call, type Harness } from './harness';

/** Notices to a person in the web, newest first. */
export const noticesOf = async (h: Pick<Harness, 'base'>, { token }: { token: string }): Promise<Notificacion[]> =>
  (await call<Notificacion[]>(h.base, 'GET', '/api/notifications?limit=60', { token })).body.data;

/** The mails that went to an address. */
export const mailsTo = (h: Pick<Harness, 'app'>, email: string) =>
  h.app
    .get(MailService, { strict: false })
    .inbox()
    .filter(({ to }) => to === email);
