import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { workshopRoutes } from '@/app/routes-workshop';
import { enter } from '@/test/people';
import { buildOferta } from '@/test/promotions';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { buildServicio } from '@/test/services';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const meta = (total: number) => ({ page: 1, limit: 12, total, totalPages: Math.ceil(total / 12) });
const list = (...data: ReturnType<typeof buildOferta>[]) => answer(promotions.mine, { data, meta: meta(data.length) });
const open = (path = '/taller/ofertas') => {
  enter('workshop');
  const own = [buildServicio(1, { nombre: 'Cambio de pastillas' })];
  server.use(answer(services.mine, { data: own, meta: meta(1) }));
  return renderApp(path, [...workshopRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('my offers', () => {
  it('say what they are worth, for what, until when, and how they stand', async () => {
    server.use(
      list(
        buildOferta(1),
        buildOferta(2, { nombre: 'Diciembre', estado: 'programada', fechaInicio: '2098-12-01', categoria: null }),
        buildOferta(3, { nombre: 'Vieja', estado: 'programada', fechaFin: '2020-02-01' }),
        buildOferta(4, { nombre: 'Apagada', activa: false, estado: 'inactiva', codigoPromo: null, limiteUsos: null }),
        buildOferta(5, {
          nombre: 'Agotada',
          tipoDescuento: 'fijo',
          valorDescuento: 5,
          usos: 10,
          usosRestantes: 0,
          servicioId: 'a'.repeat(24),
          servicio: { _id: 'a'.repeat(24), nombre: 'Alineación' },
        }),
      ),
    );
    open();
    const first = await card('Semana de los frenos');
    for (const text of ['20 % de descuento', 'Activa', 'Sistema de Frenos', 'FRENOS20', '3 de 10 usos'])
      expect(first.getAllByText(text).length).toBeGreaterThan(0);
    const december = await card('Diciembre');
    expect(december.getByText('Programada')).toBeInTheDocument();
    expect(december.getByText('Todos los servicios')).toBeInTheDocument();
    expect(december.getByText('Empieza el 01/12/2098.')).toBeInTheDocument();
    expect((await card('Vieja')).getByText(/^El período terminó el 01\/02\/2020/)).toBeInTheDocument();
    const off = await card('Apagada');
    expect([
      off.getByText('Inactiva'),
      off.getByText('3 usos, sin límite'),
      off.getByText('Se aplica solo'),
    ]).toHaveLength(3);
    const spent = await card('Agotada');
    expect(spent.getByText('Ref. $ 5,00 menos')).toBeInTheDocument();
    expect(spent.getByText('Alineación')).toBeInTheDocument();
    expect(spent.getByText(/^Ya no le quedan usos/)).toBeInTheDocument();
  });

  it('are found by text and state in the address', async () => {
    const asked: string[] = [];
    server.use(answer(promotions.mine, ({ query }) => (asked.push(query.toString()), { data: [], meta: meta(0) })));
    const { user, address } = open('/taller/ofertas?q=freno');
    expect(await screen.findByText('No encontramos ofertas con esos filtros')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Estado'), 'Inactivas');
    await waitFor(() => expect(asked.at(-1)).toBe('page=1&search=freno&status=inactive'));
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(await screen.findByText('Aún no tienes ofertas')).toBeInTheDocument();
    expect(address()).toBe('/taller/ofertas');
  });

  it('that cannot be read offer a retry', async () => {
    server.use(unreachable(promotions.mine));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(list(buildOferta()));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Semana de los frenos' })).toBeInTheDocument();
  });

  it('are switched on and off, and go after a question', async () => {
    const sent: unknown[] = [];
    server.use(
      list(buildOferta()),
      answer(promotions.toggle, ({ body }) => {
        sent.push(body);
        server.use(list(buildOferta(1, { activa: false, estado: 'inactiva' })));
        return { data: buildOferta(1, { activa: false, estado: 'inactiva' }) };
      }),
      answer(promotions.remove, () => (server.use(list()), { data: null })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Semana de los frenos: activa' }));
    expect(await screen.findByText('Oferta desactivada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ activa: false }]);
    await waitFor(() => expect(screen.getByText('Inactiva')).toBeInTheDocument());
    server.use(fail(promotions.toggle, 'ERROR_INTERNO'));
    await user.click(screen.getByRole('switch', { name: 'Semana de los frenos: activa' }));
    expect(await screen.findByText(/^Algo falló de nuestro lado/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Eliminar Semana de los frenos' }));
    const question = await screen.findByRole('dialog', { name: '¿Eliminar esta oferta?' });
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Oferta eliminada correctamente')).toBeInTheDocument();
    expect(await screen.findByText('Aún no tienes ofertas')).toBeInTheDocument();
  });
});

describe('the form of an offer', () => {
  it('says what is missing, what it is for, and sends it', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(
      list(),
      answer(promotions.create, ({ body }) => (sent.push(body as never), { data: buildOferta() })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Nueva oferta' }));
    expect(await screen.findByText(/la oferta vale para todos tus servicios/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Crear oferta' }));
    expect(await screen.findByText('Por favor completa todos los campos obligatorios')).toBeInTheDocument();
    expect(screen.getByText('El valor del descuento es obligatorio')).toBeInTheDocument();
    type(/^Nombre de la oferta/, 'Frenos');
    type(/^Descripción/, 'Toda la semana');
    await user.click(screen.getByRole('radio', { name: /^Monto fijo/ }));
    type(/^Valor del descuento/, '7,50');
    await user.selectOptions(await screen.findByLabelText(/^Servicio \(/), 'Cambio de pastillas');
    expect(screen.getByLabelText(/^Categoría/)).toBeDisabled();
    expect(screen.queryByText(/vale para todos tus servicios/)).not.toBeInTheDocument();
    type(/^Desde/, '2026-12-01');
    type(/^Hasta/, '2026-12-15');
    type(/^Código promocional/, 'frenos7');
    await user.click(screen.getByRole('button', { name: 'Subir límite de usos (opcional)' }));
    await user.click(screen.getByRole('button', { name: 'Crear oferta' }));
    expect(await screen.findByText('Oferta creada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        nombre: 'Frenos',
        descripcion: 'Toda la semana',
        tipoDescuento: 'fijo',
        valorDescuento: 7.5,
        servicioId: buildServicio(1)._id,
        categoria: null,
        fechaInicio: '2026-12-01',
        fechaFin: '2026-12-15',
        activa: true,
        codigoPromo: 'FRENOS7',
        limiteUsos: 1,
        imagen: null,
      },
    ]);
  });

  it('shows what stands, and a code that is taken beside its field', async () => {
    server.use(list(buildOferta(1, { imagen: '/media/o-640.webp' })), fail(promotions.update, 'CODIGO_REPETIDO'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Editar Semana de los frenos' }));
    expect(await screen.findByLabelText(/^Valor del descuento/)).toHaveValue('20');
    expect(screen.getByText('Ya se usó 3 veces.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Imagen (opcional)' })).toHaveAttribute('src', '/media/o-640.webp');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Ya tienes una oferta con ese código. Usa otro.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Código promocional/)).toHaveFocus());
    server.use(answer(promotions.update, { data: buildOferta() }));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Oferta actualizada correctamente')).toBeInTheDocument();
  });
});
