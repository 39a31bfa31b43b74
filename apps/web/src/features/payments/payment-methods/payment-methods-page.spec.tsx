import { configure, screen, waitFor, within } from '@testing-library/react';
import { paymentMethods } from '@tuerca/contracts/payments/payment-methods/endpoints';
import { MAX_PAYMENT_METHODS } from '@tuerca/contracts/payments/payment-methods/rules';
import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { purchaseRoutes } from '@/app/routes-purchase';
import { buildMetodoPago } from '@/test/payment-methods';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const first = buildMetodoPago({ predeterminado: true });
const second = buildMetodoPago({ nombreBanco: 'Mercantil', telefono: '+584241112233', cedula: 'E-84123456' });
const list = (data: MetodoPago[] = [first, second]) => answer(paymentMethods.list, { data });
const open = (path = '/cliente/metodo/pagos') => {
  enter();
  return renderApp(path, [...purchaseRoutes, { path: '*', element: <h1>Otra página</h1> }]);
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const SECOND = 'Mercantil, +58 4241112233';

describe('my payment methods', () => {
  it('are for clients alone', async () => {
    enter('store');
    const { address } = renderApp('/cliente/metodo/pagos', [...purchaseRoutes, { path: '*', element: <h1>Otra</h1> }]);
    await waitFor(() => expect(address()).toBe('/no-autorizado'));
  });

  it('stand as cards, the default marked, and another becomes it', async () => {
    server.use(list());
    const { user } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Métodos de pago' })).toBeInTheDocument();
    const usual = await screen.findByRole('article', { name: 'Banesco, +58 4141234567' });
    expect(within(usual).getByText('Predeterminado')).toBeInTheDocument();
    expect(within(usual).queryByRole('button', { name: /predeterminado/ })).not.toBeInTheDocument();
    expect(card(SECOND).getByText('E-84.123.456')).toBeInTheDocument();
    server.use(
      answer(paymentMethods.makeDefault, ({ params }) => ({
        data: [second, first].map((one) => ({ ...one, predeterminado: one._id === params.id })),
      })),
    );
    await user.click(card(SECOND).getByRole('button', { name: `Usar como predeterminado: ${SECOND}` }));
    expect(await screen.findByText('Método de pago predeterminado actualizado')).toBeInTheDocument();
    expect(await card(SECOND).findByText('Predeterminado')).toBeInTheDocument();
    server.use(fail(paymentMethods.makeDefault, 'NO_ENCONTRADO'));
    await user.click(screen.getByRole('button', { name: /^Usar como predeterminado: Banesco/ }));
    expect(await screen.findByText(/No encontramos|no existe/i)).toBeInTheDocument();
  });

  it('say what to do while there is none, and offer a retry when they cannot be read', async () => {
    server.use(unreachable(paymentMethods.list));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(list([]));
    await user.click(retry);
    expect(await screen.findByText('Aún no guardas métodos de pago')).toBeInTheDocument();
  });

  it('take what was written, show what is missing in its place, and keep the form when the server refuses', async () => {
    const sent: unknown[] = [];
    server.use(list([]), fail(paymentMethods.create, 'METODO_PAGO_REPETIDO'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Añadir método' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir método de pago' }));
    await user.click(dialog.getByRole('button', { name: 'Añadir método' }));
    for (const message of [
      'Selecciona el banco',
      'El número de cédula es obligatorio',
      'El nombre del titular es obligatorio',
    ])
      expect(await dialog.findByText(message, { selector: 'p' })).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/^Banco/), 'Bancaribe');
    await user.selectOptions(dialog.getByLabelText(/^Letra de/), 'E');
    await user.type(dialog.getByLabelText(/^Cédula/), '84a123b456');
    await user.type(dialog.getByLabelText(/^Teléfono/), '04241112233');
    await user.type(dialog.getByLabelText(/^Nombre del titular/), ' Ana Rivas ');
    await user.click(dialog.getByRole('switch', { name: /^Usar como predeterminado/ }));
    await user.click(dialog.getByRole('button', { name: 'Añadir método' }));
    expect(await dialog.findByText('Ya guardaste este método de pago.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Teléfono/)).toHaveValue('4241112233');
    server.use(
      answer(paymentMethods.create, ({ body }) => {
        sent.push(body);
        return { data: [buildMetodoPago({ nombreBanco: 'Bancaribe', predeterminado: true })] };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Añadir método' }));
    expect(await screen.findByText('Método de pago añadido correctamente')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: /^Bancaribe/ })).toBeInTheDocument();
    expect(sent).toEqual([
      {
        nombreBanco: 'Bancaribe',
        cedula: 'E-84123456',
        telefono: '+584241112233',
        nombrePersona: 'Ana Rivas',
        predeterminado: true,
      },
    ]);
  });

  it('are edited at an address of their own, also by whoever comes straight to it', async () => {
    server.use(list(), answer(paymentMethods.update, { data: [first, { ...second, nombrePersona: 'Luis Rivas' }] }));
    const { user, address } = open(`/cliente/metodo/pagos/${second._id}/editar`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar método de pago' }));
    const holder = dialog.getByLabelText(/^Nombre del titular/);
    await user.clear(holder);
    await user.type(holder, 'Luis Rivas');
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Método de pago actualizado correctamente')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/cliente/metodo/pagos'));
    // The page is out of reach until the dialog has gone.
    expect(await screen.findByRole('article', { name: SECOND })).toHaveTextContent('Luis Rivas');
    await user.click(card(SECOND).getByRole('button', { name: `Editar ${SECOND}` }));
    await waitFor(() => expect(address()).toBe(`/cliente/metodo/pagos/${second._id}/editar`));
    expect(await screen.findByRole('dialog', { name: 'Editar método de pago' })).toBeInTheDocument();
  });

  it('that are gone say so', async () => {
    server.use(list());
    const { user, address } = open(`/cliente/metodo/pagos/${'a'.repeat(24)}/editar`);
    expect(await screen.findByText('No encontramos ese método de pago')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ver mis métodos de pago' }));
    await waitFor(() => expect(address()).toBe('/cliente/metodo/pagos'));
    expect(await screen.findByRole('article', { name: SECOND })).toBeInTheDocument();
  });

  it('go after a question, and a failure is said in it', async () => {
    server.use(list(), fail(paymentMethods.remove, 'ERROR_INTERNO'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Eliminar ${SECOND}` }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar este método de pago?' }));
    expect(
      dialog.getByText('¿Estás seguro de que deseas eliminar este método de pago? Esta acción no se puede deshacer.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Algo falló de nuestro lado.');
    server.use(answer(paymentMethods.remove, { data: [first] }));
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Método de pago eliminado correctamente')).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: SECOND })).not.toBeInTheDocument();
  });

  it('cannot be more than ten', async () => {
    server.use(list(Array.from({ length: MAX_PAYMENT_METHODS }, () => buildMetodoPago())));
    open();
    expect(await screen.findByText(/Llegaste al máximo de 10 métodos de pago/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Añadir método' })).toBeDisabled();
  });
});
