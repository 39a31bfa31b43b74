import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { chooseVehicle, keepVehicle } from '@/entities/auth/garaje/garage-store';
import { setPlace } from '@/entities/platform/lugares/place-store';
import { card, catalogueMeta } from '@/test/catalogue';
import { COROLLA as WITH_ENGINE } from '@/test/garaje';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { Catalog } from './catalogue';

let asked: URLSearchParams[] = [];
let picked: (() => void) | null = null;
const COROLLA = { ...WITH_ENGINE, motor: null };
const last = () => Object.fromEntries(asked.at(-1)!);
const show = (path = '/productos') => {
  asked = [];
  server.use(
    answer(catalogue.list, ({ query }) => {
      asked.push(query);
      const page = Number(query.get('page'));
      return { data: [card(1), card(2)], meta: catalogueMeta(40, { page, totalPages: 7 }) };
    }),
  );
  return renderElement(
    <Catalog
      actions={{ cart: ({ nombre }) => <button>Cesta {nombre}</button> }}
      onPickVehicle={(done) => (picked = done)}
    />,
    path,
  );
};
const filters = () => screen.getByRole('complementary', { name: 'Filtros' });

describe('the catalogue', () => {
  it('asks for what the address says', async () => {
    show('/productos?search=filtro&marca=Toyota&modelo=Corolla&sort=price-low-high&page=2&disponible=false');
    expect(await screen.findByText('Mostrando 2 de 40 productos')).toBeInTheDocument();
    expect(last()).toEqual({
      search: 'filtro',
      marca: 'Toyota',
      modelo: 'Corolla',
      sort: 'price-low-high',
      page: '2',
      limit: '24',
      facetas: 'true',
    });
    expect(screen.getByRole('button', { name: 'Cesta Filtro de aceite 1' })).toBeInTheDocument();
  });

  it('narrows by brand and model in the address, back to page 1, and opens the brand', async () => {
    const { user, address, router } = show('/productos?page=3');
    await user.click(await within(filters()).findByRole('button', { name: 'Toyota, 8 productos' }));
    expect(address()).toBe('/productos?marca=Toyota');
    await user.click(within(filters()).getByRole('button', { name: 'Corolla, 5 productos' }));
    expect(address()).toBe('/productos?marca=Toyota&modelo=Corolla');
    await waitFor(() => expect(last()).toMatchObject({ modelo: 'Corolla', page: '1' }));
    await user.click(within(filters()).getByRole('button', { name: 'Corolla, 5 productos' }));
    expect(address()).toBe('/productos?marca=Toyota');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/productos?marca=Toyota&modelo=Corolla');
    await waitFor(() =>
      expect(within(filters()).getByRole('button', { name: 'Corolla, 5 productos' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  });

  it('narrows by category and its part, and undoes each with back', async () => {
    const { user, address, router } = show('/productos?search=toyota');
    await user.click(await within(filters()).findByRole('button', { name: 'Frenos, 4 productos' }));
    expect(address()).toBe('/productos?search=toyota&category=frenos');
    await user.click(await within(filters()).findByRole('button', { name: 'Pastillas de freno, 3 productos' }));
    await waitFor(() => expect(last()).toMatchObject({ category: 'frenos', subcategory: 'Pastillas de freno' }));
    const chips = within(screen.getByRole('group', { name: 'Filtros aplicados' }));
    expect(chips.getAllByRole('button', { name: /^Quitar filtro/ })).toHaveLength(3);
    await act(() => router.navigate(-1));
    expect(address()).toBe('/productos?search=toyota&category=frenos');
    await act(() => router.navigate(1));
    expect(await chips.findAllByRole('button', { name: /^Quitar filtro/ })).toHaveLength(3);
  });

  it('is ordered anew from page 1, stands in rows, and shows what is sold out when asked', async () => {
    const { user, address } = show('/productos?page=2&limit=6');
    await screen.findByText('Mostrando 2 de 40 productos');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Más caros');
    expect(address()).toBe('/productos?sort=price-high-low&limit=6');
    await waitFor(() => expect(last()).toMatchObject({ sort: 'price-high-low', page: '1' }));
    await user.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(address()).toBe('/productos?sort=price-high-low&page=2&limit=6');
    await user.click(screen.getByRole('button', { name: 'Ver en lista' }));
    expect(address()).toBe('/productos?sort=price-high-low&page=2&limit=6&vista=lista');
    expect(last()).toMatchObject({ disponible: 'true' });
    server.use(
      answer(
        catalogue.list,
        ({ query }) => (
          asked.push(query),
          { data: [card(3, { disponible: false, stock: 0 })], meta: catalogueMeta(1) }
        ),
      ),
    );
    await user.click(within(filters()).getByRole('checkbox', { name: 'Solo disponibles' }));
    expect(address()).toBe('/productos?disponible=false&sort=price-high-low&limit=6&vista=lista');
    const sold = within((await screen.findByRole('link', { name: 'Filtro de aceite 3' })).closest('article')!);
    expect(sold.getByText('Agotado')).toBeInTheDocument();
    expect(last()).not.toHaveProperty('disponible');
  });

  it('takes a filter away by its chip, and all of them at once', async () => {
    const { user, address } = show('/productos?category=frenos&subcategory=Pastillas+de+freno&marca=Ford&minPrice=5');
    await user.click(await screen.findByRole('button', { name: 'Quitar filtro Frenos' }));
    expect(address()).toBe('/productos?marca=Ford&minPrice=5');
    await user.click(screen.getByRole('button', { name: 'Limpiar todo' }));
    expect(address()).toBe('/productos');
  });

  it('searches by itself from three letters on', async () => {
    const { user, address } = show();
    await screen.findByText('Mostrando 2 de 40 productos');
    const field = within(filters()).getByRole('textbox', { name: 'Buscar en el catálogo' });
    await user.type(field, 'bo');
    await user.type(field, 'mba');
    await waitFor(() => expect(address()).toBe('/productos?search=bomba'));
    expect(asked.map((query) => query.get('search')).filter(Boolean)).not.toContain('bo');
    await user.click(await screen.findByRole('button', { name: 'Quitar filtro “bomba”' }));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('applies a price with its button, and refuses a range that is upside down', async () => {
    const { user, address } = show();
    await screen.findByText('Mostrando 2 de 40 productos');
    await user.type(within(filters()).getByLabelText('Mínimo'), '50');
    await user.type(within(filters()).getByLabelText('Máximo'), '20');
    await user.click(within(filters()).getByRole('button', { name: 'Aplicar' }));
    expect(within(filters()).getByRole('alert')).toHaveTextContent('El máximo no puede ser menor que el mínimo');
    expect(within(filters()).getByLabelText('Máximo')).toHaveFocus();
    expect(address()).toBe('/productos');
    await user.clear(within(filters()).getByLabelText('Máximo'));
    await user.click(within(filters()).getByRole('button', { name: 'Aplicar' }));
    expect(address()).toBe('/productos?minPrice=50');
  });

  it('empties the list when it fails, and tries again', async () => {
    server.use(fail(catalogue.list, 'NO_DISPONIBLE'));
    const { user } = renderElement(<Catalog actions={{}} onPickVehicle={() => {}} />, '/productos');
    expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no está disponible');
    server.use(answer(catalogue.list, { data: [], meta: catalogueMeta(0) }));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByText('No encontramos productos')).toBeInTheDocument();
  });

  it('leads back from a page that the list does not have, with its filters', async () => {
    server.use(answer(catalogue.list, { data: [], meta: catalogueMeta(40, { page: 90, totalPages: 7 }) }));
    const { user, address } = renderElement(
      <Catalog actions={{}} onPickVehicle={() => {}} />,
      '/productos?marca=Toyota&page=90',
    );
    expect(await screen.findByText('Esta página no existe')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ir a la primera página' }));
    expect(address()).toBe('/productos?marca=Toyota');
  });

  it('narrows by year, alone or with a brand', async () => {
    const { user, address } = show('/productos?marca=Toyota');
    await user.selectOptions(await within(filters()).findByRole('combobox', { name: 'Año' }), '2012');
    expect(address()).toBe('/productos?marca=Toyota&anio=2012');
    await waitFor(() => expect(last()).toMatchObject({ marca: 'Toyota', anio: '2012' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar filtro Año 2012' }));
    expect(address()).toBe('/productos?marca=Toyota');
  });
});

it('asks for a place when only what reaches it is wanted, and then for what does', async () => {
  localStorage.removeItem('tuerca-lugar');
  const { user, address } = show();
  await user.click(await within(filters()).findByRole('checkbox', { name: 'Llega a mi ciudad' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Dónde lo recibes?' });
  // Without a place it filters nothing.
  expect(last()).not.toHaveProperty('llega');
  act(() => setPlace({ estado: 'Carabobo', ciudad: 'Valencia' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(last()).toMatchObject({ llega: 'Carabobo/Valencia', facetas: 'true' }));
  expect(address()).toBe('/productos?llega=true');
  expect(await within(filters()).findByRole('checkbox', { name: 'Llega a Valencia o se retira ahí' })).toBeChecked();
});

it('without the search engine shows the products, says that counts are missing, and waits for none', async () => {
  const { facetas: _counts, ...meta } = catalogueMeta(40);
  server.use(answer(catalogue.list, () => ({ data: [card(1)], meta: { ...meta, sinConteos: true as const } })));
  renderElement(<Catalog actions={{}} onPickVehicle={() => {}} />, '/productos');
  expect(await screen.findByRole('link', { name: 'Filtro de aceite 1' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(CATALOGUE_MESSAGES.uncounted);
  expect(within(filters()).queryByText('Categoría')).not.toBeInTheDocument();
  expect(within(filters()).getByRole('checkbox', { name: 'Solo en oferta' })).toBeInTheDocument();
});

describe('the catalogue and the vehicle', () => {
  const fitting = (vehicle: boolean) => ({
    data: [card(1, vehicle ? { ajuste: 'compatible' } : {}), card(2, vehicle ? { ajuste: 'sin-confirmar' } : {})],
    meta: {
      ...catalogueMeta(40),
      facetas: { ...catalogueMeta(40).facetas!, ...(vehicle && { sirve: 12 }) },
      ...(vehicle && { ajustes: { compatible: 5, sinConfirmar: 7, noCompatible: 28 } }),
    },
  });
  const compare = () =>
    server.use(answer(catalogue.list, ({ query }) => (asked.push(query), fitting(query.has('vMarca')))));
  const only = () => within(filters()).getByRole('switch', { name: /Solo lo que sirve para mi vehículo/ });

  it('says what fits as soon as a vehicle is chosen, and keeps the products on screen meanwhile', async () => {
    show();
    compare();
    expect(await screen.findByText('Mostrando 2 de 40 productos')).toBeInTheDocument();
    expect(screen.queryByText('Compatible')).not.toBeInTheDocument();
    act(() => void keepVehicle(COROLLA));
    expect(screen.getByRole('link', { name: 'Filtro de aceite 1' })).toBeInTheDocument();
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(await screen.findByText('Compatible')).toBeInTheDocument();
    expect(screen.getByText('Sin confirmar')).toBeInTheDocument();
    expect(last()).toMatchObject({ vMarca: 'Toyota', vModelo: 'Corolla', vAnio: '2012' });
    expect(last()).not.toHaveProperty('vMotor');
    // One vehicle's fit is never shown for the next one, not even for a moment.
    act(() => void keepVehicle({ ...COROLLA, anio: 1990 }));
    expect(screen.getByRole('link', { name: 'Filtro de aceite 1' })).toBeInTheDocument();
    expect(screen.queryByText('Compatible')).not.toBeInTheDocument();
    expect(await screen.findByText('Compatible')).toBeInTheDocument();
    act(() => chooseVehicle(null));
    expect(screen.queryByText('Compatible')).not.toBeInTheDocument();
  });

  it('folds away what does not fit, shows it when asked, and folds it again by the chip', async () => {
    keepVehicle(COROLLA);
    const { user, address } = show();
    compare();
    await within(filters()).findByText(/mi vehículo \(12\)/);
    expect(only()).toBeChecked();
    expect(last()).toMatchObject({ sirve: 'true', vAnio: '2012' });
    await user.click(await screen.findByRole('button', { name: 'Ver 28 que no le sirven' }));
    expect(address()).toBe('/productos?sirve=false');
    await waitFor(() => expect(last()).not.toHaveProperty('sirve'));
    expect(last()).toMatchObject({ vAnio: '2012' });
    expect(only()).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /^Ver .* que no le sirve/ })).not.toBeInTheDocument();
    await user.click(
      await screen.findByRole('button', {
        name: 'Quitar filtro Incluye lo que no le sirve',
      }),
    );
    expect(address()).toBe('/productos');
    expect(only()).toBeChecked();
  });

  it('leads on where nothing fits', async () => {
    keepVehicle(COROLLA);
    const { user, address } = show();
    server.use(
      answer(catalogue.list, {
        data: [],
        meta: { ...catalogueMeta(0), ajustes: { compatible: 0, sinConfirmar: 0, noCompatible: 1 } },
      }),
    );
    expect(await screen.findByText('Nada de esto le sirve a tu vehículo')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver 1 que no le sirve' }));
    expect(address()).toBe('/productos?sirve=false');
  });

  it('lets a vehicle be chosen first, when there is none', async () => {
    const { user, address } = show('/productos?page=3');
    await screen.findByText('Mostrando 2 de 40 productos');
    await user.click(only());
    expect(address()).toBe('/productos?page=3');
    act(() => {
      keepVehicle(COROLLA);
      picked?.();
    });
    expect(address()).toBe('/productos');
    await waitFor(() => expect(last()).toMatchObject({ sirve: 'true' }));
  });
});
