import { CHAT_ACTIONS } from '@tuerca/contracts/chats/chats/frames';
import { type Role, ROLES } from '@tuerca/contracts/kernel/roles';
import { UsersService } from '../src/auth/users/users.service';
import { type Actor, mintUser } from './actors';
import { chatCalls, ChatSocket, openChat } from './chats';
import { call, type Harness, startApp } from './harness';
import { jpeg } from './pictures';

// Written by hand from the list of operations, not derived from the contracts: a call that opens by mistake is red here.
/** Method, path, body; `:chat` is a conversation of Ana and the store, `:group` one of the store, Ana and the workshop. */
const OF_A_MEMBER: [string, string, object | null][] = [
  ['GET', '/api/chats/:chat', null],
  ['GET', '/api/chats/:chat/mensajes', null],
  ['POST', '/api/chats/mensaje', { chatId: ':chat', contenido: 'Hola' }],
  ['PUT', '/api/chats/:chat/read', {}],
  ['PUT', '/api/chats/:chat', { destacado: true }],
  ['GET', '/api/chats/:chat/adjuntos/:file', null],
  ['POST', '/api/chats/:group/participantes', { usuarioId: ':workshop' }],
  ['DELETE', '/api/chats/:group/participantes/:nobody', null],
  ['DELETE', '/api/chats/:chat', null],
];
const OF_A_ROLE: [string, string, object | null][] = [
  ['GET', '/api/chats', null],
  ['GET', '/api/chats/contactos', null],
  ['POST', '/api/chats', {}],
  ['POST', '/api/upload/chat', {}],
];
const FRAMES: [string, object][] = [
  ['join_chat', { chatId: ':chat' }],
  ['send_message', { chatId: ':chat', content: 'Hola', clientMsgId: 'acceso-0001' }],
  ['typing', { chatId: ':chat', isTyping: true }],
  ['read_messages', { chatId: ':chat', messageIds: [':message'] }],
];
const TAKES_PART: Role[] = ['client', 'store', 'workshop'];
const NOWHERE = 'f'.repeat(24);

let h: Harness;
let ana: Actor;
let store: Actor;
let strangers: Record<Role, Actor>;
const ids: Record<string, string> = { nobody: NOWHERE };
const filled = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replace(/:(chat|group|file|message|workshop|nobody)\b/g, (_all, name: string) => ids[name]!),
  ) as T;
const ask = async (method: string, path: string, body: object | null, token?: string) => {
  const { status, body: answer } = await call(h.base, method, filled(path), {
    token,
    body: filled(body) ?? undefined,
  });
  return [status, answer.code] as const;
};

beforeAll(async () => {
  h = await startApp();
  [ana, store] = [await mintUser(h, 'client'), await mintUser(h, 'store')];
  const workshop = await mintUser(h, 'workshop');
  ids.workshop = workshop.user._id;
  strangers = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await mintUser(h, role)] as const)),
  ) as Record<Role, Actor>;
  ids.chat = await openChat(h, ana, store);
  const form = new FormData();
  form.append('adjuntos', new Blob([new Uint8Array(await jpeg(20, 20))]), 'foto.jpg');
  const uploaded = await fetch(`${h.base}/api/upload/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.token}` },
    body: form,
  });
  ids.file = ((await uploaded.json()) as { data: { _id: string }[] }).data[0]!._id;
  ids.message = (await chatCalls(h.base, ana).send(ids.chat, '', { adjuntos: [ids.file] })).body.data._id;
  const members = [ana.user._id, workshop.user._id];
  ids.group = (await chatCalls(h.base, store).open({ participantes: members, nombre: 'Frenos de Ana' })).body.data._id;
});
afterAll(() => h.close());

it.each(OF_A_MEMBER)(
  '%s %s is for members alone, and for others as if it did not exist',
  async (method, path, body) => {
    expect(await ask(method, path, body)).toEqual([401, 'SESION_REQUERIDA']);
    for (const role of ROLES) {
      const expected = TAKES_PART.includes(role) ? [404, 'CHAT_NO_ENCONTRADO'] : [403, 'SIN_PERMISO'];
      expect([role, ...(await ask(method, path, body, strangers[role].token))]).toEqual([role, ...expected]);
    }
    const nowhere = { ...ids };
    Object.assign(ids, { chat: NOWHERE, group: NOWHERE });
    expect(await ask(method, path, body, ana.token)).toEqual([404, 'CHAT_NO_ENCONTRADO']);
    Object.assign(ids, nowhere);
    // The store made the group; of the calls on it, that for somebody who is not in it finds nobody.
    const [status] = await ask(method, path, body, store.token);
    expect([method, path, status]).toEqual([
      method,
      path,
      path.includes(':nobody') ? 404 : method === 'POST' && !path.includes('participantes') ? 201 : 200,
    ]);
  },
);

it.each(OF_A_ROLE)('%s %s is for clients, stores and workshops', async (method, path, body) => {
  expect((await ask(method, path, body))[0]).toBe(401);
  for (const role of ROLES) {
    const [status] = await ask(method, path, body, strangers[role].token);
    if (TAKES_PART.includes(role)) expect([401, 403, 404]).not.toContain(status);
    else expect([role, status]).toEqual([role, 403]);
  }
});

it('frames: members alone, nothing leaks to others, and who sent one knows which was refused', async () => {
  const watching = await ChatSocket.open(h.base, store);
  watching.send('join_chat', filled({ chatId: ':chat' }));
  await watching.frame(({ action }) => action === 'presence');
  const before = watching.frames.length;
  for (const role of ROLES) {
    const socket = await ChatSocket.open(h.base, strangers[role]);
    const code = TAKES_PART.includes(role) ? 'CHAT_NO_ENCONTRADO' : 'SIN_PERMISO';
    for (const [action, fields] of FRAMES) {
      socket.send(action, filled(fields));
      const error = await socket.frame((frame) => frame.type === 'error' && frame.action === action);
      expect([role, error]).toEqual([role, expect.objectContaining({ code, chatId: ids.chat })]);
      if (action === 'send_message') expect(error.clientMsgId).toBe('acceso-0001');
    }
    socket.send('leave_chat', filled({ chatId: ':chat' }));
    socket.send('get_unread_count');
    if (TAKES_PART.includes(role))
      expect(await socket.frame(({ action }) => action === 'unread_count_update')).toMatchObject({
        data: { unreadCount: 0 },
      });
    else await socket.frame(({ action, code: refused }) => action === 'get_unread_count' && refused === 'SIN_PERMISO');
    expect(socket.frames.filter(({ type }) => type === 'chat').map(({ action }) => action)).toEqual(
      TAKES_PART.includes(role) ? ['unread_count_update'] : [],
    );
    socket.close();
  }
  await watching.settled();
  expect(watching.frames.slice(before).filter(({ action }) => action !== 'unread_count_update')).toEqual([]);
  watching.close();
  expect(Object.keys(CHAT_ACTIONS).sort()).toEqual(
    [...FRAMES.map(([action]) => action), 'leave_chat', 'get_unread_count'].sort(),
  );
});

it('what is no frame or no id is answered with a code, and the socket stays', async () => {
  const socket = await ChatSocket.open(h.base, ana);
  const chatId = ids.chat!;
  const hostile: [string, object][] = [
    ['join_chat', {}],
    ['join_chat', { chatId: { $ne: null } }],
    ['join_chat', { chatId: '../../etc' }],
    ['send_message', { chatId, content: '   ' }],
    ['send_message', { chatId, content: 'x'.repeat(4001) }],
    ['send_message', { chatId, content: 'a', clientMsgId: '$where' }],
    ['send_message', { chatId, content: ['a'] }],
    ['send_message', { chatId, content: 'a', adjuntos: [NOWHERE] }],
    ['send_message', { chatId, content: 'a', adjuntos: Array(9).fill(NOWHERE) }],
    ['typing', { chatId, isTyping: 'yes' }],
    ['read_messages', { chatId, messageIds: [] }],
    ['read_messages', { chatId, messageIds: [{ $gt: '' }] }],
    ['read_messages', { chatId, messageIds: Array(201).fill(NOWHERE) }],
  ];
  for (const [n, [action, fields]] of hostile.entries()) {
    socket.send(action, fields);
    await socket.frame(() => socket.errors().length > n);
    expect(socket.errors().at(-1)).toMatchObject({ code: 'ENTRADA_INVALIDA', action });
  }
  socket.raw({ type: 'chat', action: 'constructor' });
  await socket.frame(({ code }) => code === 'NO_ENCONTRADO');
  await socket.settled();
  socket.close();
});

it('a deactivated account is out: no call, no socket', async () => {
  const eva = await mintUser(h, 'client');
  const chatId = await openChat(h, eva, store);
  const socket = await ChatSocket.open(h.base, eva);
  const closed = new Promise((resolve) => socket.socket.once('close', resolve));
  await h.app.get(UsersService, { strict: false }).setActive(eva.user._id, false);
  expect(await closed).toBe(4401);
  expect((await chatCalls(h.base, eva).send(chatId, 'Hola')).status).toBe(401);
});
