import { screen, waitFor } from '@testing-library/react';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import {
  DEFAULT_NOTICE_PREFERENCES,
  type NoticePreferencesAnswer,
  type NoticePreferencesChange,
} from '@tuerca/contracts/chats/notifications/preferences';
import { accountRoutes } from '@/app/routes-account';
import { PushCard } from '@/entities/chats/notifications/push-card';
import { enter } from '@/test/people';
import { renderApp, renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const known: NoticePreferencesAnswer = {
  ...DEFAULT_NOTICE_PREFERENCES,
  canales: { correo: true, push: true },
  dispositivo: false,
};
const undo: (() => void)[] = [];
const replace = (on: object, name: string, value: unknown) => {
  const before = Object.getOwnPropertyDescriptor(on, name);
  Object.defineProperty(on, name, { configurable: true, value });
  undo.push(() => (before ? Object.defineProperty(on, name, before) : delete (on as Record<string, unknown>)[name]));
};
/** A browser that can be pushed to, and what its person says when it asks. */
function canBePushedTo(says: NotificationPermission, before: NotificationPermission = 'default') {
  const Permission = { permission: before, requestPermission: async () => (Permission.permission = says) };
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => true,
  };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const registration = { pushManager };
  replace(navigator, 'serviceWorker', {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    addEventListener() {},
    removeEventListener() {},
  });
  replace(window, 'PushManager', class {});
  replace(window, 'Notification', Permission);
}
afterEach(() => undo.splice(0).forEach((back) => back()));

const open = (preferences = known, publicKey: string | null = KEY) => {
  enter('store');
  server.use(
    answer(notifications.preferences, { data: preferences }),
    answer(notifications.pushKey, { data: { publicKey } }),
  );
  return renderApp('/notificaciones/preferencias', accountRoutes);
};
const toggle = (name: string) => screen.findByRole('switch', { name });

describe('what I am told and how', () => {
  it('is a switch per kind and channel, kept at once', async () => {
    const sent: unknown[] = [];
    const { user } = open();
    server.use(
      answer(notifications.updatePreferences, ({ body }) => {
        sent.push(body);
        const { tipos } = body as NoticePreferencesChange;
        return { data: { ...known, tipos: { ...known.tipos, cita: { ...known.tipos.cita, ...tipos?.cita } } } };
      }),
    );
    await user.click(await toggle('Citas por correo'));
    expect(await toggle('Citas por correo')).not.toBeChecked();
    expect(await screen.findByText('Guardamos tus preferencias de notificaciones')).toBeInTheDocument();
    expect(sent).toEqual([{ tipos: { cita: { correo: false } } }]);
  });

  it('a channel that is off takes its kinds along, and a change that is not kept is taken back', async () => {
    const { user } = open();
    server.use(fail(notifications.updatePreferences, 'ERROR_INTERNO'));
    await user.click(await toggle('Recibir correos'));
    await waitFor(async () => expect(await toggle('Recibir correos')).toBeChecked());
    expect(await toggle('Pagos por correo')).toBeEnabled();
    server.use(answer(notifications.updatePreferences, { data: { ...known, canales: { correo: false, push: true } } }));
    await user.click(await toggle('Recibir correos'));
    await waitFor(async () => expect(await toggle('Pagos por correo')).toBeDisabled());
    expect(await toggle('Pagos por correo')).not.toBeChecked();
    expect(await toggle('Pagos en mis dispositivos')).toBeChecked();
  });

  it('offers a retry when it cannot be read', async () => {
    open();
    server.use(fail(notifications.preferences, 'NO_DISPONIBLE'));
    expect(await screen.findByRole('button', { name: 'Intentar nuevamente' })).toBeInTheDocument();
  });
});

describe('this device', () => {
  it('is told after a press and the browser’s question, and can be taken off again', async () => {
    canBePushedTo('granted');
    const sent: unknown[] = [];
    const { user } = open();
    server.use(
      answer(notifications.subscribe, ({ body }) => (sent.push(body), { data: null })),
      answer(notifications.unsubscribe, { data: null }),
    );
    await user.click(await screen.findByRole('button', { name: 'Activar en este dispositivo' }));
    expect(await screen.findByRole('button', { name: 'Desactivar' })).toBeInTheDocument();
    expect(sent).toMatchObject([{ endpoint: 'https://push.example.com/1' }]);
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByRole('button', { name: 'Activar en este dispositivo' })).toBeInTheDocument();
  });

  it('says what to do after a no', async () => {
    canBePushedTo('denied');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Activar en este dispositivo' }));
    expect(await screen.findByText(/^Bloqueaste las notificaciones de Tuerca/)).toBeInTheDocument();
  });

  it('says why not: no support, an iPhone without the home screen, a deployment that pushes nothing', async () => {
    const { unmount } = open();
    expect(await screen.findByText(/^Este navegador no puede recibir notificaciones/)).toBeInTheDocument();
    unmount();
    replace(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    const phone = open();
    expect(await screen.findByText(/agrega Tuerca a la pantalla de inicio/)).toBeInTheDocument();
    phone.unmount();
    open(known, null);
    expect(await screen.findByText('Todavía no enviamos notificaciones a dispositivos.')).toBeInTheDocument();
  });
});

describe('the offer when it helps', () => {
  const card = () => renderElement(<PushCard about="Sabrás cuando se confirme tu pago." />);
  const offer = () => screen.queryByText('¿Te avisamos en este dispositivo?');
  beforeEach(() => {
    enter();
    server.use(answer(notifications.pushKey, { data: { publicKey: KEY } }));
  });

  it('is made once, and a no is a no', async () => {
    canBePushedTo('granted');
    const { user, unmount } = card();
    await user.click(await screen.findByRole('button', { name: 'No, gracias' }));
    expect(offer()).not.toBeInTheDocument();
    unmount();
    card();
    expect(offer()).not.toBeInTheDocument();
  });

  it('asks the browser after a press alone', async () => {
    canBePushedTo('granted');
    server.use(answer(notifications.subscribe, { data: null }));
    const { user } = card();
    await user.click(await screen.findByRole('button', { name: 'Sí, avísame' }));
    expect(await screen.findByText('Este dispositivo recibirá tus notificaciones')).toBeInTheDocument();
    expect(offer()).not.toBeInTheDocument();
  });

  it('is not made where it is decided or impossible', async () => {
    canBePushedTo('granted', 'granted');
    const { queryClient } = card();
    expect(offer()).not.toBeInTheDocument();
    expect(queryClient.isFetching()).toBe(0);
  });
});
