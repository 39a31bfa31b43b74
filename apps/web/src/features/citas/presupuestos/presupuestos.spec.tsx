import { configure, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { presupuestos } from '@tuerca/contracts/citas/presupuestos/endpoints';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { card, catalogueMeta } from '@/test/catalogue';
import { enter } from '@/test/people';
import { buildPart, buildPresupuesto, buildWork } from '@/test/presupuestos';
import { buildCarrito } from '@/test/purchase';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { ClientPresupuesto } from './client-presupuesto';
import { WorkshopPresupuesto } from './workshop-presupuesto';

configure({ asyncUtilTimeout: 8000 });

const versions = (...all: Presupuesto[]) => server.use(answer(presupuestos.list, { data: all }));
const citaId = buildPresupuesto().citaId;
const open = () => renderElement(<ClientPresupuesto cita={{ _id: citaId, estado: 'confirmada' }} />);
const lines = () => within(screen.getByRole('list', { name: 'Líneas del presupuesto' }));

describe('the client', () => {
  beforeEach(() => {
    enter();
    server.use(answer(cart.get, { data: buildCarrito([]) }));
  });

  it('approves some lines and rejects the others, with the sum of what she chose before her', async () => {
    versions(buildPresupuesto());
    let sent: unknown;
    const decided = buildPresupuesto({ estado: 'aprobado_parcial', respondido: '2026-11-22T17:00:00.000Z' });
    server.use(
      answer(presupuestos.answer, ({ body }) => {
        sent = body;
        versions(decided);
        return { data: decided, message: 'Respuesta enviada: aprobaste una parte' };
      }),
    );
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Presupuesto' })).toBeInTheDocument();
    expect(screen.getByText('Las pastillas ya no tienen material.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Aprobar todo' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Aprobar: Cambiar pastillas 1' }));
    expect(screen.getByText('Apruebas 1 línea de 2')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Comentario para el taller/), 'Yo consigo quien las cambie');
    await user.click(screen.getByRole('button', { name: 'Aprobar Bs.\u00A06.000,00' }));
    expect(await screen.findByText('Respuesta enviada: aprobaste una parte')).toBeInTheDocument();
    expect(sent).toEqual({ aprobadas: [buildPart()._id], comentario: 'Yo consigo quien las cambie' });
    expect(await screen.findByText('Aprobado en parte')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is asked before she rejects all of it', async () => {
    versions(buildPresupuesto());
    let sent: unknown;
    server.use(
      answer(presupuestos.answer, ({ body }) => {
        sent = body;
        return { data: buildPresupuesto({ estado: 'rechazado' }), message: 'Presupuesto rechazado' };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rechazar todo' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Rechazar todo el presupuesto?' });
    await user.click(within(dialog).getByRole('button', { name: 'Rechazar todo' }));
    expect(await screen.findByText('Presupuesto rechazado')).toBeInTheDocument();
    expect(sent).toMatchObject({ aprobadas: [] });
  });

  it('hears that the workshop changed it meanwhile, and sees the new version', async () => {
    versions(buildPresupuesto());
    const { user } = open();
    await screen.findByRole('button', { name: 'Aprobar todo' });
    versions(buildPresupuesto({ _id: 'f'.repeat(24), version: 2 }), buildPresupuesto({ estado: 'reemplazado' }));
    server.use(fail(presupuestos.answer, 'PRESUPUESTO_CAMBIO'));
    await user.click(screen.getByRole('button', { name: 'Aprobar todo' }));
    expect(await screen.findByText(/El taller cambió este presupuesto/)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Presupuesto (versión 2)' })).toBeInTheDocument();
    expect(screen.getByText('Reemplazado')).toBeInTheDocument();
  });

  it('puts the approved parts into the cart, and reads which could not be added', async () => {
    const [sold, there] = [buildPart(2, { estado: 'aprobada' }), buildPart(3, { estado: 'aprobada' })];
    const gone = { ...sold, producto: { ...sold.producto!, stock: 0, disponible: false } };
    versions(buildPresupuesto({ estado: 'aprobado', respondido: '2026-11-22T17:00:00.000Z', lineas: [gone, there] }));
    server.use(
      answer(cart.addPresupuesto, {
        data: {
          carrito: buildCarrito(),
          agregados: 1,
          faltantes: [{ productoId: gone.productoId!, nombre: gone.descripcion, motivo: 'Está agotado.' }],
        },
        message: '1 repuesto está en tu carrito; 1 no se pudo agregar',
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Agregar repuestos al carrito' }));
    expect(await screen.findByText('1 repuesto está en tu carrito; 1 no se pudo agregar')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver carrito' })).toHaveAttribute('href', '/carrito');
    expect(screen.getByText('Pastillas cerámicas 2: Está agotado.')).toBeInTheDocument();
  });

  it('sees nothing without a presupuesto, and may try again when it cannot be loaded', async () => {
    server.use(fail(presupuestos.list, 'ERROR_INTERNO'));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: /Intentar/ });
    versions();
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Intentar/ })).not.toBeInTheDocument());
    expect(screen.queryByText(/Presupuesto/)).not.toBeInTheDocument();
  });
});

describe('the workshop', () => {
  const vehicle = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: null };
  const cliente = { nombre: 'Ana Pérez', telefono: '+584141234567' };
  const panel = (isOpen = true) =>
    renderElement(<WorkshopPresupuesto citaId={citaId} cliente={cliente} vehicle={vehicle} open={isOpen} />);
  beforeEach(() => enter('workshop'));

  it('writes work and a part out of the stock of the stores', async () => {
    versions();
    let [sent, asked]: [unknown, URLSearchParams | null] = [null, null];
    const part = card(7, { nombre: 'Disco ventilado', precioFinal: 80, ajuste: 'compatible' });
    server.use(
      answer(catalogue.list, ({ query }) => {
        asked = query;
        return { data: [part], meta: catalogueMeta(1) };
      }),
      answer(presupuestos.create, ({ body }) => {
        sent = body;
        versions(buildPresupuesto());
        return { data: buildPresupuesto(), message: 'Presupuesto enviado. Te avisaremos cuando el cliente responda' };
      }),
    );
    const { user } = panel();
    await user.click(await screen.findByRole('button', { name: 'Hacer presupuesto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Presupuesto' }));
    await user.type(dialog.getByLabelText('Trabajo'), 'Cambiar discos');
    await user.type(dialog.getByLabelText('Precio'), '45,50');
    await user.type(dialog.getByRole('combobox', { name: 'Agregar un repuesto' }), 'disco');
    await user.click(await screen.findByRole('option', { name: /Disco ventilado/ }));
    expect(asked!.get('vMarca')).toBe('Toyota');
    expect(dialog.getByText(/Total: Ref\. \$ 125,50/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Enviar presupuesto' }));
    expect(await screen.findByText(/Te avisaremos cuando el cliente responda/)).toBeInTheDocument();
    expect(sent).toMatchObject({
      lineas: [
        { tipo: 'mano_obra', descripcion: 'Cambiar discos', cantidad: 1, precio: 45.5 },
        { tipo: 'repuesto', productoId: part._id, cantidad: 1 },
      ],
      vigenciaDias: 3,
    });
    expect(await screen.findByText('Por responder')).toBeInTheDocument();
  });

  it('reads beside the fields what is missing', async () => {
    versions();
    const { user } = panel();
    await user.click(await screen.findByRole('button', { name: 'Hacer presupuesto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Presupuesto' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar presupuesto' }));
    expect(await dialog.findByText('Describe el trabajo en al menos 3 caracteres')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Quitar renglón 1' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar presupuesto' }));
    expect(await dialog.findByText('Agrega al menos una línea')).toBeInTheDocument();
  });

  it('begins a new version with the lines of the last, and takes an unanswered one back', async () => {
    versions(buildPresupuesto({ lineas: [buildWork(), buildPart(2, { producto: null })] }));
    server.use(
      answer(presupuestos.withdraw, () => {
        versions(buildPresupuesto({ estado: 'retirado' }));
        return { data: buildPresupuesto({ estado: 'retirado' }), message: 'Presupuesto retirado' };
      }),
    );
    const { user } = panel();
    expect(await screen.findByText('Este repuesto ya no se vende.')).toBeInTheDocument();
    expect(lines().getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Nueva versión' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Presupuesto' }));
    expect(dialog.getByLabelText('Trabajo')).toHaveValue('Cambiar pastillas 1');
    expect(dialog.queryByRole('button', { name: 'Quitar renglón 2' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Retirar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Presupuesto retirado')).toBeInTheDocument();
    expect(await screen.findByText('Retirado')).toBeInTheDocument();
  });

  it('cannot propose anything once the appointment is over', async () => {
    versions(buildPresupuesto({ estado: 'aprobado', respondido: '2026-11-22T17:00:00.000Z' }));
    panel(false);
    expect(await screen.findByText('Aprobado', { selector: 'span' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Nueva versión' })).not.toBeInTheDocument();
  });
});
