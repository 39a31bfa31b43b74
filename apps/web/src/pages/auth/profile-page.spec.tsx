import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { users } from '@tuerca/contracts/auth/users/endpoints';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { accountRoutes } from '@/app/routes-account';
import { purchaseRoutes } from '@/app/routes-purchase';
import { savesData } from '@/lib/data-saver';
import { getSession } from '@/lib/session';
import { buildSession, enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { securityHandlers } from '@/test/security';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const usuario = (role: Role = 'client', overrides: Partial<Usuario> = {}): Usuario => ({
  ...buildSession(role).user,
  ...overrides,
});
const open = (me: Usuario = usuario(), path = '/perfil') => {
  enter(me.role);
  server.use(answer(auth.me, { data: me }), answer(garaje.list, { data: [] }));
  return renderApp(path, [...accountRoutes, ...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const ready = () => screen.findByRole('heading', { name: 'Datos personales' });
// The panel around the page names the person and the places, too.
const page = () => within(screen.getByRole('main'));
const button = (name: string) => screen.getByRole('button', { name });
const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => server.use(...securityHandlers()));

describe('my profile', () => {
  it('asks a visitor to sign in and come back', async () => {
    const { address } = renderApp('/perfil', [...accountRoutes, { path: '*', element: <h1>Otra página</h1> }]);
    expect(await screen.findByText('Sesión no válida. Por favor inicie sesión.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/iniciar-sesion?volver=%2Fperfil'));
  });

  it('says who I am, with the ways to my places and out', async () => {
    server.use(answer(auth.logout, { data: null }));
    const { user, address } = open();
    await ready();
    expect(screen.getByText('Cliente')).toBeInTheDocument();
    expect(screen.getByText('Correo verificado')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mi panel' })).toHaveAttribute('href', '/cliente');
    expect(screen.getByRole('link', { name: 'Mis compras' })).toHaveAttribute('href', '/cliente/ordenes');
    expect(page().getByRole('link', { name: 'Favoritos' })).toHaveAttribute('href', '/favoritos');
    expect(await screen.findByText('Tu garaje está vacío')).toBeInTheDocument();
    expect(button('Oscuro')).toBeInTheDocument();
    await user.click(button('Cerrar sesión'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(getSession().status).toBe('anonymous');
  });

  it('of an administrator has no garage', async () => {
    open(usuario('admin'));
    await ready();
    expect(screen.getByText('Correo verificado')).toBeInTheDocument();
    expect(button('Guardar cambios')).toBeInTheDocument();
    expect(screen.queryByText('Mi garaje')).not.toBeInTheDocument();
  });

  it('offers a retry when it cannot be read', async () => {
    enter('admin');
    server.use(fail(auth.me, 'ERROR_INTERNO'));
    const { user } = renderApp('/perfil', accountRoutes);
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(auth.me, { data: usuario('admin') }));
    await user.click(retry);
    expect(await ready()).toBeInTheDocument();
    expect(screen.getByText('Administrador')).toBeInTheDocument();
    expect(screen.queryByText('Mi garaje')).not.toBeInTheDocument();
  });
});

describe('saving data', () => {
  it('is chosen for this device, which says what its visits received', async () => {
    localStorage.setItem(
      'tuerca-consumo',
      JSON.stringify({ last: Date.now(), bytes: 1_240_000, before: [400_000, 20_000] }),
    );
    const { user } = open();
    await ready();
    const panel = within(screen.getByRole('region', { name: 'Ahorro de datos' }));
    expect(panel.getByText('1,2 MB')).toBeInTheDocument();
    expect(panel.getByText('Promedio de 2 anteriores').nextSibling).toHaveTextContent('0,2 MB');
    expect(panel.getByRole('button', { name: 'Automático', pressed: true })).toBeInTheDocument();
    expect(savesData()).toBe(false);
    await user.click(panel.getByRole('button', { name: 'Sí' }));
    expect(panel.getByRole('button', { name: 'Sí', pressed: true })).toBeInTheDocument();
    expect(savesData()).toBe(true);
  });
});

describe('my data', () => {
  it('are checked, sent and drawn at once', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(users.updateProfile, ({ body }) => (sent.push(body), { data: usuario('client', { nombre: 'Ana Díaz' }) })),
    );
    const { user } = open();
    await ready();
    expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('0414-1234567');
    set(/^Nombre y apellido/, ' ');
    set(/^Teléfono/, '123');
    set(/^Ciudad/, '');
    await user.click(button('Guardar cambios'));
    expect(await screen.findByText('El nombre es obligatorio')).toBeInTheDocument();
    expect(screen.getByText('El teléfono no es válido. Ejemplo: 0414-1234567')).toBeInTheDocument();
    expect(screen.getByText('La ciudad es obligatoria')).toBeInTheDocument();
    set(/^Nombre y apellido/, ' Ana Díaz ');
    set(/^Teléfono/, '0412 555 44 33');
    set(/^Ciudad/, 'Caracas');
    set(/^Calle/, 'Av. Sucre');
    set(/^Fecha de nacimiento/, '1991-02-03');
    await user.click(button('Guardar cambios'));
    expect(await screen.findByText('Perfil actualizado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        nombre: 'Ana Díaz',
        telefono: '+584125554433',
        fechaNacimiento: '1991-02-03',
        direccion: expect.objectContaining({
          ciudad: 'Caracas',
          estado: 'Distrito Capital',
          codigoPostal: '1010',
          pais: 'Venezuela',
          calle: 'Av. Sucre',
        }),
      },
    ]);
    expect(getSession().user?.nombre).toBe('Ana Díaz');
    expect(page().getByText('Ana Díaz')).toBeInTheDocument();
  });

  it('say of what to be told, one by one and at once; a failure leaves the switch where it was', async () => {
    const sent: unknown[] = [];
    const preferencias = { notificacionesEmail: true, notificacionesPush: true, newsletter: false, ofertas: false };
    server.use(
      answer(users.updateProfile, ({ body }) => {
        sent.push(body);
        return { data: usuario('client', { preferencias: { ...preferencias, ofertas: true } }) };
      }),
    );
    const { user } = open(usuario('client', { preferencias }), '/cliente/configuracion');
    await ready();
    expect(screen.getByRole('heading', { level: 1, name: 'Configuración' })).toBeInTheDocument();
    expect(page().getByText('Cédula V-12.345.678')).toBeInTheDocument();
    const offers = screen.getByRole('switch', { name: /^Ofertas para tus vehículos/ });
    expect(offers).not.toBeChecked();
    await user.click(offers);
    expect(await screen.findByText('Perfil actualizado correctamente')).toBeInTheDocument();
    expect(offers).toBeChecked();
    expect(sent).toEqual([{ preferencias: { ofertas: true } }]);
    server.use(unreachable(users.updateProfile));
    await user.click(screen.getByRole('switch', { name: /^Boletín/ }));
    expect(await screen.findByText(/No se pudo conectar con el servidor/)).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: /^Boletín/ })).not.toBeChecked();
  });

  it('stay in the form when they are refused', async () => {
    server.use(unreachable(users.updateProfile));
    const { user } = open();
    await ready();
    set(/^Nombre y apellido/, 'Ana Díaz');
    await user.click(button('Guardar cambios'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error al guardar el perfil: No se pudo conectar con el servidor.',
    );
    expect(screen.getByLabelText(/^Nombre y apellido/)).toHaveValue('Ana Díaz');
  });

  it('need no address of who has none, and never one of a business', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(users.updateProfile, ({ body }) => (sent.push(body), { data: usuario('admin', { direccion: null }) })),
    );
    const { user, unmount } = open(usuario('admin', { direccion: null }));
    await ready();
    await user.click(button('Guardar cambios'));
    await waitFor(() => expect(sent).toEqual([{ nombre: 'María Pérez', telefono: '+584141234567', direccion: null }]));
    unmount();
    const { user: store } = open(usuario('store', { negocio: 'Repuestos Turpial' }));
    await ready();
    expect(screen.getByText('Tienda · Repuestos Turpial')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Ciudad/)).not.toBeInTheDocument();
    await store.click(button('Guardar cambios'));
    await waitFor(() => expect(sent[1]).toEqual({ nombre: 'María Pérez', telefono: '+584141234567' }));
  });
});

describe('my e-mail address', () => {
  it('can be confirmed by a new link', async () => {
    server.use(answer(auth.resendVerification, { data: null }));
    const { user } = open(usuario('client', { emailVerificado: false }));
    await ready();
    expect(screen.getByText('Correo sin verificar')).toBeInTheDocument();
    await user.click(button('Reenviar correo de verificación'));
    expect(
      await screen.findByText('Te enviamos un correo con un enlace nuevo. Ábrelo para verificar tu dirección.'),
    ).toBeInTheDocument();
  });

  it('turns out to be confirmed already', async () => {
    server.use(fail(auth.resendVerification, 'CORREO_VERIFICADO'));
    const { user } = open(usuario('client', { emailVerificado: false }));
    await ready();
    server.use(answer(auth.me, { data: usuario() }));
    await user.click(button('Reenviar correo de verificación'));
    expect(await screen.findByText('Correo verificado')).toBeInTheDocument();
    expect(getSession().user?.emailVerificado).toBe(true);
  });
});

describe('my password', () => {
  const change = async (user: ReturnType<typeof open>['user'], ...values: [string, string, string]) => {
    [/^Contraseña actual/, /^Nueva contraseña/, /^Repite/].forEach((label, i) => set(label, values[i]!));
    await user.click(button('Cambiar contraseña'));
  };

  it('is changed by whoever knows it, and typed twice alike', async () => {
    const sent: unknown[] = [];
    server.use(answer(auth.changePassword, ({ body }) => (sent.push(body), { data: null })));
    const { user } = open();
    await ready();
    await change(user, '', 'abc', 'abd');
    expect(await screen.findByText('La contraseña actual es obligatoria')).toBeInTheDocument();
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeInTheDocument();
    expect(screen.getByText('Las contraseñas no coinciden')).toBeInTheDocument();
    await change(user, 'Secreta.1', 'Secreta.2', 'Secreta.2');
    expect(await screen.findByText('Contraseña actualizada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ currentPassword: 'Secreta.1', newPassword: 'Secreta.2' }]);
    expect(screen.getByLabelText(/^Contraseña actual/)).toHaveValue('');
  });

  it.each([
    ['CLAVE_ACTUAL', 'La contraseña actual no es correcta.', /^Contraseña actual/],
    ['CLAVE_COMUN', AUTH_MESSAGES.commonPassword, /^Nueva contraseña/],
  ] as const)('refused as %s is said beside its field', async (code, sentence, label) => {
    server.use(fail(auth.changePassword, code));
    const { user } = open();
    await ready();
    await change(user, 'Secreta.1', 'Secreta.2', 'Secreta.2');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(getSession().status).toBe('signed-in');
  });
});
