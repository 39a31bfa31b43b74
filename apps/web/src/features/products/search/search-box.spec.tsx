import { act, screen, within } from '@testing-library/react';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { SEARCH_DEBOUNCE_MS } from '@tuerca/contracts/products/catalogue/rules';
import { keepVehicle } from '@/entities/auth/garaje/garage-store';
import { COROLLA } from '@/test/garaje';
import { renderElement } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { keepSearch, recentSearches } from './recent-searches';
import { SearchBox } from './search-box';
import { SEARCH_FAILED } from './search-options';

const id = (n: number) => n.toString(16).padStart(24, '0');
const hit = (n: number, nombre: string, ruta: string) => ({
  id: id(n),
  nombre,
  imagen: null,
  ruta,
  detalle: 'Caracas',
});
const product = (n: number) => ({ ...hit(n, `Pastillas ${n}`, `/producto/${id(n)}`), precio: 10, precioBs: 1000 });
const found = {
  terminos: ['pastillas de freno', 'pastillas cerámicas'],
  products: [product(1), product(2), product(3)],
  stores: [hit(10, 'Repuestos Turpial', `/producto/tienda/${id(10)}`)],
  workshops: [],
  services: [],
  totales: { products: 20, stores: 1, workshops: 0, services: 0 },
};
const none = {
  terminos: [] as string[],
  products: [],
  stores: [],
  workshops: [],
  services: [],
  totales: { products: 0, stores: 0, workshops: 0, services: 0 },
};

let asked: (string | null)[] = [];
const show = (data: typeof found | typeof none = found) => {
  asked = [];
  server.use(answer(catalogue.search, ({ query }) => (asked.push(query.get('query')), { data })));
  const view = renderElement(<SearchBox />, '/');
  return { ...view, field: screen.getByRole('combobox', { name: 'Buscar en Tuerca' }) };
};

describe('the search of the header', () => {
  it('asks once, for the whole word, and never below three letters', async () => {
    const { user, field } = show();
    await user.type(field, 'pa');
    await act(() => new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS + 150)));
    expect(asked).toEqual([]);
    await user.type(field, 'stillas');
    expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
    expect(await screen.findByRole('option', { name: /Pastillas 1/ })).toHaveTextContent('Bs. 1.000,00');
    expect(asked).toEqual(['pastillas']);
    expect(field).toHaveAttribute('aria-expanded', 'true');
  });

  it('walks the suggestions with the arrows, round and round, and opens the marked one', async () => {
    const { user, field, address } = show();
    await user.type(field, 'pastillas');
    await screen.findByRole('listbox');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'pastillas de freno',
      'pastillas cerámicas',
      expect.stringContaining('Pastillas 1'),
      expect.stringContaining('Pastillas 2'),
      expect.stringContaining('Pastillas 3'),
      'Ver todos los productos (20)',
      expect.stringContaining('Repuestos Turpial'),
    ]);
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Repuestos Turpial');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked).toHaveTextContent('Pastillas 2');
    expect(field).toHaveAttribute('aria-activedescendant', marked.id);
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/producto/${id(2)}`);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('searches for a term that it offers, and remembers that one', async () => {
    const { user, field, address } = show();
    await user.type(field, 'pasti');
    const terms = await screen.findByRole('group', { name: 'Buscar' });
    expect(within(terms).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/busqueda?q=pastillas+de+freno');
    expect(field).toHaveValue('pastillas de freno');
    expect(recentSearches()).toEqual(['pastillas de freno']);
  });

  it('says what fits the chosen vehicle', async () => {
    keepVehicle(COROLLA);
    const { user, field } = show();
    let vehicle: unknown;
    server.use(
      answer(
        catalogue.search,
        ({ query }) => (
          (vehicle = [query.get('vMarca'), query.get('vModelo'), query.get('vAnio'), query.get('vMotor')]),
          { data: { ...found, products: [{ ...product(1), ajuste: 'compatible' as const }] } }
        ),
      ),
    );
    await user.type(field, 'pastillas');
    expect(await screen.findByRole('option', { name: /Pastillas 1/ })).toHaveTextContent('Compatible');
    expect(vehicle).toEqual(['Toyota', 'Corolla', '2012', '1.8']);
  });

  it('leads to all products that were found', async () => {
    const { user, field, address } = show();
    await user.type(field, 'pastillas');
    await user.click(await screen.findByRole('option', { name: 'Ver todos los productos (20)' }));
    expect(address()).toBe('/busqueda?q=pastillas');
  });

  it('opens the results with Enter when nothing is marked', async () => {
    const { user, field, address } = show();
    await user.type(field, '  pastillas freno {Enter}');
    expect(address()).toBe('/busqueda?q=pastillas+freno');
  });

  it('closes with Escape and keeps the text, and empties it with the next one', async () => {
    const { user, field } = show();
    await user.type(field, 'pastillas');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('pastillas');
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('shuts when something else is pressed, and is emptied by its button, which leaves the cursor in it', async () => {
    const { user, field } = show();
    await user.type(field, 'pastillas');
    await screen.findByRole('listbox');
    await user.click(document.body);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('pastillas');
    await user.click(screen.getByRole('button', { name: 'Borrar el texto' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('says when there is nothing, and when it fails, with a way to ask again', async () => {
    const { user, field } = show(none);
    await user.type(field, 'xyz');
    expect(await screen.findByText('No se encontraron resultados para "xyz"')).toBeInTheDocument();
    server.use(fail(catalogue.search, 'ERROR_INTERNO'));
    await user.type(field, 'w');
    expect(await screen.findByRole('alert')).toHaveTextContent(SEARCH_FAILED);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    server.use(answer(catalogue.search, { data: found }));
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(await screen.findByRole('option', { name: /Pastillas 1/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('never shows the answer to an older text', async () => {
    const { user, field } = show();
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => (letGo = resolve));
    server.use(
      answer(catalogue.search, async ({ query }) => {
        if (query.get('query') === 'pastillas') await slow;
        return { data: query.get('query') === 'pastillas' ? found : none };
      }),
    );
    await user.type(field, 'pastillas');
    await act(() => new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS + 100)));
    await user.clear(field);
    await user.type(field, 'xyz');
    expect(await screen.findByText('No se encontraron resultados para "xyz"')).toBeInTheDocument();
    letGo();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('offers what was searched for here, the vehicle and categories before anything is typed', async () => {
    keepSearch('bujías corolla');
    keepSearch('Mofle');
    keepVehicle(COROLLA);
    const { user, field, address } = show();
    await user.click(field);
    const group = async (name: string) => within(await screen.findByRole('group', { name }));
    const recent = (await group('Búsquedas recientes')).getAllByRole('option');
    expect(recent.map((option) => option.textContent)).toEqual(['Mofle', 'bujías corolla']);
    expect((await group('Tu vehículo')).getByRole('option')).toHaveTextContent('Lo que sirve a tu Toyota Corolla 2012');
    expect((await group('Categorías')).getAllByRole('option')[0]).toHaveTextContent('Filtros');
    await user.keyboard('{ArrowDown}{Delete}');
    expect(screen.queryByRole('option', { name: 'Mofle' })).not.toBeInTheDocument();
    expect(recentSearches()).toEqual(['bujías corolla']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/busqueda?q=buj%C3%ADas+corolla');
    expect(asked).toEqual([]);
  });

  it('keeps what was searched for, once', async () => {
    const { user, field } = show();
    await user.type(field, 'pastillas{Enter}');
    await user.clear(field);
    await user.type(field, 'PASTILLAS{Enter}');
    expect(recentSearches()).toEqual(['PASTILLAS']);
  });
});
