import { screen, waitFor, within } from '@testing-library/react';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { ProductFit } from '@/features/auth/garaje/product-fit';
import { VehicleBar } from '@/features/auth/garaje/vehicle-bar';
import { card, catalogueMeta } from '@/test/catalogue';
import { renderElement } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { SearchPage } from './search-page';

const hit = (nombre: string, ruta: string) => ({ id: '0'.repeat(24), nombre, imagen: null, ruta, detalle: 'Caracas' });
const totales = { products: 40, stores: 1, workshops: 0, services: 5 };
const found = {
  terminos: [],
  products: [],
  stores: [hit('Frenos Ávila', '/producto/tienda/1')],
  workshops: [],
  services: [hit('Cambio de pastillas', '/servicios/mecanicos/1')],
  totales,
};

let asked: URLSearchParams[] = [];
const last = () => Object.fromEntries(asked.at(-1)!);
const ranger = { marca: 'Ford', modelo: 'Ranger', anio: 2008, motor: null };
const show = (path: string, total = 40, sugerencia: string | null = null, element = <SearchPage />) => {
  asked = [];
  server.use(
    answer(catalogue.search, { data: found }),
    answer(catalogue.list, ({ query }) => {
      asked.push(query);
      const salidas = {
        agotados: 2,
        sinPalabra: { texto: 'freno', palabra: 'azul', total: 9 },
        categorias: [{ valor: 'Frenos', total: 4 }],
        servicios: [],
        totales: { servicios: 0, talleres: 0 },
      };
      return {
        data: total ? [card(1), card(2)] : [],
        meta: {
          ...catalogueMeta(total),
          busqueda: {
            entendido: [],
            sugerencia,
            ...(query.get('search')?.includes('ranger') && { vehiculo: ranger }),
            ...(!total && { salidas }),
          },
        },
      };
    }),
  );
  return renderElement(element, path);
};
const filters = () => screen.getByRole('complementary', { name: 'Filtros' });

describe('the page of a search', () => {
  it('lists the catalogue for the text, with its filters and orders; clearing them keeps the text', async () => {
    const { user, address } = show('/busqueda?q=freno&marca=Toyota');
    expect(await screen.findByText('Mostrando 2 de 40 productos')).toBeInTheDocument();
    expect(last()).toMatchObject({ search: 'freno', marca: 'Toyota', sort: 'relevance', limit: '24' });
    await user.click(await within(filters()).findByRole('checkbox', { name: 'Solo en oferta' }));
    expect(address()).toBe('/busqueda?q=freno&marca=Toyota&enOferta=true');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'price-low-high');
    await waitFor(() => expect(last()).toMatchObject({ search: 'freno', sort: 'price-low-high', enOferta: 'true' }));
    await user.click(screen.getByRole('button', { name: 'Limpiar todo' }));
    expect(address()).toBe('/busqueda?q=freno&sort=price-low-high');
  });

  it('says what was searched for in the place of what nobody writes so, and takes it over', async () => {
    const { user, address } = show('/busqueda?q=pastiyas', 40, 'pastillas');
    expect(await screen.findByText(/^Mostramos resultados de/)).toHaveTextContent(
      'Mostramos resultados de «pastillas»',
    );
    await user.click(screen.getByRole('button', { name: '«pastillas»' }));
    expect(address()).toBe('/busqueda?q=pastillas');
  });

  it('compares with the vehicle that the search names, in the list and on a product, until it is removed', async () => {
    const { user } = show(
      '/busqueda?q=frenos+ranger+2008',
      40,
      null,
      <>
        <VehicleBar />
        <SearchPage />
        <ProductFit
          producto={{ universal: false, compatibilidad: [{ ...ranger, anioDesde: 2005, anioHasta: 2010 }] }}
        />
      </>,
    );
    expect(await screen.findByText('De tu búsqueda')).toBeInTheDocument();
    expect(screen.getByText('Sirve para un Ford Ranger 2008.')).toBeInTheDocument();
    await waitFor(() => expect(last()).toMatchObject({ vMarca: 'Ford', vModelo: 'Ranger', vAnio: '2008' }));
    await user.click(screen.getByRole('button', { name: 'Quitar Ford Ranger 2008' }));
    expect(await screen.findByText('Elige tu vehículo')).toBeInTheDocument();
    expect(screen.queryByText('De tu búsqueda')).not.toBeInTheDocument();
  });

  it('leads to the stores and services that were found, not to kinds without any', async () => {
    show('/busqueda?q=freno');
    const also = screen.getByRole('navigation', { name: 'También encontrado' });
    const links = await within(also).findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tiendas (1)', '/tiendas?search=freno'],
      ['Servicios (5)', '/servicios/mecanicos?busqueda=freno'],
    ]);
    expect(screen.getByRole('link', { name: 'Cambio de pastillas' })).toHaveAttribute('href', '/servicios/mecanicos/1');
  });

  it('leads on from nothing: without a word, to the sold out, to a category, to the stores', async () => {
    const { user, address } = show('/busqueda?q=freno+azul', 0);
    expect(await screen.findByText('No se encontraron resultados para "freno azul"')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pedir repuesto' })).toHaveAttribute(
      'href',
      '/pedir-repuesto?pieza=freno+azul',
    );
    expect(screen.getByRole('link', { name: 'Ver Frenos (4)' })).toHaveAttribute(
      'href',
      '/productos?category=frenos&disponible=false',
    );
    await user.click(screen.getByRole('button', { name: 'Ver los agotados (2)' }));
    expect(address()).toBe('/busqueda?q=freno+azul&disponible=false');
    await user.click(await screen.findByRole('button', { name: 'Buscar sin «azul» (9)' }));
    expect(address()).toBe('/busqueda?q=freno&disponible=false');
  });
});
