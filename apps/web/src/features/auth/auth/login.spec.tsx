import { configure, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { security } from '@tuerca/contracts/auth/auth/security-endpoints';
import { CONTACT_EMAIL } from '@tuerca/contracts/kernel/contact';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { accountRoutes } from '@/app/routes-account';
import { getSession } from '@/lib/session';
import { buildSession, enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, fail, server, unreachable } from '@/test/server';
import { destination } from './destination';
import { loginMessage } from './login-message';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const table = [...accountRoutes, { path: '*', element: <h1>Otra página</h1> }];
const open = (path = '/iniciar-sesion') => renderApp(path, table);

async function signInWith(user: ReturnType<typeof open>['user'], email = 'ana@correo.ve', password = 'Secreta.1') {
  await user.type(await screen.findByLabelText(/Correo electrónico/), email);
  await user.type(screen.getByLabelText(/^Contraseña/), password);
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

beforeEach(() => server.use(fail(system.public, 'TASA_NO_DISPONIBLE')));

describe('the sign-in form', () => {
  it('asks for both fields and a well-formed address, and focuses the first wrong one', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('El correo electrónico es obligatorio')).toBeInTheDocument();
    expect(screen.getByText('La contraseña es obligatoria')).toBeInTheDocument();
    expect(screen.getByLabelText(/Correo electrónico/)).toHaveFocus();
    await user.type(screen.getByLabelText(/Correo electrónico/), 'ana@');
    expect(await screen.findByText('El correo electrónico no es válido')).toBeInTheDocument();
  });

  it('shows and hides what was typed as the password', async () => {
    const { user } = open();
    const field = await screen.findByLabelText(/^Contraseña/);
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('is disabled while it sends, then keeps the session under the keys of the specification', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      answer(auth.login, async ({ body }) => {
        expect(body).toEqual({ email: 'ana@correo.ve', password: 'Secreta.1' });
        await held;
        return { data: buildSession('client') };
      }),
    );
    const { user, address } = open();
    await signInWith(user, ' Ana@Correo.ve ');
    expect(await screen.findByRole('button', { name: 'Entrando...' })).toBeDisabled();
    expect(screen.getByLabelText(/Correo electrónico/)).toBeDisabled();
    expect(screen.getByLabelText(/^Contraseña/)).toBeDisabled();
    release();
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('is-authenticated')).toBe('true');
    expect(localStorage.getItem('role')).toBe('client');
    expect(localStorage.getItem('auth-token')).toBe('token-client');
    expect(JSON.parse(localStorage.getItem('user-data') ?? '{}')).toMatchObject({ email: 'client@demo.tuerca.ve' });
  });
});

describe('after a failed sign-in', () => {
  const noBody = http.post('*/api/auth/login', () => new HttpResponse('<html>502</html>', { status: 502 }));
  it.each([
    ['401', fail(auth.login, 'CREDENCIALES', { message: 'otra cosa' }), 'Correo electrónico o contraseña incorrecta'],
    ['a blocked account', fail(auth.login, 'CUENTA_DESACTIVADA'), CONTACT_EMAIL],
    [
      'a server error with a sentence',
      fail(auth.login, 'NO_DISPONIBLE', { message: 'Volvemos a las 10.' }),
      'Volvemos a las 10.',
    ],
    ['a server error without one', noBody, 'Error al iniciar sesión. Inténtelo de nuevo.'],
    ['no answer', unreachable(auth.login), 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
    [
      'an answer without success and data',
      http.post('*/api/auth/login', () => HttpResponse.json({ token: 'x' })),
      'Respuesta inválida del servidor',
    ],
    [
      'an answer without a user',
      http.post('*/api/auth/login', () => HttpResponse.json({ success: true, data: { token: 'x' } })),
      'Respuesta inválida del servidor',
    ],
  ])('%s has its sentence, the form keeps what was typed and there is no session', async (_, handler, sentence) => {
    localStorage.setItem('auth-token', 'de-antes');
    server.use(handler);
    const { user } = open();
    await signInWith(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText(/Correo electrónico/)).toHaveValue('ana@correo.ve');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('Secreta.1');
    expect(getSession().status).toBe('anonymous');
    for (const key of ['auth-token', 'is-authenticated', 'role', 'user-data'])
      expect(localStorage.getItem(key)).toBeNull();
  });

  it('a blocked account is told where to write, by a link', async () => {
    server.use(fail(auth.login, 'CUENTA_DESACTIVADA'));
    const { user } = open();
    await signInWith(user);
    expect(await screen.findByRole('link', { name: CONTACT_EMAIL })).toHaveAttribute('href', `mailto:${CONTACT_EMAIL}`);
  });

  it('something unforeseen says «Error al procesar la solicitud.»', () =>
    expect(loginMessage(new TypeError('boom'))).toBe('Error al procesar la solicitud.'));

  it('too many attempts say how long to wait and hold the button until then', async () => {
    server.use(fail(auth.login, 'DEMASIADAS_SOLICITUDES', { retryAfter: 3 }));
    const { user } = open();
    await signInWith(user);
    // The count is drawn after the sentence: the server cannot know the clock of the phone.
    expect(await screen.findByText(/^00:0[1-3]$/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Hiciste demasiadas solicitudes.*Podrás intentarlo de nuevo en 00:0[1-3]/,
    );
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled(), {
      timeout: 10_000,
    });
  });

  it('a second try that succeeds enters', async () => {
    let tries = 0;
    server.use(
      answer(auth.login, () =>
        (tries += 1) === 1 ? errorResponse('CREDENCIALES') : { data: buildSession('workshop') },
      ),
    );
    const { user, address } = open();
    await signInWith(user);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(address()).toBe('/taller'));
  });
});

describe('where somebody lands', () => {
  it.each([
    ['client', null, '/'],
    ['store', null, '/tienda'],
    ['workshop', null, '/taller'],
    ['admin', null, '/admin'],
    ['crane', null, '/'],
    ['client', '/carrito?de=aviso#fin', '/carrito?de=aviso#fin'],
    ['client', '//evil.com', '/'],
    ['client', '/\\evil.com', '/'],
    ['client', '/\t/evil.com', '/'],
    ['store', 'https://evil.com/tienda', '/tienda'],
    ['client', 'javascript:alert(1)', '/'],
    ['admin', '/iniciar-sesion?volver=/registro', '/admin'],
    ['client', '/no-autorizado', '/'],
  ] as const)('%s with volver=%s goes to %s', (role, returnTo, target) =>
    expect(destination(role, returnTo)).toBe(target),
  );

  it.each(['/iniciar-sesion?volver=%2F%2Fevil.com', '/registro?volver=javascript%3Aalert(1)'])(
    'whoever is signed in never sees %s',
    async (path) => {
      enter('store');
      const { address } = open(path);
      await waitFor(() => expect(address()).toBe('/tienda'));
      expect(screen.queryByLabelText(/Correo electrónico/)).not.toBeInTheDocument();
    },
  );

  it('waits for the password of whoever has just registered', async () => {
    const { router } = open('/otra');
    await router.navigate('/iniciar-sesion?volver=%2Fcarrito', { state: { email: 'ana@correo.ve' } });
    expect(await screen.findByLabelText(/Correo electrónico/)).toHaveValue('ana@correo.ve');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus();
  });

  it('the way back survives a detour through registration', async () => {
    const { user, address } = open('/iniciar-sesion?volver=%2Fcarrito');
    await user.click(await screen.findByRole('link', { name: 'Regístrate' }));
    expect(address()).toBe('/registro?volver=%2Fcarrito');
    expect(await screen.findByRole('link', { name: 'Inicia sesión' })).toHaveAttribute(
      'href',
      '/iniciar-sesion?volver=%2Fcarrito',
    );
  });
});

describe('the second step', () => {
  const CHALLENGE = {
    segundoFactor: true as const,
    desafio: 'd'.repeat(43),
    expira: new Date(Date.now() + 300_000).toISOString(),
  };
  async function reachCode() {
    server.use(answer(auth.login, { data: CHALLENGE }));
    const view = open('/iniciar-sesion?volver=%2Ffavoritos');
    await signInWith(view.user);
    const field = await screen.findByLabelText(/^Código de tu aplicación/);
    return { ...view, field };
  }

  it('asks for a code, and signs in with it', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(security.login, ({ body }) => {
        sent.push(body);
        return (body as { codigo: string }).codigo === '123456'
          ? { data: buildSession('client') }
          : errorResponse('CODIGO_INCORRECTO', { errors: [{ campo: 'codigo', mensaje: 'El código no es correcto.' }] });
      }),
    );
    const { user, field, address } = await reachCode();
    expect(getSession().status).toBe('anonymous');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await user.type(field, '12345');
    await user.click(screen.getByRole('button', { name: 'Verificar y entrar' }));
    expect(
      await screen.findByText('Escribe los 6 dígitos de tu aplicación o un código de recuperación'),
    ).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '000000{Enter}');
    expect(await screen.findByText('El código no es correcto.')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/favoritos'));
    expect(sent.at(-1)).toEqual({ desafio: CHALLENGE.desafio, codigo: '123456' });
    expect(getSession().status).toBe('signed-in');
  });

  it('takes a recovery code, too', async () => {
    server.use(answer(security.login, { data: buildSession('client') }));
    const { user, address } = await reachCode();
    await user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    expect(screen.getByLabelText(/^Código de recuperación/)).toHaveFocus();
    await user.keyboard('abcde-12345{Enter}');
    await waitFor(() => expect(address()).toBe('/favoritos'));
  });

  it('goes back to the password with its address when the time is over', async () => {
    server.use(fail(security.login, 'DESAFIO_VENCIDO'));
    const { user, field } = await reachCode();
    await user.type(field, '123456{Enter}');
    expect(await screen.findByText(/Pasó el tiempo para escribir el código/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Correo electrónico/)).toHaveValue('ana@correo.ve');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('');
  });
});
