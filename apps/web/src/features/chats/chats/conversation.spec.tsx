import { File as NodeFile } from 'node:buffer';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import type { MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { chatsRoutes } from '@/app/routes-chats';
import {
  buildAdjunto,
  buildChat,
  buildMensaje,
  buildOwn,
  chatId,
  chatsMeta,
  eventOf,
  ME,
  messagesMeta,
  STORE,
} from '@/test/chats';
import { LiveSocket } from '@/test/live-socket';
import { enter, enterAs } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable, wrongAddress } from '@/test/server';

// A busy machine takes long to load and render a page.
configure({ asyncUtilTimeout: 20_000 });
beforeAll(async () => {
  await Promise.all([
    import('@/features/chats/chats/chats-view'),
    import('@/app/panel-frame'),
    import('@/app/realtime-watch'),
  ]);
});
const CHAT = chatId();
const open = (path = `/mensajes/${CHAT}`) =>
  renderApp(path, [...chatsRoutes, { path: '*', element: <h1>Otra página</h1> }]);

/** The FormData's own File class: jsdom's is another. */
const file = (...parts: ConstructorParameters<typeof NodeFile>) => new NodeFile(...parts) as unknown as File;

let socket: LiveSocket;
/** Messages on the fake server. */
let stored: MensajeChat[];
let chat = buildChat();

beforeEach(() => {
  enter();
  socket = new LiveSocket();
  stored = [buildMensaje(1), buildOwn(2)];
  chat = buildChat(1, { seq: 2, lecturas: [{ usuarioId: ME, seq: 2 }] });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  server.use(
    answer(favorites.list, { data: [] }),
    answer(chats.read, { data: { unreadCount: 0, total: 0 } }),
    answer(chats.list, () => ({ data: [chat], meta: chatsMeta(1) })),
    answer(chats.get, () => ({ data: chat })),
    answer(chats.messages, ({ query }) => {
      const from = Number(query.get('desdeSeq') ?? 0);
      const before = Number(query.get('antesDeSeq') ?? Infinity);
      const all = stored.filter(({ seq }) => seq > from && seq < before);
      const page = from ? all : all.slice(-50);
      return { data: page, meta: messagesMeta(stored.length, chat.lecturas, page.length < all.length) };
    }),
  );
});
afterEach(() => socket.end());

const ready = async () => {
  const view = open();
  await screen.findByText('Mensaje 1');
  await socket.ready();
  return view;
};
it('shows a member of a team who of her business wrote, at the side of her business', async () => {
  enterAs('vendedor');
  const business = { _id: 'b'.repeat(24), nombre: 'Repuestos El Ávila', fotoPerfil: null };
  const colleague = { id: 'd'.repeat(24), nombre: 'Luis Rojas' };
  stored = [
    buildMensaje(1),
    buildMensaje(2, { remitente: business, autor: colleague, leido: [business._id] }),
    buildMensaje(3, { remitente: business, autor: { id: ME, nombre: 'María Pérez' }, leido: [business._id] }),
  ];
  chat = buildChat(1, { seq: 3 });
  await ready();
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines.find((line) => line!.includes('Mensaje 2'))).toMatch(/^Luis Rojas/);
  expect(lines.find((line) => line!.includes('Mensaje 3'))).not.toContain('María');
  // Both have been sent, and not received: each has the mark of a sent message.
  expect(screen.getAllByTitle('Enviado')).toHaveLength(2);
});

const field = () => screen.getByRole('textbox', { name: 'Mensaje para Repuestos Turpial' });
const bubble = (text: string) => within(screen.getByRole('log')).getByText(text).closest('li')!;
/** Stores a sent message and acknowledges it. */
const acknowledge = async (count: number, seq: number) => {
  const { content, clientMsgId } = await socket.sends('send_message', count);
  const message = buildOwn(seq, { contenido: String(content), clientMsgId: String(clientMsgId) });
  stored.push(message);
  await socket.receive({ type: 'chat', action: 'message_sent', ...eventOf(message) });
};

describe('sending', () => {
  it('shows a message at once with a clock, then one tick, then the green one when it is read', async () => {
    const { user } = await ready();
    expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeDisabled();
    await user.type(field(), '  ¿Le sirve a un Corolla?{Enter}');
    expect(await within(bubble('¿Le sirve a un Corolla?')).findByTitle('Enviando')).toBeInTheDocument();
    expect(field()).toHaveValue('');
    await acknowledge(1, 3);
    expect(await within(bubble('¿Le sirve a un Corolla?')).findByTitle('Enviado')).toBeInTheDocument();
    await socket.receive({
      type: 'chat',
      action: 'messages_read',
      chatId: CHAT,
      messageIds: [],
      readBy: STORE,
      hastaSeq: 3,
    });
    expect(await within(bubble('¿Le sirve a un Corolla?')).findByTitle('Leído')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Tú: ¿Le sirve a un Corolla/ })).toBeInTheDocument();
  });

  it('takes Shift+Enter as a new line, refuses blanks and counts near the limit', async () => {
    const { user } = await ready();
    await user.type(field(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeDisabled();
    await user.type(field(), 'uno{Shift>}{Enter}{/Shift}dos');
    fireEvent.change(field(), { target: { value: 'x'.repeat(3990) } });
    expect(screen.getByText('10 caracteres disponibles')).toBeInTheDocument();
    fireEvent.change(field(), { target: { value: 'x'.repeat(4002) } });
    expect(screen.getByText('Sobran 2 caracteres')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeDisabled();
    expect(socket.of('send_message')).toEqual([]);
  });

  it('says why a message was refused; it is sent again or let go', async () => {
    const { user } = await ready();
    await user.type(field(), 'uno{Enter}');
    const { action, clientMsgId } = await socket.sends('send_message');
    await socket.receive({
      type: 'error',
      code: 'VALIDACION',
      message: 'Error al enviar el mensaje',
      action,
      clientMsgId,
    } as never);
    const failed = bubble('uno');
    expect(await within(failed).findByTitle('No se envió')).toBeInTheDocument();
    expect(within(failed).getByText('Error al enviar el mensaje')).toBeInTheDocument();
    await user.click(within(failed).getByRole('button', { name: 'Reintentar' }));
    expect((await socket.sends('send_message', 2)).clientMsgId).toBe(clientMsgId);
    await socket.receive({ type: 'error', code: 'VALIDACION', message: 'No', action, clientMsgId } as never);
    await user.click(await within(bubble('uno')).findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('uno')).not.toBeInTheDocument());
  });

  it('keeps what was written without a connection and sends it in order after signing in again', async () => {
    const { user } = await ready();
    socket.reachable = false;
    await socket.lose();
    await user.type(field(), 'uno{Enter}dos{Enter}');
    expect(socket.of('send_message')).toEqual([]);
    expect(screen.getAllByTitle('Enviando')).toHaveLength(2);
    socket.reachable = true;
    await socket.ready();
    await acknowledge(1, 3);
    await acknowledge(2, 4);
    expect(socket.of('send_message').map(({ content }) => content)).toEqual(['uno', 'dos']);
    await waitFor(() => expect(screen.queryByTitle('Enviando')).not.toBeInTheDocument());
  });

  it('keeps a draft for the next visit, and tells that one types', async () => {
    const { user, unmount } = await ready();
    await user.type(field(), 'Buenas tardes');
    await waitFor(() => expect(socket.of('typing')[0]).toMatchObject({ chatId: CHAT, isTyping: true }));
    unmount();
    expect(socket.of('typing').at(-1)).toMatchObject({ isTyping: false });
    expect(socket.of('leave_chat')).toHaveLength(1);
    open('/mensajes?carpeta=borradores');
    const row = await screen.findByRole('link', { name: /Repuestos Turpial.*Borrador: Buenas tardes/ });
    expect(row).toHaveAttribute('href', `/mensajes/${CHAT}?carpeta=borradores`);
    expect(screen.getByRole('link', { name: 'Borradores: 1' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('receiving', () => {
  it('joins what is open, appends what comes and marks it read', async () => {
    await ready();
    expect(socket.of('join_chat')).toHaveLength(1);
    const message = buildMensaje(3, { contenido: 'Sí, le sirve: https://tuerca.ve/a?b=1.' });
    stored.push(message);
    await socket.receive({ type: 'chat', action: 'new_message', ...eventOf(message) });
    const link = await within(screen.getByRole('log')).findByRole('link', { name: 'https://tuerca.ve/a?b=1' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(await socket.sends('read_messages')).toMatchObject({ chatId: CHAT, messageIds: [message._id] });
    expect(screen.getByText('Repuestos Turpial: Sí, le sirve: https://tuerca.ve/a?b=1.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('fetches what is missing before a number that does not follow, and after every loss', async () => {
    await ready();
    stored.push(buildMensaje(3), buildMensaje(4));
    await socket.receive({ type: 'chat', action: 'new_message', ...eventOf(stored[3]!) });
    await within(await screen.findByRole('log')).findByText('Mensaje 4');
    expect(bubble('Mensaje 3')).toBeInTheDocument();
    stored.push(buildMensaje(5));
    await socket.lose();
    await within(screen.getByRole('log')).findByText('Mensaje 5');
    expect(socket.of('join_chat').length).toBeGreaterThan(1);
    stored.push(buildMensaje(6));
    await socket.receive({ type: 'system', action: 'resync' });
    await within(screen.getByRole('log')).findByText('Mensaje 6');
    expect(within(screen.getByRole('log')).getAllByText(/^Mensaje \d$/)).toHaveLength(6);
  });

  it('shows who types and who is there', async () => {
    await ready();
    await socket.receive({ type: 'chat', action: 'presence', chatId: CHAT, online: [ME, STORE] });
    expect(await screen.findByText('En línea')).toBeInTheDocument();
    await socket.receive({ type: 'chat', action: 'typing_status', chatId: CHAT, userId: STORE, isTyping: true });
    expect(await screen.findByText('Escribiendo...')).toBeInTheDocument();
    await socket.receive({ type: 'chat', action: 'new_message', ...eventOf(buildMensaje(3)) });
    await waitFor(() => expect(screen.queryByText('Escribiendo...')).not.toBeInTheDocument());
  });

  it('draws the line where the unread ones begin, and fetches older ones', async () => {
    stored = Array.from({ length: 60 }, (_, i) => buildMensaje(i + 1));
    chat = buildChat(1, { seq: 60, unreadCount: 2, lecturas: [{ usuarioId: ME, seq: 58 }] });
    const { user } = open();
    expect(await screen.findByText('Nuevos mensajes')).toBeInTheDocument();
    const log = screen.getByRole('log');
    expect(within(log).queryByText('Mensaje 10')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver mensajes anteriores' }));
    await within(log).findByText('Mensaje 10');
    expect(within(log).getAllByText(/^Mensaje \d+$/)[0]).toHaveTextContent('Mensaje 1');
    expect(screen.queryByRole('button', { name: 'Ver mensajes anteriores' })).not.toBeInTheDocument();
  });
});

describe('files', () => {
  it('are uploaded when they are chosen, shown before sending, and sent by their ids', async () => {
    const { user } = await ready();
    const adjunto = buildAdjunto();
    server.use(answer(chats.upload, { data: [adjunto] }));
    await user.upload(
      screen.getByLabelText('Archivos para adjuntar'),
      file(['x'], 'pastillas.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByText('120 kB, listo');
    await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    expect(await socket.sends('send_message')).toMatchObject({ content: '', adjuntos: [adjunto._id] });
    expect(await screen.findByRole('img', { name: 'Foto de ti: pastillas.jpg' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Archivos del mensaje' })).not.toBeInTheDocument();
  });

  it('that cannot be sent say why, and can be tried again or taken away', async () => {
    const { user } = await ready();
    server.use(fail(chats.upload, 'ADJUNTO_NO_SOPORTADO'));
    const input = screen.getByLabelText('Archivos para adjuntar');
    await userEvent.setup({ applyAccept: false }).upload(input, file(['x'], 'a.zip', { type: 'application/zip' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Adjunta una foto');
    await user.upload(input, file(['x'], 'nota.pdf', { type: 'application/pdf' }));
    const again = await screen.findByRole('button', { name: 'Reintentar nota.pdf' });
    expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeDisabled();
    server.use(answer(chats.upload, { data: [buildAdjunto(2, { tipo: 'pdf', nombre: 'nota.pdf' })] }));
    await user.click(again);
    await screen.findByText('120 kB, listo');
    await user.click(screen.getByRole('button', { name: 'Quitar nota.pdf' }));
    expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeDisabled();
  });
});

describe('a conversation that does not come', () => {
  it('says so with a retry, whether the server answers or not', async () => {
    server.use(fail(chats.messages, 'NO_DISPONIBLE'));
    const { user } = open();
    await socket.ready();
    expect(await screen.findByText('No se pudieron cargar los mensajes')).toBeInTheDocument();
    server.use(unreachable(chats.messages));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText('Error al cargar los mensajes')).toBeInTheDocument();
  });

  it.each([
    ['is not mine', fail(chats.get, 'CHAT_NO_ENCONTRADO'), 'No encontramos esta conversación.'],
    ['has a wrong address', wrongAddress(chats.get), REQUEST_MESSAGES.wrongAddress],
  ])('or %s leads back to the list, and offers nothing to try again', async (_, answered, words) => {
    server.use(answered);
    open();
    await socket.ready();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver las conversaciones' })).toHaveAttribute('href', '/mensajes');
    expect(screen.getByRole('heading', { level: 1, name: 'Conversación' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Intentar nuevamente' })).not.toBeInTheDocument();
  });
});
