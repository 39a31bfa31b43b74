import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { DEFAULT_HORARIO } from '@tuerca/contracts/auth/negocios/horario';
import { DEFAULT_DELIVERY } from '@tuerca/contracts/auth/stores/delivery';
import { stores } from '@tuerca/contracts/auth/stores/endpoints';
import type { OwnTienda } from '@tuerca/contracts/auth/stores/schemas';
import { users } from '@tuerca/contracts/auth/users/endpoints';
import { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import type { OwnTaller } from '@tuerca/contracts/auth/workshops/schemas';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import type { CitaSinDecision } from '@tuerca/contracts/citas/citas/closing';
import { storeRoutes } from '@/app/routes-store';
import { workshopRoutes } from '@/app/routes-workshop';
import { buildSession, enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const account = {
  _id: 'a'.repeat(24),
  nombre: 'Rosa Blanco',
  email: 'taller@demo.tuerca.ve',
  telefono: '+584141234567',
  direccion: {
    ciudad: 'Caracas',
    estado: 'Distrito Capital',
    pais: 'Venezuela',
    codigoPostal: '1010',
    calle: 'Av. Sucre',
  },
  fotoPerfil: null,
};
const page = { descripcion: 'Frenos y más', horarios: DEFAULT_HORARIO, banner: '/media/b-640.webp' };
const taller: OwnTaller = {
  ...account,
  workshop: {
    ...page,
    nombreTaller: 'Taller La Rosa',
    especialidades: ['Frenos', 'Motor'],
    tiposVehiculos: ['Sedán'],
    registro: 'J-12345678-9',
  },
};
const tienda: OwnTienda = {
  ...account,
  store: {
    ...page,
    nombreTienda: 'Repuestos Sol',
    categorias: ['Frenos'],
    entrega: DEFAULT_DELIVERY,
    rif: 'J-12345678-9',
  },
};
const AFFECTED: CitaSinDecision = {
  _id: 'c'.repeat(24),
  estado: 'confirmada',
  fechaHora: '2026-11-27T14:00:00.000Z',
  fecha: '2026-11-27',
  hora: '10:00',
  cliente: 'Ana Pérez',
  servicio: 'Cambio de aceite',
  motivo: 'dia_cerrado',
  telefono: '+584141234567',
  sinCuenta: false,
  propuesta: { fecha: '2026-11-30', hora: '09:00' },
};
const openTaller = () => {
  enter('workshop');
  return renderApp('/taller/configuracion', [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const ready = () => screen.findByRole('heading', { name: 'Información general' });
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });

describe("a workshop's settings", () => {
  it('show what stands, and what cannot be changed here', async () => {
    server.use(answer(workshops.own, { data: taller }));
    openTaller();
    await ready();
    expect(screen.getByLabelText(/^Nombre del taller/)).toHaveValue('Taller La Rosa');
    expect(screen.getByLabelText(/^Teléfono/)).toHaveValue('0414-1234567');
    expect(screen.getByText('J-12345678-9')).toBeInTheDocument();
    expect(screen.getByText('taller@demo.tuerca.ve')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Calle/)).toHaveValue('Av. Sucre');
    expect(screen.getByRole('checkbox', { name: 'Sedán' })).toBeChecked();
    expect(screen.getByLabelText('Sábado: cierra')).toHaveValue('14:00');
    expect(screen.getByRole('switch', { name: 'Domingo: abierto' })).not.toBeChecked();
    expect(screen.getByRole('img', { name: 'Banner' })).toHaveAttribute('src', '/media/b-640.webp');
    expect(screen.getByRole('link', { name: 'Ver mi página' })).toHaveAttribute('href', `/talleres/${'a'.repeat(24)}`);
  });

  it('are changed together and sent as the server wants them', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(workshops.own, { data: taller }),
      answer(disponibilidad.preview, { data: { citas: [] } }),
      answer(users.updateProfile, ({ body }) => {
        sent.push(body);
        return { data: { ...buildSession('workshop').user, negocio: 'Taller Rosita' } };
      }),
    );
    const { user } = openTaller();
    await ready();
    type(/^Nombre del taller/, ' Taller Rosita ');
    await user.click(screen.getByRole('button', { name: 'Quitar Motor' }));
    await user.selectOptions(screen.getByLabelText('Agregar especialidad'), 'Escape y Emisiones');
    await user.click(screen.getByRole('checkbox', { name: 'Motocicleta' }));
    await user.click(screen.getByRole('switch', { name: 'Domingo: abierto' }));
    type(/^Lunes: abre/, '07:30');
    expect(screen.getByText('Tienes cambios sin guardar.')).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Perfil actualizado correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        nombre: 'Rosa Blanco',
        telefono: '+584141234567',
        direccion: expect.objectContaining({ ciudad: 'Caracas', calle: 'Av. Sucre', pais: 'Venezuela' }),
        workshop: {
          nombreTaller: 'Taller Rosita',
          descripcion: 'Frenos y más',
          especialidades: ['Frenos', 'Escape y Emisiones'],
          tiposVehiculos: ['sedan', 'moto'],
          horarios: {
            ...DEFAULT_HORARIO,
            lunes: { activo: true, apertura: '07:30', cierre: '18:00' },
            domingo: { activo: true, apertura: '09:00', cierre: '13:00' },
          },
        },
      },
    ]);
    expect(screen.getByLabelText(/^Nombre del taller/)).toHaveValue('Taller Rosita');
    expect(screen.queryByText('Tienes cambios sin guardar.')).not.toBeInTheDocument();
  });

  it('ask before other hours leave appointments outside, and only then', async () => {
    const [asked, sent]: [unknown[], unknown[]] = [[], []];
    server.use(
      answer(workshops.own, { data: taller }),
      answer(disponibilidad.preview, ({ body }) => {
        asked.push(body);
        return { data: { citas: [AFFECTED] } };
      }),
      answer(users.updateProfile, ({ body }) => (sent.push(body), { data: buildSession('workshop').user })),
    );
    const { user } = openTaller();
    await ready();
    type(/^Descripción/, 'Otra');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'Viernes: abierto' }));
    await user.click(save());
    const title = '1 cita queda fuera de esta disponibilidad';
    await user.click(
      within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Seguir editando' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([asked, sent]).toMatchObject([[{ horarioRegular: { viernes: { activo: false } } }], [{}]]);
    await user.click(save());
    await user.click(
      within(await screen.findByRole('dialog', { name: title })).getByRole('button', {
        name: 'Guardar de todas formas',
      }),
    );
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ workshop: { horarios: { viernes: { activo: false } } } });
  });

  it('say what is wrong where it stands, and send nothing', async () => {
    server.use(answer(workshops.own, { data: taller }));
    const { user } = openTaller();
    await ready();
    type(/^Nombre del taller/, ' ');
    type(/^Teléfono/, '12');
    await user.click(screen.getByRole('button', { name: 'Quitar Motor' }));
    await user.click(screen.getByRole('button', { name: 'Quitar Frenos' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sedán' }));
    type(/^Martes: cierra/, '06:00');
    await user.click(save());
    for (const sentence of [
      'El nombre del negocio es obligatorio',
      'El teléfono no es válido. Ejemplo: 0414-1234567',
      'Selecciona al menos una especialidad',
      'Selecciona al menos un tipo de vehículo',
      'La hora de cierre debe ser posterior a la de apertura',
    ])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('lead to the day whose hours are wrong, when nothing else is, and back to the office', async () => {
    server.use(answer(workshops.own, { data: taller }));
    const { user } = openTaller();
    await ready();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/taller');
    type(/^Martes: cierra/, '06:00');
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText(/^Martes: abre/)).toHaveFocus());
  });

  it('stay as they were typed when they are refused, and offer a retry when they cannot be read', async () => {
    server.use(fail(workshops.own, 'ERROR_INTERNO'));
    const { user } = openTaller();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(answer(workshops.own, { data: taller }), unreachable(users.updateProfile));
    await user.click(retry);
    await ready();
    type(/^Descripción/, 'Otra');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo conectar con el servidor.');
    expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Otra');
  });

  it('hold the password, too', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(workshops.own, { data: taller }),
      answer(auth.changePassword, ({ body }) => (sent.push(body), { data: null })),
    );
    const { user } = openTaller();
    await ready();
    type(/^Contraseña actual/, 'Secreta.1');
    type(/^Nueva contraseña/, 'Secreta.2');
    type(/^Repite/, 'Secreta.3');
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Las contraseñas no coinciden')).toBeInTheDocument();
    type(/^Repite/, 'Secreta.2');
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await screen.findByText('Contraseña actualizada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ currentPassword: 'Secreta.1', newPassword: 'Secreta.2' }]);
  });
});

it("a store's settings are the same with categorias", async () => {
  const sent: { store?: { categorias: string[] } }[] = [];
  server.use(
    answer(stores.own, { data: tienda }),
    answer(users.updateProfile, ({ body }) => (sent.push(body as never), { data: buildSession('store').user })),
  );
  enter('store');
  const { user } = renderApp('/tienda/configuracion', [...storeRoutes, { path: '*', element: <h1>Otra</h1> }]);
  await ready();
  expect(screen.queryByText('Vehículos que atiendes')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Agregar categoría'), 'Lubricantes');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.store?.categorias).toEqual(['Frenos', 'Lubricantes']));
});
