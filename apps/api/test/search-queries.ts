import { EXAMPLE_PART_NUMBER } from '@tuerca/contracts/products/catalogue/rules';
import { NuevoProducto } from '@tuerca/contracts/products/products/form';
import { demoProductos } from '@tuerca/fixtures/demo-data';
import { storedFields } from '../src/products/products/product-derived';
import type { IndexedRow } from '../src/products/search/indexed-product';
import type { OpenTestIndex, TestIndex } from './search-adapter';

const NOW = new Date('2026-11-20T15:00:00Z');

/** The demo's products as they are stored. */
const demoRows = (): IndexedRow[] =>
  demoProductos.map((demo, i) => {
    const form = NuevoProducto.parse({ ...demo, modelo: demo.marca && demo.modelo, imagenes: [], descuento: null });
    return {
      ...storedFields(form, NOW),
      _id: String(i).padStart(24, '0'),
      stock: demo.stock,
      destacado: demo.destacado,
      vendidos: demo.vendidos,
      valoracionPromedio: demo.valoracionPromedio,
      numeroValoraciones: demo.numeroValoraciones,
      tienda: { _id: 't', nombreTienda: 'Repuestos', ciudad: 'Caracas', estado: 'Distrito Capital', fotoPerfil: null },
      createdAt: new Date(NOW.getTime() - i * 1000),
      visible: true,
      cambiadoEn: NOW,
    } as unknown as IndexedRow;
  });

/** Typed searches, and the first answer to each. */
const QUERIES: [texto: string, first: RegExp][] = [
  // As it is written.
  ['pastillas corolla', /^Pastillas delanteras cerámicas Corolla/],
  ['pastillas de freno aveo', /^Pastillas delanteras Aveo/],
  ['filtro de aceite corolla', /^Filtro de aceite sellado Corolla/],
  ['filtro aceite aveo', /^Filtro de aceite Aveo/],
  ['filtro de aire', /^Filtro de aire/],
  ['bomba de agua', /^Bomba de agua/],
  ['bomba de agua corolla', /^Bomba de agua Corolla/],
  ['bomba de aceite', /^Bomba de aceite/],
  ['bujias', /bujías de/],
  ['bujía', /bujías de/],
  ['cables de bujia', /^Cables de bujía/],
  ['parachoques', /^Parachoques/],
  ['alma de parachoques', /^Alma de parachoques/],
  ['grapas', /grapas/],
  ['radiador', /^Radiador/],
  ['radiador sentra', /^Radiador Sentra/],
  ['tapa de radiador', /^Tapa de radiador/],
  ['termostato aveo', /^Termostato.*Aveo/],
  ['amortiguadores', /amortiguador/i],
  ['amortiguador hilux', /^Amortiguador trasero Hilux/],
  ['bateria', /^Batería/],
  ['cargador de bateria', /^Cargador/],
  ['alternador corolla', /^Alternador Corolla/],
  ['arranque fiesta', /^Arranque Fiesta/],
  ['capo fiesta', /^Capó Fiesta/],
  ['retrovisor corolla', /^Retrovisor izquierdo eléctrico Corolla/],
  ['electroventilador', /^Electroventilador|^Motor de electroventilador/],
  ['kit de tiempo getz', /^Kit de tiempo Getz/],
  ['correa de tiempo aveo', /correa de tiempo Aveo/],
  ['cadena de tiempo', /cadena de tiempo/],
  ['inyector hilux', /^Inyector diésel/],
  ['flotante corolla', /^Flotante de tanque Corolla/],
  ['sensor abs', /^Sensor ABS/],
  ['liquido de frenos', /^Líquido de frenos/],
  ['discos de freno corolla', /discos delanteros ventilados Corolla/],
  ['tambor', /^Tambor/],
  ['manguera de freno', /^Manguera de freno/],
  ['cruceta', /^Cruceta/],
  ['tripoide corolla', /^Tripoide externo Corolla/],
  ['rolineras de caja', /rolineras de caja/],
  ['muñon', /^Muñón/],
  ['cajetin de direccion', /^Cajetín/],
  ['empacadura tapa valvulas', /^Empacadura de tapa válvulas/],
  ['culata', /^Culata/],
  ['taquetes', /taquetes/],
  ['refrigerante', /^Refrigerante/],
  ['computadora optra', /^Computadora/],
  ['corneta', /cornetas/],
  ['plumillas', /plumillas/],
  ['burlete', /^Burlete/],
  // With a year, an engine, another order.
  ['pastillas corolla 2012', /^Pastillas delanteras cerámicas Corolla/],
  ['2012 corolla pastillas', /^Pastillas delanteras cerámicas Corolla/],
  ['kit de croche aveo 2008', /^Kit de croche Aveo/],
  ['amortiguadores corolla 2005', /amortiguadores delanteros Corolla/],
  ['bujias corolla 2010 1.8', /bujías de iridio Corolla/],
  ['pastillas hilux 08', /^Pastillas delanteras Hilux/],
  ['radiador corolla 2004', /^Radiador Corolla/],
  ['filtro aire fiesta power 1.6', /^Filtro de aire Fiesta/],
  ['mesa corolla 2010', /^Mesa inferior izquierda Corolla/],
  ['bomba gasolina aveo 1.6', /^Pila de gasolina Aveo/],
  ['toyota corolla 2012 bateria', /^Batería 42/],
  ['parrilla hilux 2014', /^Parrilla frontal Hilux/],
  ['stop hilux 2010', /^Stop trasero izquierdo Hilux/],
  // Misspelt.
  ['pastiyas', /^Pastillas/],
  ['pastiyas corola', /^Pastillas delanteras cerámicas Corolla/],
  ['pastillas corola 2012', /^Pastillas delanteras cerámicas Corolla/],
  ['bugias', /bujías/],
  ['vujias aveo', /bujías.*Aveo/],
  ['amortiguadores corola', /amortiguadores delanteros Corolla/],
  ['radiador abeo', /^Radiador Aveo/],
  ['alternador chevrole aveo', /^Alternador Aveo/],
  ['bateria toyta', /^Batería/],
  ['filto de aceite', /^Filtro de aceite|^Elemento de filtro/],
  ['termostado', /^Termostato/],
  ['parachoque aveo', /^Parachoques delantero Aveo/],
  ['retrobisor', /^Retrovisor/],
  ['cigueñal', /cigüeñal/],
  ['inyetores', /[Ii]nyector/],
  ['croche optra', /^Kit de croche Optra/],
  ['amortiguardor', /[Aa]mortiguador/],
  ['valbulina', /^Valvulina/],
  ['refrijerante', /^Refrigerante/],
  ['sensro oxigeno', /^Sensor de oxígeno/],
  // As others say it.
  ['meseta', /[Mm]esa/],
  ['meseta aveo', /^Mesa inferior derecha Aveo/],
  ['llanta', /^Caucho/],
  ['llantas 195/65r15', /^Caucho 195\/65R15/],
  ['neumatico', /^Caucho/],
  ['cloche', /^Kit de croche/],
  ['clutch corolla', /^Kit de croche Corolla/],
  ['embrague aveo', /^Kit de croche Aveo/],
  ['sonda lambda', /^Sensor de oxígeno/],
  ['capot', /^Capó/],
  ['cofre fiesta', /^Capó Fiesta/],
  ['bomper corolla', /^Parachoques trasero Corolla/],
  ['balatas aveo', /Aveo/],
  ['zapatas corolla', /^Bandas traseras Corolla/],
  ['rotores corolla', /discos delanteros ventilados Corolla/],
  ['tijera aveo', /^Mesa inferior derecha Aveo/],
  ['rotula explorer', /^Muñón inferior Explorer/],
  ['bieleta', /lápices estabilizadores/],
  ['homocinetica aveo', /^Tripoide externo Aveo/],
  ['elevalunas', /[Aa]lzavidrio/],
  ['guardabarro picanto', /^Guardafango delantero derecho Picanto/],
  ['espejo corolla', /^Retrovisor izquierdo eléctrico Corolla/],
  ['claxon', /cornetas/],
  ['limpiaparabrisas', /plumillas/],
  ['anticongelante', /^Refrigerante/],
  ['calavera hilux', /^Stop trasero izquierdo Hilux/],
  ['burro de arranque fiesta', /^Arranque Fiesta/],
  ['coil aveo', /^Bobina de encendido Aveo/],
  ['ecu', /^Computadora/],
  ['brake pads corolla', /^Pastillas delanteras cerámicas Corolla/],
  ['oil filter corolla', /^Filtro de aceite sellado Corolla/],
  ['spark plug', /bujías/],
  ['water pump', /^Bomba de agua/],
  ['pila de gasolina corolla', /^Pila de gasolina Corolla/],
  ['bomba de combustible aveo', /^Pila de gasolina Aveo/],
  ['correa de distribucion', /correa de tiempo|Kit de tiempo/],
  ['rodamiento de rueda', /[Rr]olinera|Mozo/],
  ['fusibles', /fusibles/],
  // Measures and numbers, however they are written.
  ['15w40', /^Aceite 15W-40/],
  ['15w-40', /^Aceite 15W-40/],
  ['aceite 15 w 40', /^Aceite 15W-40/],
  ['5w30', /^Aceite 5W-30/],
  ['20w50 mineral', /^Aceite 20W-50/],
  ['80w90', /^Valvulina 80W-90/],
  ['205 55 16', /^Caucho 205\/55R16/],
  ['205/55r16', /^Caucho 205\/55R16/],
  ['caucho 2055516', /^Caucho 205\/55R16/],
  ['185 60 14', /^Caucho 185\/60R14/],
  ['265/65 r17', /^Caucho 265\/65R17/],
  ['bateria 700 amp', /^Batería 36M de 700/],
  ['bateria 70ah', /^Batería AGM 70 Ah/],
  ['cargador 12v', /^Cargador inteligente 12 V/],
  ['bombillo h4', /H4/],
  ['dot4', /DOT 4/],
  ['43261-62243', /^Filtro de aceite sellado Corolla/],
  ['4326162243', /^Filtro de aceite sellado Corolla/],
  ['43261 62243', /^Filtro de aceite sellado Corolla/],
  // The example that search fields give.
  [EXAMPLE_PART_NUMBER, /^Pastillas delanteras cerámicas Corolla/],
];

/** Searches that people type, with the first answer that each must have, in an index that `open` gives. */
export function describeQueries(open: OpenTestIndex): void {
  let index: TestIndex;
  beforeAll(async () => {
    index = await open();
    await index.put(demoRows());
  });
  afterAll(() => index.close());
  const find = (texto: string) =>
    index.find({ filter: {}, texto, sort: 'relevance', page: 1, limit: 24, facetas: false });

  describe('what nothing on sale is meant by', () => {
    it.each(['zzzzzz', 'qqqqqq', 'hiace', 'rrrrrrrrin'])(
      '%s finds nothing rather than what sounds like a part of it',
      async (texto) => {
        const { total, busqueda } = await find(texto);
        expect({ total, sugerencia: busqueda!.sugerencia }).toEqual({ total: 0, sugerencia: null });
      },
    );
  });

  describe('what people type', () => {
    it.each(QUERIES)('%s', async (texto, first) => {
      const { hits, busqueda } = await find(texto);
      expect({ first: hits[0]?.card.nombre ?? '', busqueda }).toEqual({
        first: expect.stringMatching(first),
        busqueda,
      });
    });
  });

  it.each(['a', 'ñ', 'a e', '¿?'])('%j finds nothing: it is in nearly every name', async (texto) => {
    expect((await find(texto)).total).toBe(0);
  });

  it('a letter beside a vehicle takes nothing from what is found for the vehicle', async () => {
    expect((await find('corolla a')).total).toBe((await find('corolla')).total);
  });

  it.each([
    ['pastillas corola 2012', { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: null }],
    ['bomba gasolina aveo 1.6 2010', { marca: 'Chevrolet', modelo: 'Aveo', anio: 2010, motor: '1.6' }],
    ['pastillas corolla', undefined],
    ['aceite 2012', undefined],
  ])('names the vehicle of «%s» once it has brand, model and year', async (texto, vehiculo) => {
    expect((await find(texto)).busqueda?.vehiculo).toEqual(vehiculo);
  });
}
