import { categorias } from '../../products/products/categorias';
import { serviceCategorias } from '../../products/services/categorias';
import { nearbyEstados, serviceCategoriasFor } from './rules';

describe('which work mounts a part', () => {
  it('names only categories that services have, for every part of the tree', () => {
    const known = new Set(serviceCategorias().map(({ id }) => id));
    for (const { nombre, subcategorias } of categorias())
      for (const subcategoria of [null, ...subcategorias])
        for (const slug of serviceCategoriasFor(nombre, subcategoria)) expect(known).toContain(slug);
  });

  it('offers no work for tools, and other work where the subcategory says so', () => {
    expect(serviceCategoriasFor('Herramientas', 'Gatos y soportes')).toEqual([]);
    expect(serviceCategoriasFor('Frenos', 'Pastillas de freno')).toEqual(['sistema_frenos']);
    expect(serviceCategoriasFor('Lubricantes y Fluidos', 'Líquido de frenos')).toEqual(['sistema_frenos']);
    expect(serviceCategoriasFor('enfriamiento', 'Aire acondicionado')).toEqual(['aire_acondicionado']);
    expect(serviceCategoriasFor('Accesorios', 'Sonido')).toEqual(['sistema_electrico']);
    expect(serviceCategoriasFor('Accesorios', 'Alfombras')).toEqual([]);
    expect(serviceCategoriasFor('no such category')).toEqual([]);
  });

  it('spells every subcategory that it names as the tree does', () => {
    // A misspelt one would silently fall back to its category.
    expect(serviceCategoriasFor('Filtros', 'Filtro de caja automática')).toEqual(['transmision']);
    expect(serviceCategoriasFor('Motor', 'Aceites y aditivos')).toEqual(['mantenimiento_basico']);
    expect(serviceCategoriasFor('Combustible', 'Aditivos y limpiadores')).toEqual([]);
    expect(serviceCategoriasFor('Neumáticos', 'Reparación y parches')).toEqual([]);
    expect(serviceCategoriasFor('Baterías', 'Cargadores y probadores')).toEqual([]);
  });
});

it('takes Gran Caracas for one place, and every other state alone', () => {
  expect(nearbyEstados('Miranda')).toEqual(['Miranda', 'Distrito Capital', 'Vargas']);
  expect(nearbyEstados('Lara')).toEqual(['Lara']);
});
