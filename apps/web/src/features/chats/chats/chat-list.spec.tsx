import { configure, screen, waitFor, within } from '@testing-library/react';
import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import { favorites } from '@tuerca/contracts/products/favorites/endpoints';
import { chatsRoutes } from '@/app/routes-chats';
import { buildChat, buildMensaje, chatId, chatsMeta, eventOf, ME, messagesMeta, STORE } from '@/test/chats';
import { LiveSocket } from '@/test/live-socket';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// A busy machine takes long to load a page and to draw it.
configure({ asyncUtilTimeout: 20_000 });
beforeAll(async () => {
  await Promise.all([
    import('@/features/chats/chats/chats-view'),
    import('@/app/panel-frame'),
    import('@/app/realtime-watch'),
  ]);
});
const open = (path = '/mensajes') => renderApp(path, [...chatsRoutes, { path: '*', element: <h1>Otra página</h1> }]);
const other = (n: number, nombre: string, over = {}) =>
  buildChat(n, {
    nombre,
    seq: 4,
    ultimoMensaje: { contenido: `Hola de ${nombre}`, fecha: '2025-11-12T14:00:00.000Z', remitente: STORE, seq: 4 },
    ...over,
  });

let socket: LiveSocket;
beforeEach(() => {
  enter();
  socket = new LiveSocket();
  server.use(answer(favorites.list, { data: [] }), answer(chats.read, { data: { unreadCount: 0, total: 0 } }));
});
afterEach(() => socket.end());

const rows = () => within(screen.getByRole('list', { name: 'Conversaciones' })).getAllByRole('link');

describe('the list', () => {
  it('moves a conversation to the top when something is written there, and counts it', async () => {
    const list = [other(1, 'Frenos Ávila'), other(2, 'Grupo del Corolla', { tipo: 'grupo' })];
    server.use(answer(chats.list, () => ({ data: list, meta: chatsMeta(2) })));
    open();
    await screen.findByText('Hola de Frenos Ávila');
    expect(rows()[1]).toHaveAccessibleName(/Grupo del Corolla 2 personas/);
    expect(rows()[0]).toHaveTextContent('12/11/2025');
    await socket.ready();
    const message = buildMensaje(5, { chat: chatId(2), contenido: '¿Lo tienes?', fecha: new Date().toISOString() });
    const { contenido, fecha, seq } = message;
    list.reverse()[0] = other(2, 'Grupo del Corolla', {
      tipo: 'grupo',
      seq: 5,
      unreadCount: 1,
      ultimoMensaje: { contenido, fecha, remitente: STORE, seq },
    });
    await socket.receive({ type: 'chat', action: 'new_message', ...eventOf(message) });
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Repuestos Turpial: ¿Lo tienes?'));
    expect(rows()[0]).toHaveAccessibleName(/1 mensaje sin leer/);
    await socket.receive({
      type: 'chat',
      action: 'unread_count_update',
      data: { unreadCount: 3, chatId: chatId(2), chatUnread: 3 },
    });
    await waitFor(() => expect(rows()[0]).toHaveAccessibleName(/3 mensajes sin leer/));
  });

  it('is searched by the API, and says when nothing is found', async () => {
    const asked: (string | null)[] = [];
    server.use(
      answer(chats.list, ({ query }) => {
        asked.push(query.get('q'));
        const data = query.get('q') ? [] : [other(1, 'Frenos Ávila')];
        return { data, meta: chatsMeta(data.length) };
      }),
    );
    const { user, address } = open();
    await screen.findByText('Hola de Frenos Ávila');
    await user.type(screen.getByRole('textbox', { name: 'Buscar conversación' }), 'bujías{Enter}');
    expect(await screen.findByText('No encontramos conversaciones con «bujías»')).toBeInTheDocument();
    expect(address()).toBe('/mensajes?q=buj%C3%ADas');
    expect(asked).toContain('bujías');
    await user.click(screen.getByRole('link', { name: 'Borrar la búsqueda' }));
    await screen.findByText('Hola de Frenos Ávila');
  });

  it.each([
    ['/mensajes', 'Todavía no tienes conversaciones'],
    ['/mensajes?carpeta=destacados', 'Nada destacado'],
    ['/mensajes?carpeta=borradores', 'Sin borradores'],
    ['/mensajes?carpeta=papelera', 'La papelera está vacía'],
  ])('%s without any says: %s', async (path, title) => {
    open(path);
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('says when it did not come, whether the server answers or not', async () => {
    server.use(fail(chats.list, 'NO_DISPONIBLE'));
    const { user } = open();
    await socket.ready();
    expect(await screen.findByText('No se pudieron cargar las conversaciones')).toBeInTheDocument();
    server.use(unreachable(chats.list));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText('Error al cargar las conversaciones')).toBeInTheDocument();
  });

  it.each([
    [null, '/iniciar-sesion?volver=%2Fmensajes', 'Sesión no válida. Por favor inicie sesión.'],
    ['admin', '/no-autorizado', 'No tienes permisos para acceder a esta sección'],
  ] as const)('sends %s to %s', async (role, target, said) => {
    if (role) enter(role);
    else localStorage.clear();
    if (!role) (await import('@/lib/session')).signOut();
    const { address } = open();
    await waitFor(() => expect(address()).toBe(target));
    expect(await screen.findByText(said)).toBeInTheDocument();
  });
});

describe('a new conversation', () => {
  const contact = (n: number, nombre: string) => ({
    _id: chatId(n),
    nombre,
    fotoPerfil: null,
    role: 'store' as const,
  });

  it('is with one person, or with several under a name', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(chats.contacts, { data: [contact(10, 'Repuestos Turpial'), contact(11, 'Frenos Ávila')] }),
      answer(chats.create, ({ body }) => {
        sent.push(body);
        return { data: buildChat() };
      }),
      answer(chats.get, { data: buildChat() }),
      answer(chats.messages, { data: [], meta: messagesMeta(0) }),
    );
    const { user, address } = open();
    await user.click(
      await screen
        .findByRole('button', { name: 'Nueva conversación' })
        .catch(() => screen.getAllByRole('button', { name: 'Nueva conversación' })[0]!),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Nueva conversación' });
    await user.click(await within(dialog).findByRole('checkbox', { name: /Repuestos Turpial/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: /Frenos Ávila/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Crear grupo' }));
    expect(await within(dialog).findByText('Ponle un nombre al grupo, de 2 letras o más')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: /Nombre del grupo/ }), 'Mi Corolla');
    await user.click(within(dialog).getByRole('button', { name: 'Crear grupo' }));
    await waitFor(() => expect(address()).toBe(`/mensajes/${chatId()}`));
    expect(sent).toEqual([{ participantes: [chatId(10), chatId(11)], nombre: 'Mi Corolla' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Todavía no hay mensajes', { selector: 'p' })).toBeInTheDocument();
  });
});

describe('what can be done with a conversation', () => {
  const group = buildChat(1, { tipo: 'grupo', nombre: 'Mi Corolla', seq: 1 });
  beforeEach(() =>
    server.use(
      answer(chats.list, { data: [group], meta: chatsMeta(1) }),
      answer(chats.get, { data: group }),
      answer(chats.messages, { data: [buildMensaje(1)], meta: messagesMeta(1) }),
    ),
  );

  it('is starred at once, and taken back when the server refuses', async () => {
    const { user } = open(`/mensajes/${chatId()}`);
    server.use(fail(chats.update, 'NO_DISPONIBLE'));
    await user.click(await screen.findByRole('button', { name: 'Destacar conversación' }));
    expect(await screen.findByText(/El servicio no está disponible/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Destacar conversación' })).toHaveAttribute('aria-pressed', 'false');
    server.use(
      answer(chats.update, { data: { ...group, destacado: true } }),
      answer(chats.get, { data: { ...group, destacado: true } }),
    );
    await user.click(screen.getByRole('button', { name: 'Destacar conversación' }));
    expect(await screen.findByRole('button', { name: 'Quitar de destacados' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes to the trash, and a member of a group is taken out', async () => {
    const changes: unknown[] = [];
    server.use(
      answer(chats.update, ({ body }) => {
        changes.push(body);
        return { data: { ...group, papelera: true } };
      }),
      answer(chats.removeMember, ({ params }) => {
        changes.push(params.usuarioId);
        return { data: null };
      }),
    );
    const { user, address } = open(`/mensajes/${chatId()}`);
    const menu = { name: 'Más acciones de Mi Corolla' };
    await user.click(await screen.findByRole('button', menu));
    await user.click(screen.getByRole('menuitem', { name: 'Personas del grupo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Personas del grupo' });
    await user.click(within(dialog).getByRole('button', { name: 'Sacar a Repuestos Turpial del grupo' }));
    await waitFor(() => expect(changes).toEqual([STORE]));
    await user.click(within(dialog).getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'Mover a la papelera' }));
    await waitFor(() => expect(address()).toBe('/mensajes'));
    expect(changes).toEqual([STORE, { papelera: true }]);
    expect(group.creadorId).toBe(ME);
  });

  it('takes one more person with a press, and asks before one leaves a group', async () => {
    const changes: unknown[] = [];
    const carla = { _id: chatId(12), nombre: 'Carla', fotoPerfil: null, role: 'client' as const };
    server.use(
      answer(chats.contacts, { data: [carla] }),
      answer(chats.addMember, ({ body }) => {
        changes.push(body);
        return { data: { ...group, participantes: [...group.participantes, carla] } };
      }),
      answer(chats.removeMember, ({ params }) => {
        changes.push(params.usuarioId);
        return { data: null };
      }),
    );
    const { user, address } = open(`/mensajes/${chatId()}`);
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Mi Corolla' }));
    await user.click(screen.getByRole('menuitem', { name: 'Personas del grupo' }));
    await user.click(await screen.findByRole('button', { name: 'Agregar a alguien' }));
    await user.click(await screen.findByRole('button', { name: /^Agregar a Carla/ }));
    const members = await screen.findByRole('list', { name: 'Personas' });
    expect(within(members).getByText('Carla')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salir del grupo' }));
    const question = await screen.findByRole('dialog', { name: '¿Salir del grupo?' });
    expect(changes).toEqual([{ usuarioId: chatId(12) }]);
    await user.click(within(question).getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(address()).toBe('/mensajes'));
    expect(changes).toEqual([{ usuarioId: chatId(12) }, ME]);
  });

  it('leaves its name to whoever created it', async () => {
    server.use(answer(chats.get, { data: { ...group, creadorId: STORE } }));
    const { user } = open(`/mensajes/${chatId()}`);
    await user.click(await screen.findByRole('button', { name: 'Más acciones de Mi Corolla' }));
    await user.click(screen.getByRole('menuitem', { name: 'Personas del grupo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Personas del grupo' });
    expect(within(dialog).getByText('Mi Corolla')).toBeInTheDocument();
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
  });
});
