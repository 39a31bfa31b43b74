import { act, screen, waitFor } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import {
  BODIES,
  button,
  CEDULA,
  choose,
  fill,
  fillAddress,
  next,
  open,
  PERSON,
  prepareWizard,
  RIF,
  sentences,
  set,
  taken,
  toSummary,
} from '@/test/registration-wizard';
import { renderApp } from '@/test/render-app';
import { answer, errorResponse, server } from '@/test/server';
import { publicConfig } from '@/test/system';
import { Registered } from './registered';

beforeEach(prepareWizard);

describe('the first step', () => {
  it.each([
    [
      'Cliente',
      [
        'El nombre es obligatorio',
        'El correo electrónico es obligatorio',
        'La contraseña es obligatoria',
        'El teléfono es obligatorio',
        'El número de cédula es obligatorio',
        'La fecha de nacimiento es obligatoria',
      ],
    ],
    [
      'Tienda',
      [
        'El nombre es obligatorio',
        'El correo electrónico es obligatorio',
        'La contraseña es obligatoria',
        'El teléfono es obligatorio',
        'El RIF es obligatorio',
      ],
    ],
    [
      'Taller',
      [
        'El nombre es obligatorio',
        'El correo electrónico es obligatorio',
        'La contraseña es obligatoria',
        'El teléfono es obligatorio',
        'El RIF es obligatorio',
      ],
    ],
  ])(
    'of %s asks for everything in order, focuses the first, and does not open the next',
    async (accountType, expected) => {
      const { user } = open();
      await choose(user, accountType);
      set(/^Nombre/, '   ');
      await next(user);
      await waitFor(() => expect(sentences()).toEqual(expected));
      expect(screen.getByLabelText(/^Nombre/)).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Anterior' })).not.toBeInTheDocument();
    },
  );

  it('says what is wrong with what was typed', async () => {
    const { user } = open();
    await choose(user, 'Cliente');
    fill([
      [/^Nombre/, 'Ana'],
      [/^Correo/, 'ana@correo'],
      [/^Contraseña/, 'abc'],
      [/^Confirmar/, 'abd'],
      [/^Teléfono/, '123'],
      [/^Cédula/, '12'],
      [/^Fecha/, '2015-01-01'],
    ]);
    await next(user);
    await waitFor(() =>
      expect(sentences()).toEqual([
        'El correo electrónico no es válido',
        'La contraseña debe tener al menos 6 caracteres',
        'Las contraseñas no coinciden',
        'El teléfono no es válido. Ejemplo: 0414-1234567',
        'La cédula no es válida. Escríbela sin puntos ni guiones',
        'Debes ser mayor de 18 años para registrarte',
      ]),
    );
    expect(screen.getByLabelText(/^Correo/)).toHaveFocus();
  });

  it('does not go on with a password of everybody’s list where those are refused', async () => {
    server.use(answer(system.public, { data: publicConfig({ registro: { claveMin: 6, rechazaComunes: true } }) }));
    const { user } = open();
    await choose(user, 'Cliente');
    fill([...PERSON, CEDULA, [/^Fecha/, '1990-05-01']]);
    fill([
      [/^Contraseña/, 'Porsche911'],
      [/^Confirmar/, 'Porsche911'],
    ]);
    await next(user);
    await waitFor(() => expect(sentences()).toEqual([AUTH_MESSAGES.commonPassword]));
    expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus();
    fill([
      [/^Contraseña/, 'vaca-roja-7'],
      [/^Confirmar/, 'vaca-roja-7'],
    ]);
    await next(user);
    expect(await screen.findByLabelText(/^Ciudad/)).toBeInTheDocument();
  });

  it('shows the age, how good the password is, and the hint of the document', async () => {
    const { user } = open();
    await choose(user, 'Cliente');
    const year = new Date().getFullYear() - 30;
    set(/^Fecha/, `${year}-01-01`);
    set(/^Contraseña/, 'vaca-roja-7');
    expect(await screen.findByText('Edad: 30 años')).toBeInTheDocument();
    expect(await screen.findByText(/Muy buena/)).toBeInTheDocument();
    expect(screen.getByText('Solo números, sin puntos ni guiones')).toBeInTheDocument();
  });

  it('checks the digit of the RIF', async () => {
    const { user } = open();
    await choose(user, 'Tienda');
    fill([...PERSON, [/^RIF/, '999000014']]);
    await next(user);
    await waitFor(() => expect(sentences()).toEqual(['Revisa el dígito verificador del RIF']));
  });
});

describe('the next steps', () => {
  it('ask for the address, offer the cities of the state and bring their postal code', async () => {
    const { user } = open();
    await choose(user, 'Cliente');
    fill([...PERSON, CEDULA, [/^Fecha/, '1990-05-01']]);
    await next(user);
    await waitFor(() => expect(screen.getByRole('heading', { name: '¿Dónde estás?' })).toHaveFocus());
    await screen.findByLabelText(/^Ciudad/);
    await next(user);
    await waitFor(() =>
      expect(sentences()).toEqual([
        'El estado es obligatorio',
        'La ciudad es obligatoria',
        'El código postal es obligatorio',
      ]),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: /^Estado/ }), 'Distrito Capital');
    await user.click(screen.getByRole('combobox', { name: /^Ciudad/ }));
    await user.click(await screen.findByRole('option', { name: 'Caracas' }));
    await waitFor(() => expect(screen.getByLabelText(/^Código postal/)).toHaveValue('1010'));
    await user.click(button('Anterior'));
    expect(await screen.findByLabelText(/^Contraseña/)).toHaveValue('abcdef');
    await next(user);
    expect(await screen.findByRole('combobox', { name: /^Ciudad/ })).toHaveValue('Caracas');
  });

  it.each([
    [
      'Tienda',
      [
        'El nombre del negocio es obligatorio',
        'La descripción del negocio es obligatoria',
        'Selecciona al menos una categoría de productos',
      ],
    ],
    [
      'Taller',
      [
        'El nombre del negocio es obligatorio',
        'La descripción del negocio es obligatoria',
        'Selecciona al menos una especialidad',
        'Selecciona al menos un tipo de vehículo',
      ],
    ],
  ])('of %s ask for the business', async (accountType, expected) => {
    const { user } = open();
    await choose(user, accountType);
    fill([...PERSON, RIF]);
    await next(user);
    await fillAddress(user);
    await screen.findByLabelText(/^Descripción/);
    await next(user);
    await waitFor(() => expect(sentences()).toEqual(expected));
  });
});

describe('the summary', () => {
  it('lists everything with the hours, and leads back to each part and from there to itself', async () => {
    const { user } = open();
    await toSummary(user, 'Tienda');
    for (const text of [
      'Ana Pérez',
      'Ana@Correo.ve',
      '0414-1234567',
      'J-99900001-0',
      'Chacao',
      'Miranda',
      '1060',
      'Repuestos El Ávila',
      'Frenos y suspensión',
      'Lubricantes',
      'Lunes a viernes',
      '9:00 a. m. a 6:00 p. m.',
      '9:00 a. m. a 2:00 p. m.',
      'Cerrado',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('abcdef')).not.toBeInTheDocument();
    await user.click(button('Editar negocio'));
    set(/^Nombre de/, 'Otro nombre');
    await user.click(button('Guardar y ver el resumen'));
    expect(await screen.findByText('Otro nombre')).toBeInTheDocument();
  });

  it.each(['Cliente', 'Tienda', 'Taller'] as const)(
    'of %s sends what the contract asks for, without the confirmation, under one key',
    async (accountType) => {
      const seen: unknown[] = [];
      const keys: (string | null)[] = [];
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      server.use(
        answer(auth.register, async ({ body, request }) => {
          seen.push(body);
          keys.push(request.headers.get('idempotency-key'));
          if (seen.length === 1) return errorResponse('ERROR_INTERNO');
          await held;
          return taken();
        }),
      );
      const { user } = open();
      await toSummary(user, accountType);
      await user.click(button('Completar Registro'));
      await screen.findByRole('alert');
      await user.click(button('Completar Registro'));
      expect(await screen.findByRole('button', { name: 'Enviando...' })).toBeDisabled();
      release();
      expect(await screen.findByText('Registro exitoso. Por favor, inicia sesión para continuar.')).toBeInTheDocument();
      expect(seen).toEqual([BODIES[accountType], BODIES[accountType]]);
      expect(keys[0]).toBeTruthy();
      expect(keys[1]).toBe(keys[0]);
      expect(sessionStorage.getItem('tuerca-registro')).toBeNull();
    },
  );

  it('leads to the sign-in form two seconds after success, with the address filled in', async () => {
    jest.useFakeTimers();
    const { address, router } = renderApp('/registro', [
      {
        path: '/registro',
        element: <Registered nombre=" Ana Pérez " email="ana@correo.ve" to="/iniciar-sesion?volver=%2Fcarrito" />,
      },
      { path: '*', element: <h1>Otra página</h1> },
    ]);
    expect(screen.getByText('¡Bienvenido a Tuerca, Ana!')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(address()).toBe('/registro');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/iniciar-sesion?volver=%2Fcarrito');
    expect(router.state.location.state).toEqual({ email: 'ana@correo.ve' });
    jest.useRealTimers();
  });
});
