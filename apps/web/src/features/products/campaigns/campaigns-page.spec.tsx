import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { campaigns, campaignsAdmin } from '@tuerca/contracts/products/campaigns/endpoints';
import type { Campana, CampanaDeTienda } from '@tuerca/contracts/products/campaigns/schemas';
import { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import { adminRoutes } from '@/app/routes-admin';
import { storeRoutes } from '@/app/routes-store';
import { buildCampana, buildOpenCampana } from '@/test/campaigns';
import { enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';

// The first story also loads the page.
configure({ asyncUtilTimeout: 8000 });

const meta = (total: number) => ({ page: 1, limit: 20, total, totalPages: 1 });
const list = (...data: Campana[]) => answer(campaignsAdmin.list, { data, meta: meta(data.length) });
const open = (path = '/admin/ofertas') => {
  enter('admin');
  return renderApp(path, adminRoutes);
};
const type = (label: RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};
const choose = async (name: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`Acciones.*${name}`, 'i') }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
};

describe('offers of the platform', () => {
  it('say how they stand, for what, and how many stores are in them; what has ended is left alone', async () => {
    server.use(
      list(
        buildCampana(1, { marcas: ['Toyota'], precioMinimo: 20 }),
        buildCampana(2, { nombre: 'Diciembre', estado: 'terminada', categorias: [], tiendas: 1 }),
      ),
    );
    open();
    expect(await screen.findByText('Semana de los frenos')).toBeInTheDocument();
    expect(screen.getByText(/Frenos · para Toyota · desde/)).toBeInTheDocument();
    expect(screen.getByText('2 tiendas')).toBeInTheDocument();
    expect(screen.getByText('Todas las categorías')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Acciones/i })).toHaveLength(1);
  });

  it('are switched off with a reason, after saying whom it concerns', async () => {
    const sent: unknown[] = [];
    server.use(
      list(buildCampana()),
      answer(campaignsAdmin.reach, { data: { tiendas: 2, productos: 31 } }),
      answer(campaignsAdmin.toggle, async ({ request }) => {
        sent.push(await request.json());
        return { data: buildCampana(1, { activa: false, estado: 'desactivada' }) };
      }),
    );
    open();
    const dialog = await choose('Semana', 'Desactivar');
    expect(
      await within(dialog).findByText(/Saldrán 2 tiendas y 31 productos volverán a su precio/),
    ).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
    expect(await within(dialog).findByText('Indica el motivo')).toBeInTheDocument();
    fireEvent.change(within(dialog).getByLabelText(/Motivo/), { target: { value: 'Se acabó' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Oferta desactivada correctamente')).toBeInTheDocument();
    expect(sent).toEqual([{ activa: false, motivo: 'Se acabó' }]);
  });

  it('are made with everything that is asked for, and refused beside the field', async () => {
    const sent: unknown[] = [];
    server.use(
      list(),
      answer(campaignsAdmin.create, async ({ request }) => {
        sent.push(await request.json());
        return { data: buildCampana() };
      }),
    );
    open('/admin/ofertas/nueva');
    const save = await screen.findByRole('button', { name: 'Crear oferta' });
    fireEvent.click(save);
    expect(await screen.findByText('El nombre es obligatorio')).toBeInTheDocument();
    expect(screen.getByText('El porcentaje debe ser un número entre 0,01 y 90')).toBeInTheDocument();
    type(/Nombre/, 'Diciembre');
    type(/Descripción/, 'Para cerrar el año');
    type(/^Descuento/, '15');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Filtros' }));
    fireEvent.click(save);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ nombre: 'Diciembre', porcentaje: 15, categorias: ['Filtros'], marcas: [] });
    expect(await screen.findByText('Oferta creada correctamente')).toBeInTheDocument();
  });

  it('warn that other terms let the stores go, and say when somebody else was faster', async () => {
    server.use(
      answer(campaignsAdmin.get, { data: buildCampana() }),
      answer(campaignsAdmin.reach, { data: { tiendas: 2, productos: 31 } }),
      fail(campaignsAdmin.update, 'CAMPANA_CAMBIADA'),
    );
    open(`/admin/ofertas/${buildCampana()._id}`);
    await screen.findByDisplayValue('Semana de los frenos');
    type(/Nombre/, 'Frena a tiempo');
    expect(screen.queryByText(/salen de la oferta/)).not.toBeInTheDocument();
    type(/^Descuento/, '35');
    expect(await screen.findByText(/salen de la oferta/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText(/La campaña cambió mientras la mirabas/)).toBeInTheDocument();
  });
});

describe("the platform's campaigns in a store's office", () => {
  it('are joined on the terms that are shown, and left', async () => {
    let shown: CampanaDeTienda = buildOpenCampana();
    const sent: unknown[] = [];
    server.use(
      answer(storePromotions.mine, { data: [], meta: { ...meta(0), limit: 12 } }),
      answer(campaigns.open, () => ({ data: [shown] })),
      answer(campaigns.join, async ({ request }) => {
        sent.push(await request.json());
        shown = { ...shown, unida: true };
        return { data: shown };
      }),
      answer(campaigns.leave, () => {
        shown = { ...shown, unida: false };
        return { data: null };
      }),
    );
    enter('store');
    renderApp('/tienda/ofertas', storeRoutes);
    fireEvent.click(await screen.findByRole('button', { name: 'Unirme a Semana de los frenos' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText(/14 productos de tu tienda bajan 20 %.*El descuento lo asumes tú/),
    ).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Unirme' }));
    expect(await screen.findByText('Tu tienda se unió a la campaña')).toBeInTheDocument();
    expect(sent).toEqual([{ version: 3 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Salir de Semana de los frenos' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salir' }));
    expect(await screen.findByText('Tu tienda salió de la campaña')).toBeInTheDocument();
  });
});
