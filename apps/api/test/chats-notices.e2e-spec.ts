import { UNREAD_NOTICE_AFTER } from '@tuerca/contracts/chats/chats/rules';
import { UnreadRemindersService } from '../src/chats/chats/unread-reminders.service';
import { type Actor, mintUser } from './actors';
import { chatCalls, openChat } from './chats';
import { call, type Harness, later, startApp } from './harness';

let h: Harness;
let ana: Actor;
let store: Actor;
let chatId: string;
const as = (actor: Actor) => chatCalls(h.base, actor);
const service = () => h.app.get(UnreadRemindersService, { strict: false });
/** Sweeps as often as instances would, so many minutes from now; how many were told in all. */
async function sweep(minutes: number): Promise<number> {
  const clock = later(h, minutes * 60_000);
  const told = await Promise.all(Array.from({ length: 4 }, () => service().sweep()));
  clock.mockRestore();
  return told.reduce((sum, one) => sum + one, 0);
}
const notices = async (actor: Actor) =>
  (
    await call<{ titulo: string; mensaje: string; ruta: string; tipo: string; leida: boolean }[]>(
      h.base,
      'GET',
      '/api/notifications',
      actor,
    )
  ).body.data;
const MINUTES = UNREAD_NOTICE_AFTER / 60_000;

beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  [ana, store] = [await mintUser(h, 'client'), await mintUser(h, 'store')];
  chatId = await openChat(h, ana, store);
});
afterAll(() => h.close());

it('who leaves messages unread is told once, and again only after she has read', async () => {
  await as(ana).send(chatId, '¿Tienen bujías?');
  expect(await sweep(MINUTES - 1)).toBe(0);
  await as(ana).send(chatId, '¿Y filtros?');
  expect([await sweep(MINUTES + 1), await sweep(MINUTES + 1)]).toEqual([1, 0]);
  expect(await notices(store)).toMatchObject([
    {
      tipo: 'mensaje',
      titulo: 'Tienes 2 mensajes sin leer',
      mensaje: `${ana.user.nombre}: «¿Y filtros?»`,
      ruta: `/mensajes/${chatId}`,
      leida: false,
    },
  ]);
  await as(ana).send(chatId, '¿Hola?');
  expect(await sweep(2 * MINUTES + 1)).toBe(0);
  await as(store).read(chatId);
  // What was read is no news any more.
  expect(await notices(store)).toMatchObject([{ titulo: 'Tienes 2 mensajes sin leer', leida: true }]);
  expect(await sweep(3 * MINUTES)).toBe(0);
  await as(ana).send(chatId, 'Gracias');
  expect(await sweep(MINUTES + 1)).toBe(1);
  expect((await notices(store)).map(({ titulo }) => titulo)).toEqual([
    'Tienes un mensaje sin leer',
    'Tienes 2 mensajes sin leer',
  ]);
  expect(await notices(ana)).toEqual([]);
});

it('who silenced the conversation, moved it to the trash or has read it is not told', async () => {
  await as(ana).send(chatId, 'Hola');
  await as(store).change(chatId, { silenciado: true });
  expect(await sweep(MINUTES + 1)).toBe(0);
  await as(store).change(chatId, { silenciado: false, papelera: true });
  expect(await sweep(MINUTES + 1)).toBe(0);
  await as(store).change(chatId, { papelera: false });
  await as(store).read(chatId);
  expect(await sweep(MINUTES + 1)).toBe(0);
  expect(await notices(store)).toEqual([]);
});
