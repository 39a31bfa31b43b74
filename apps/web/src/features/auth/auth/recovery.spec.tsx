import { configure, screen, waitFor } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { accountRoutes } from '@/app/routes-account';
import { getSession, signIn } from '@/lib/session';
import { buildSession, enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { publicConfig } from '@/test/system';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const open = (path: string) => renderApp(path, [...accountRoutes, { path: '*', element: <h1>Otra página</h1> }]);
const TOKEN = 't'.repeat(43);

beforeEach(() => server.use(answer(system.public, { data: publicConfig() })));

describe('a forgotten password', () => {
  it('answers the same for every address, and takes the address from the sign-in form', async () => {
    server.use(answer(auth.forgot, ({ body }) => (expect(body).toEqual({ email: 'ana@correo.ve' }), { data: null })));
    const { user } = open('/iniciar-sesion');
    await user.type(await screen.findByLabelText(/Correo electrónico/), 'ana@correo.ve');
    await user.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar enlace' }));
    expect(
      await screen.findByText('Si el correo está registrado, te enviamos un enlace para elegir una nueva contraseña.'),
    ).toBeInTheDocument();
    expect(screen.getByText('ana@correo.ve')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /pedirlo de nuevo/ }));
    expect(await screen.findByLabelText(/Correo electrónico/)).toHaveValue('ana@correo.ve');
  });

  it('keeps the address when the network fails', async () => {
    server.use(unreachable(auth.forgot));
    const { user } = open('/recuperar-contrasena');
    await user.type(await screen.findByLabelText(/Correo electrónico/), 'ana@correo.ve');
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo conectar con el servidor.');
    expect(screen.getByLabelText(/Correo electrónico/)).toHaveValue('ana@correo.ve');
  });
});

describe('a new password', () => {
  const fill = async (user: ReturnType<typeof open>['user'], one: string, two: string) => {
    await user.type(await screen.findByLabelText(/^Nueva contraseña/), one);
    await user.type(screen.getByLabelText(/^Repite la contraseña/), two);
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  };

  it('must be long enough and typed twice alike; how good it is stays advice', async () => {
    const { user } = open(`/restablecer-contrasena/${TOKEN}`);
    await fill(user, 'abc', 'abd');
    expect(await screen.findByText('La contraseña debe tener al menos 6 caracteres')).toBeInTheDocument();
    expect(screen.getByText('Las contraseñas no coinciden')).toBeInTheDocument();
    expect(screen.getByText(/8 o más caracteres, un número y un símbolo/)).toBeInTheDocument();
  });

  it("must be as long as the installation asks for, in the server's words", async () => {
    server.use(answer(system.public, { data: publicConfig({ registro: { claveMin: 10, rechazaComunes: true } }) }));
    const { user } = open(`/restablecer-contrasena/${TOKEN}`);
    expect(await screen.findByText(/10 o más caracteres, un número y un símbolo/)).toBeInTheDocument();
    await fill(user, 'vacaroja7', 'vacaroja7');
    expect(await screen.findByText('La contraseña debe tener al menos 10 caracteres')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nueva contraseña/)).toHaveFocus();
  });

  it('is sent once with the token, ends this session too, and leads to the sign-in form', async () => {
    enter('client');
    const bodies: unknown[] = [];
    server.use(
      answer(
        auth.reset,
        ({ body }) => (
          bodies.push(body),
          { data: null, message: 'Tu contraseña fue actualizada. Inicia sesión para continuar.' }
        ),
      ),
    );
    const { user, address } = open(`/restablecer-contrasena/${TOKEN}`);
    await fill(user, 'abcdef', 'abcdef');
    await waitFor(() => expect(address()).toBe('/iniciar-sesion'));
    expect(bodies).toEqual([{ token: TOKEN, password: 'abcdef' }]);
    expect(getSession().status).toBe('anonymous');
    expect(await screen.findByText('Tu contraseña fue actualizada. Inicia sesión para continuar.')).toBeInTheDocument();
  });

  it('of an administrator whose account the console made is called so', async () => {
    open(`/restablecer-contrasena/${TOKEN}?administrador=1`);
    expect(
      await screen.findByRole('heading', { name: 'Elige la contraseña de tu cuenta de administrador' }),
    ).toBeInTheDocument();
  });

  it('behind a dead link offers to ask again', async () => {
    server.use(fail(auth.reset, 'ENLACE_VENCIDO'));
    const { user } = open(`/restablecer-contrasena/${TOKEN}`);
    await fill(user, 'abcdef', 'abcdef');
    expect(await screen.findByText('Este enlace ya no sirve')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toHaveAttribute(
      'href',
      '/recuperar-contrasena',
    );
  });

  it('that everybody uses is refused beside its field', async () => {
    server.use(fail(auth.reset, 'CLAVE_COMUN'));
    const { user } = open(`/restablecer-contrasena/${TOKEN}`);
    await fill(user, '123456', '123456');
    expect(await screen.findByText(AUTH_MESSAGES.commonPassword)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nueva contraseña/)).toHaveFocus();
  });
});

describe('the link that confirms an address', () => {
  it('says that it is done, and the account on this device knows it', async () => {
    enter('client');
    const { email } = buildSession('client').user;
    localStorage.setItem('user-data', JSON.stringify(buildSession('client').user));
    server.use(answer(auth.verify, ({ params }) => (expect(params.token).toBe(TOKEN), { data: { email } })));
    open(`/verificar/${TOKEN}`);
    expect(await screen.findByText('Estamos confirmando tu correo…')).toBeInTheDocument();
    expect(await screen.findByText('¡Listo! Tu correo quedó confirmado')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(email))).toBeInTheDocument();
    expect(getSession().user?.emailVerificado).toBe(true);
  });

  it('helps when it is over', async () => {
    server.use(fail(auth.verify, 'ENLACE_VENCIDO'));
    open(`/verificar/${TOKEN}`);
    expect(await screen.findByText('Este enlace ya no sirve')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/iniciar-sesion?volver=%2Fperfil',
    );
  });

  it('leads whoever is signed in to another one, if she needs it', async () => {
    signIn({ ...buildSession(), user: { ...buildSession().user, emailVerificado: false } });
    server.use(fail(auth.verify, 'ENLACE_VENCIDO'));
    const { unmount } = open(`/verificar/${TOKEN}`);
    expect(await screen.findByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute('href', '/perfil');
    unmount();
    enter();
    open(`/verificar/${TOKEN}`);
    expect(await screen.findByText(/Tu correo ya está confirmado/)).toBeInTheDocument();
  });

  it('may be tried again when no server answered', async () => {
    server.use(unreachable(auth.verify));
    const { user } = open(`/verificar/${TOKEN}`);
    const again = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(auth.verify, { data: { email: 'ana@correo.ve' } }));
    await user.click(again);
    expect(await screen.findByText('¡Listo! Tu correo quedó confirmado')).toBeInTheDocument();
  });
});
