import { screen, waitFor, within } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import {
  button,
  choose,
  fill,
  fillAddress,
  next,
  open,
  PERSON,
  prepareWizard,
  resume,
  RIF,
  set,
} from '@/test/registration-wizard';
import { fail, server, unreachable } from '@/test/server';

beforeEach(prepareWizard);

describe('a refused registration', () => {
  it('jumps to the step of the field that the server names, and back to the summary once it is mended', async () => {
    server.use(
      fail(auth.register, 'ENTRADA_INVALIDA', {
        errors: [{ campo: 'body.direccion.codigoPostal', mensaje: 'Ese código no existe' }],
      }),
    );
    const user = await resume('Taller');
    await user.click(button('Completar Registro'));
    expect(await screen.findByText('Ese código no existe')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Código postal/)).toHaveFocus();
    set(/^Código postal/, '1061');
    await next(user);
    expect(await screen.findByText('1061')).toBeInTheDocument();
  });

  it.each([
    ['DOCUMENTO_EN_USO', 'Cliente', /^Cédula/],
    ['DOCUMENTO_EN_USO', 'Tienda', /^RIF/],
    ['CLAVE_COMUN', 'Cliente', /^Contraseña/],
  ] as const)('%s of %s opens its field', async (code, accountType, label) => {
    server.use(fail(auth.register, code));
    const user = await resume(accountType);
    await user.click(button('Completar Registro'));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  it.each([
    [
      'a sentence of the server',
      fail(auth.register, 'NO_DISPONIBLE', { message: 'Estamos en mantenimiento.' }),
      'Estamos en mantenimiento.',
    ],
    ['no answer', unreachable(auth.register), 'Ocurrió un error al registrarse. Por favor, intenta nuevamente.'],
  ])('with %s stays on the summary and says so', async (_, handler, sentence) => {
    server.use(handler);
    const user = await resume('Cliente');
    await user.click(button('Completar Registro'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(button('Completar Registro')).toBeEnabled();
    expect(screen.getByText('Ana Pérez')).toBeInTheDocument();
  });

  it('without a type asks for one', async () => {
    server.use(
      fail(auth.register, 'ENTRADA_INVALIDA', { errors: [{ campo: 'role', mensaje: 'Selecciona un tipo de cuenta' }] }),
    );
    const user = await resume('Cliente');
    await user.click(button('Completar Registro'));
    expect(await screen.findByText('Selecciona un tipo de cuenta')).toBeInTheDocument();
    expect(button('Tienda')).toBeInTheDocument();
  });
});

describe('what was typed', () => {
  it('survives a reload, but not the password, which is nowhere in storage', async () => {
    const first = open();
    await choose(first.user, 'Taller');
    fill([
      ...PERSON.map(([label, value]) => [label, value === 'abcdef' ? 'Muy.Secreta9' : value] as [RegExp, string]),
      RIF,
    ]);
    await next(first.user);
    await fillAddress(first.user);
    await screen.findByLabelText(/^Descripción/);
    set(/^Descripción/, 'Latonería fina');
    await waitFor(() => expect(sessionStorage.getItem('tuerca-registro')).toContain('Latonería fina'));
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Muy.Secreta9');
    first.unmount();

    const { user } = open();
    expect(await screen.findByText(/escríbela de nuevo/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nombre del representante/)).toHaveValue(' Ana Pérez ');
    expect(screen.getByLabelText(/^RIF/)).toHaveValue('999000010');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('');
    fill([
      [/^Contraseña/, 'Muy.Secreta9'],
      [/^Confirmar/, 'Muy.Secreta9'],
    ]);
    await next(user);
    await screen.findByLabelText(/^Ciudad/);
    await next(user);
    expect(await screen.findByLabelText(/^Descripción/)).toHaveValue('Latonería fina');
  });

  it('waits when the wizard is closed and another type is chosen', async () => {
    const { user } = open();
    await choose(user, 'Tienda');
    set(/^Nombre/, 'Ana Pérez');
    await user.click(button('Cerrar y elegir otro tipo de cuenta'));
    await choose(user, 'Cliente');
    expect(await screen.findByLabelText(/^Nombre y apellido/)).toHaveValue('Ana Pérez');
    expect(within(screen.getByRole('list', { name: 'Pasos del registro' })).getAllByRole('listitem')).toHaveLength(3);
  });
});
