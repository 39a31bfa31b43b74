import { configure, screen, waitFor, within } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { security } from '@tuerca/contracts/auth/auth/security-endpoints';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { buildOpenSession, buildSecurity, securityHandlers } from '@/test/security';
import { answer, errorResponse, fail, server } from '@/test/server';
import { SecurityPanel } from './security-panel';

// Dialogs are loaded when they are first opened.
configure({ asyncUtilTimeout: 8000 });

const CODES = Array.from({ length: 10 }, (_, i) => `ABCD${i}-FGHJ${i}`);
const SETUP = {
  secreto: 'QG6I7V2XXJFAV7QFXJ44BC2JWIUDTNKW',
  uri: 'otpauth://totp/Tuerca:ana%40correo.ve?secret=QG6I7V2XXJFAV7QFXJ44BC2JWIUDTNKW&issuer=Tuerca',
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => server.use(...securityHandlers()));

describe('two-step verification', () => {
  it('is switched on by scanning and a code; the recovery codes are shown once', async () => {
    enter('client');
    let confirmed = false;
    server.use(
      answer(security.prepare, () =>
        confirmed ? { data: SETUP } : errorResponse('REAUTENTICACION_REQUERIDA', { data: { segundoFactor: false } }),
      ),
      answer(auth.confirm, () => {
        confirmed = true;
        return { data: { hasta: new Date().toISOString() } };
      }),
      answer(security.activate, ({ body }) => {
        if ((body as { codigo: string }).codigo !== '123456')
          return errorResponse('CODIGO_INCORRECTO', {
            errors: [{ campo: 'codigo', mensaje: 'El código no es correcto.' }],
          });
        server.use(
          answer(security.state, {
            data: buildSecurity({ activo: true, desde: '2026-11-22T14:00:00.000Z', codigosRestantes: 10 }),
          }),
        );
        return { data: { codigos: CODES } };
      }),
    );
    const { user } = renderElement(<SecurityPanel />);
    expect(await screen.findByText('Desactivada')).toBeInTheDocument();
    await user.click(button('Activar'));
    await user.type(await screen.findByLabelText(/^Contraseña/), 'Tuerca.2026{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Activar la verificación en dos pasos' }));
    expect(dialog.getByRole('img', { name: /Código QR/ })).toBeInTheDocument();
    expect(dialog.getByText('QG6I 7V2X XJFA V7QF XJ44 BC2J WIUD TNKW')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Código de tu aplicación/), '000000{Enter}');
    expect(await dialog.findByText('El código no es correcto.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/^Código de tu aplicación/));
    await user.type(dialog.getByLabelText(/^Código de tu aplicación/), '123456{Enter}');
    const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    for (const name of ['Copiar', 'Descargar', 'Imprimir']) expect(button(name)).toBeInTheDocument();
    await user.click(button('Ya los guardé'));
    expect(await screen.findByText(/Te quedan 10 códigos de recuperación de 10/)).toBeInTheDocument();
    expect(screen.getByText('Activada')).toBeInTheDocument();
  });

  it('says nothing more to who does not want to give her password', async () => {
    enter('client');
    server.use(fail(security.prepare, 'REAUTENTICACION_REQUERIDA', { data: { segundoFactor: false } }));
    const { user } = renderElement(<SecurityPanel />);
    await user.click(await screen.findByRole('button', { name: 'Activar' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Activar')).toBeEnabled();
    expect(screen.queryByText('Confirma tu contraseña para hacer este cambio.')).toBeNull();
  });

  it('asks for password and code to be switched off, and warns of few recovery codes', async () => {
    enter('client');
    let confirmed: unknown = null;
    server.use(
      answer(security.state, { data: buildSecurity({ activo: true, codigosRestantes: 1 }) }),
      answer(security.deactivate, () =>
        confirmed
          ? { data: buildSecurity() }
          : errorResponse('REAUTENTICACION_REQUERIDA', { data: { segundoFactor: true } }),
      ),
      answer(auth.confirm, ({ body }) => {
        confirmed = body;
        return { data: { hasta: new Date().toISOString() } };
      }),
    );
    const { user } = renderElement(<SecurityPanel />);
    expect(await screen.findByText(/Te queda 1 código de recuperación de 10/)).toBeInTheDocument();
    expect(screen.getByText(/Te quedan pocos códigos/)).toBeInTheDocument();
    await user.click(button('Desactivar'));
    const question = within(await screen.findByRole('dialog', { name: /¿Desactivar/ }));
    await user.click(question.getByRole('button', { name: 'Desactivar' }));
    await user.type(await screen.findByLabelText(/^Contraseña/), 'Tuerca.2026');
    await user.type(screen.getByLabelText(/^Código de tu aplicación/), '123456{Enter}');
    expect(await screen.findByText('Desactivada')).toBeInTheDocument();
    expect(confirmed).toEqual({ password: 'Tuerca.2026', codigo: '123456' });
  });

  it('is recommended to administrators, and demanded when the configuration says so', async () => {
    enter('admin');
    const { unmount } = renderElement(<SecurityPanel />);
    expect(await screen.findByText(/Te recomendamos activarla/)).toBeInTheDocument();
    unmount();
    server.use(answer(security.state, { data: buildSecurity({ exigido: true }) }));
    renderElement(<SecurityPanel />);
    expect(await screen.findByText(/Para administrar Tuerca necesitas/)).toBeInTheDocument();
  });
});

describe('open sessions', () => {
  it('are ended one by one, or all but this one', async () => {
    enter('client');
    const phone = buildOpenSession({ _id: 'sesion-2', dispositivo: 'Chrome en Android', actual: false });
    const calls: string[] = [];
    server.use(
      answer(security.sessions, () => ({ data: calls.length ? [buildOpenSession()] : [buildOpenSession(), phone] })),
      answer(security.endSession, ({ params }) => {
        calls.push(params.id!);
        return { data: null, message: 'Sesión cerrada en ese dispositivo' };
      }),
    );
    const { user } = renderElement(<SecurityPanel />);
    expect(await screen.findByText('Chrome en Android')).toBeInTheDocument();
    expect(screen.getByText('Este dispositivo')).toBeInTheDocument();
    expect(button('Cerrar las demás')).toBeInTheDocument();
    await user.click(button('Cerrar sesión en ese dispositivo: Chrome en Android'));
    expect(await screen.findByText('Sesión cerrada en ese dispositivo')).toBeInTheDocument();
    expect(calls).toEqual(['sesion-2']);
    await waitFor(() => expect(screen.queryByText('Chrome en Android')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
  });

  it('can be asked for again when they could not be read', async () => {
    enter('client');
    server.use(fail(security.sessions, 'NO_DISPONIBLE'), fail(security.state, 'NO_DISPONIBLE'));
    renderElement(<SecurityPanel />);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Intentar nuevamente' })).toHaveLength(2));
  });
});
