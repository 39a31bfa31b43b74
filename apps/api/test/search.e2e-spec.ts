import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { StoresService } from '../src/auth/stores/stores.service';
import { UsersService } from '../src/auth/users/users.service';
import { ServicesService } from '../src/products/services/services.service';
import { openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';

describe('the global search', () => {
  let h: Harness;
  let tienda: string;
  let taller: string;

  const find = async (query: string, parameter = 'query') => {
    const { status, body } = await call(h.base, 'GET', `/api/search?${parameter}=${encodeURIComponent(query)}`);
    expect({ query, status }).toEqual({ query, status: 200 });
    return catalogue.search.response.parse(body.data);
  };
  const names = async (query: string) => (await find(query)).products.map(({ nombre }) => nombre).sort();
  const EMPTY = {
    terminos: [],
    products: [],
    stores: [],
    workshops: [],
    services: [],
    totales: { products: 0, stores: 0, workshops: 0, services: 0 },
  };

  beforeAll(async () => {
    h = await startApp();
    const account = await openBusiness(h, 'store');
    tienda = account.user._id;
    taller = (await openBusiness(h, 'workshop')).user._id;
    await h.app
      .get(StoresService, { strict: false })
      .update(tienda, { nombreTienda: 'Frenos El Ávila', categorias: ['Frenos'] });
    await seed(
      h,
      tienda,
      {
        nombre: 'Pastillas de freno cerámicas',
        categoria: 'Frenos',
        numeroParte: '04465-02220',
        compatibilidad: [{ marca: 'Kia', modelo: 'Rio' }],
      },
      { vendidos: 7 },
    );
    await seed(h, tienda, { nombre: 'Disco de freno ventilado', categoria: 'Frenos', sku: 'DIS-77' }, { vendidos: 5 });
    await seed(h, tienda, { nombre: 'Bandas de freno', categoria: 'Frenos' }, { vendidos: 3 });
    await seed(
      h,
      tienda,
      { nombre: 'Líquido para frenos DOT 4', categoria: 'Frenos', universal: true, marca: null, modelo: null },
      { vendidos: 9 },
    );
    await seed(h, tienda, { nombre: 'Freno retirado', categoria: 'Frenos', activo: false });
    const form = NuevoServicio.parse({
      nombre: 'Cambio de pastillas de freno',
      descripcion: 'Con rectificación',
      precio: 25,
      tiempoEstimado: 1.5,
      categoria: 'sistema_frenos',
      vehiculosCompatibles: ['sedan', 'motocicleta'],
    });
    await h.app.get(ServicesService, { strict: false }).create(taller, form);
  });
  afterAll(() => h.close());

  it('answers nothing below three letters or for signs alone', async () => {
    for (const query of ['', 'fr', ' f r', '¿?¡!', 'á', 'a b c']) expect(await find(query)).toEqual(EMPTY);
    expect((await find('fre')).totales.products).toBe(4);
  });

  it('shows three products and counts the rest, in every domain at once, each with its page', async () => {
    const hits = await find('freno');
    expect(hits.products).toHaveLength(3);
    expect(hits.totales).toEqual({ products: 4, stores: 1, workshops: 1, services: 1 });
    expect(hits.products.every(({ id, ruta }) => ruta === `/producto/${id}`)).toBe(true);
    expect(hits.stores).toEqual([
      {
        id: tienda,
        nombre: 'Frenos El Ávila',
        imagen: null,
        ruta: `/producto/tienda/${tienda}`,
        detalle: 'Caracas, Distrito Capital',
      },
    ]);
    expect(hits.workshops[0]).toMatchObject({ id: taller, ruta: `/talleres/${taller}` });
    expect(hits.services[0]).toMatchObject({
      nombre: 'Cambio de pastillas de freno',
      ruta: `/servicios/mecanicos/${hits.services[0]!.id}`,
    });
  });

  it('does not mind accents, capitals, plurals, order or unfinished words, and wants all of them', async () => {
    const pads = ['Pastillas de freno cerámicas'];
    for (const query of [
      'pastilla',
      'PASTILLAS',
      'ceramica',
      'freno pastillas',
      'past cer',
      'pastillas para freno',
      '04465',
      '0446502220',
      '04465-022',
      'pastilla kia',
      'cerámicas rio',
    ])
      expect(await names(query)).toEqual(pads);
    expect(await names('dis-77')).toEqual(['Disco de freno ventilado']);
    expect(await names('líquido frenos')).toEqual(['Líquido para frenos DOT 4']);
    expect(await names('pastilla bmw')).toEqual([]);
    expect((await find('avila')).stores).toHaveLength(1);
  });

  it('offers terms of what can be bought while one types, and how a slip was meant', async () => {
    expect((await find('pasti')).terminos).toEqual(['pastillas de freno', 'pastillas de freno cerámicas']);
    // Nobody sells a water pump here.
    expect((await find('bomb')).terminos).toEqual([]);
    await seed(h, tienda, { nombre: 'Bomba de agua Toyota Corolla 1.8', categoria: 'Enfriamiento' });
    await seed(h, tienda, { nombre: 'Bomba de gasolina para Yaris', categoria: 'Combustible' });
    await seed(h, tienda, { nombre: 'Bomba de dirección', categoria: 'Frenos', stock: 0 });
    const { terminos } = await find('bomb');
    expect(terminos).toEqual(expect.arrayContaining(['bomba de agua', 'bomba de gasolina']));
    expect(terminos).not.toContain('bomba de dirección');
    expect((await find('agua bom')).terminos).toContain('bomba de agua');
    expect((await find('bomba de gasolina')).terminos).not.toContain('bomba de gasolina');
    expect((await find('pastiyas')).terminos[0]).toBe('pastillas');
  });

  it('puts what fits the vehicle first, what does not fit last', async () => {
    const hits = async (vehicle: string) => {
      const { body } = await call(h.base, 'GET', `/api/search?query=freno&${vehicle}&vAnio=2012`);
      return catalogue.search.response.parse(body.data).products.map(({ ajuste }) => ajuste);
    };
    // Four brake parts: one is listed for a Kia Rio, one is for every car, the others say nothing.
    expect((await hits('vMarca=Kia&vModelo=Rio')).slice(0, 2)).toEqual(['compatible', 'compatible']);
    expect(await hits('vMarca=Toyota&vModelo=Corolla')).toEqual(['compatible', 'no-indicado', 'no-indicado']);
  });

  it('takes the four names of the text', async () => {
    for (const parameter of ['query', 'q', 'search', 'busqueda'])
      expect((await find('pastilla', parameter)).totales.products).toBe(1);
  });

  it('forgets a store and its products while its account is off', async () => {
    const users = h.app.get(UsersService, { strict: false });
    await users.setActive(tienda, false);
    expect((await find('freno')).totales).toEqual({ products: 0, stores: 0, workshops: 1, services: 1 });
    await users.setActive(taller, false);
    expect((await find('freno')).totales).toEqual(EMPTY.totales);
    await users.setActive(tienda, true);
    await users.setActive(taller, true);
    expect((await find('freno')).totales).toEqual({ products: 4, stores: 1, workshops: 1, services: 1 });
  });
});
