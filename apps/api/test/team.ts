import type { Integrante } from '@tuerca/contracts/auth/equipo/schemas';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { MailService } from '../src/platform/mail/mail.service';
import { type Actor, signIn, stayConfirmed } from './actors';
import { call, type Harness } from './harness';

export const PASSWORD = 'Bujia.Iridio.73';
let people = 0;
export const newEmail = (): string => `integrante${++people}@equipo.ve`;

export const mailsTo = (h: Harness, email: string) =>
  h.app
    .get(MailService, { strict: false })
    .inbox()
    .filter(({ to }) => to === email);

/** An invitation by an owner who has given her password again. */
export async function invite(h: Harness, owner: Actor, email: string, cargo: Cargo) {
  await stayConfirmed(h, owner.token);
  const body = { nombre: 'María Pérez', email, cargo };
  return call<Integrante>(h.base, 'POST', '/api/equipo', { token: owner.token, body });
}

/** The newest mailed link, other than the one `before`. */
export async function linkTo(h: Harness, email: string, before?: string): Promise<string> {
  for (;;) {
    const found = mailsTo(h, email).flatMap(({ text }) => /\/invitacion\/([\w-]+)/.exec(text)?.[1] ?? []);
    const fresh = found.find((token) => token !== before);
    if (fresh) return fresh;
    await new Promise(setImmediate);
  }
}

export const accept = (h: Harness, token: string, password = PASSWORD) =>
  call(h.base, 'POST', `/api/invitaciones/${token}`, { body: { nombre: 'María Pérez', password } });

/** A member that was invited by mail, has accepted and is signed in. */
export async function hire(h: Harness, owner: Actor, cargo: Cargo): Promise<Actor & { id: string; link: string }> {
  const email = newEmail();
  const { body } = await invite(h, owner, email, cargo);
  const link = await linkTo(h, email);
  expect((await accept(h, link)).status).toBe(200);
  return { ...(await signIn(h.base, email, PASSWORD)), id: body.data._id, link };
}
