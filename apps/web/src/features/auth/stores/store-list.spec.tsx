import { act, screen, waitFor, within } from '@testing-library/react';
import { stores } from '@tuerca/contracts/auth/stores/endpoints';
import type { Tienda } from '@tuerca/contracts/auth/stores/schemas';
import { stopClock } from '@/test/clock';
import { buildTienda, metaNegocios } from '@/test/negocios';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { StoreList } from './store-list';

let asked: URLSearchParams[] = [];
const last = () => Object.fromEntries(asked.at(-1)!);
const show = (path = '/tiendas', data: Tienda[] = [buildTienda(1), buildTienda(2)], total = 14) => {
  asked = [];
  server.use(
    answer(
      stores.list,
      ({ query }) => (asked.push(query), { data, meta: metaNegocios(total, Number(query.get('page'))) }),
    ),
  );
  return renderElement(<StoreList />, path);
};
const filters = () => screen.getByRole('complementary', { name: 'Filtros' });
const card = (name: string) => screen.getByRole('heading', { name }).closest('article')!;

describe('the list of stores', () => {
  afterEach(() => jest.useRealTimers());

  it('draws each with its place, telephone, first three categories, hours, rating and way in', async () => {
    // A Friday at 10:00 in Caracas.
    stopClock('2026-11-20T14:00:00Z');
    show('/tiendas', [
      buildTienda(1, { verificado: true }),
      buildTienda(2, {
        telefono: null,
        numeroValoraciones: 0,
        direccion: { ciudad: '', estado: '', codigoPostal: '' },
      }),
    ]);
    expect(await screen.findByText('Mostrando 2 de 14 tiendas')).toBeInTheDocument();
    const one = within(card('Repuestos 1'));
    expect(one.getByRole('img', { name: 'Tienda verificada' })).toBeInTheDocument();
    expect(one.getByRole('link', { name: 'Llamar a Repuestos 1: 0414-1234567' })).toHaveAttribute(
      'href',
      'tel:+584141234567',
    );
    expect(one.getByText('Hoy 9:00 a. m. a 6:00 p. m.')).toBeInTheDocument();
    expect(one.getByText('Valencia, Carabobo')).toBeInTheDocument();
    expect(one.getByRole('img', { name: '4,3 de 5 estrellas, 3 reseñas' })).toBeInTheDocument();
    expect(one.getByText('Baterías')).toBeInTheDocument();
    expect(one.queryByText('Filtros')).not.toBeInTheDocument();
    expect(one.getByRole('link', { name: 'Ver productos: Repuestos 1' })).toHaveAttribute(
      'href',
      `/producto/tienda/${buildTienda(1)._id}`,
    );
    const two = within(card('Repuestos 2'));
    expect(two.getByText('Ubicación no disponible')).toBeInTheDocument();
    expect(two.getByText('Sin valoraciones')).toBeInTheDocument();
    expect(two.queryByRole('img', { name: 'Tienda verificada' })).not.toBeInTheDocument();
    expect(two.queryByRole('link', { name: /^Llamar/ })).not.toBeInTheDocument();
  });

  it('says when a closed one opens again', async () => {
    // Saturday evening: closed until Monday.
    stopClock('2026-11-21T20:00:00Z');
    show('/tiendas', [buildTienda(1)]);
    expect(await screen.findByText('Cerrado por hoy. Abre el lunes a las 9:00 a. m.')).toBeInTheDocument();
  });

  it('asks for what the address says, in whatever spelling of the search, and reads nonsense as nothing', async () => {
    const { unmount } = show('/tiendas?q=turpial&estado=Miranda&categoria=Frenos&verificado=1&page=2');
    await screen.findByText('Mostrando 2 de 14 tiendas');
    expect(last()).toEqual({
      search: 'turpial',
      estado: 'Miranda',
      categoria: 'Frenos',
      verificado: 'true',
      page: '2',
      limit: '24',
    });
    unmount();
    show('/tiendas?estado=Narnia&page=-3&verificado=tal+vez&vista=mapa&tipoVehiculo=suv');
    await screen.findByText('Mostrando 2 de 14 tiendas');
    expect(last()).toEqual({ page: '1', limit: '24' });
  });

  it('narrows in the address, back to page 1, and the way back works', async () => {
    const { user, address, router } = show('/tiendas?page=2');
    await user.click(await within(filters()).findByRole('radio', { name: 'Miranda 2' }));
    expect(address()).toBe('/tiendas?estado=Miranda');
    await user.click(within(filters()).getByRole('radio', { name: 'Frenos 5' }));
    await user.click(within(filters()).getByRole('checkbox', { name: 'Solo verificadas' }));
    expect(address()).toBe('/tiendas?estado=Miranda&categoria=Frenos&verificado=true');
    await waitFor(() =>
      expect(last()).toEqual({ estado: 'Miranda', categoria: 'Frenos', verificado: 'true', page: '1', limit: '24' }),
    );
    await act(() => router.navigate(-1));
    expect(address()).toBe('/tiendas?estado=Miranda&categoria=Frenos');
    await user.click(screen.getByRole('button', { name: 'Quitar filtro Miranda' }));
    expect(address()).toBe('/tiendas?categoria=Frenos');
    await user.type(screen.getByRole('textbox', { name: 'Buscar tiendas' }), 'turpial{Enter}');
    expect(address()).toBe('/tiendas?search=turpial&categoria=Frenos');
  });

  it('lists as many to a page as is chosen, back to page 1', async () => {
    const { user, address } = show('/tiendas?page=2');
    await screen.findByText('Mostrando 2 de 14 tiendas');
    await user.selectOptions(screen.getByLabelText('Tiendas por página'), '6');
    expect(address()).toBe('/tiendas?limit=6');
    await waitFor(() => expect(last()).toEqual({ page: '1', limit: '6' }));
  });

  it('shows rows that say what is featured, and keeps them through pages', async () => {
    const { user, address } = show('/tiendas?vista=lista', [buildTienda(1, { destacado: true }), buildTienda(2)]);
    await screen.findByRole('heading', { name: 'Repuestos 1' });
    expect(within(card('Repuestos 1')).getByText('Destacado')).toBeInTheDocument();
    expect(within(card('Repuestos 2')).queryByText('Destacado')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Página siguiente' }));
    expect(address()).toBe('/tiendas?vista=lista&page=2');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page'));
    await user.click(screen.getByRole('button', { name: 'Ver en cuadrícula' }));
    expect(address()).toBe('/tiendas?page=2');
  });

  it('offers to clear the filters when nothing is left, and the first page beyond the last', async () => {
    const { user, address, unmount } = show('/tiendas?search=zzz&vista=lista', [], 0);
    expect(await screen.findByText('No encontramos tiendas con esos filtros')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    expect(address()).toBe('/tiendas?vista=lista');
    unmount();
    show('/tiendas?page=9&categoria=Frenos', [], 14);
    expect(await screen.findByRole('link', { name: 'Ir a la primera página' })).toHaveAttribute(
      'href',
      '/tiendas?categoria=Frenos',
    );
  });

  it('empties the list when it fails, and tries again', async () => {
    server.use(fail(stores.list, 'NO_DISPONIBLE'));
    const { user } = renderElement(<StoreList />, '/tiendas');
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    server.use(answer(stores.list, { data: [buildTienda(1)], meta: metaNegocios(1) }));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByRole('heading', { name: 'Repuestos 1' })).toBeInTheDocument();
  });
});
