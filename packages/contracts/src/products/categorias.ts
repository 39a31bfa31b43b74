import categoriasJson from '../data/categorias-productos.json';

/** The product category tree; documents keep `nombre`, addresses carry `id`. The first 12 are the tiles of the home page. */
export const CATEGORIAS: readonly { id: string; nombre: string; subtitulo: string; subcategorias: string[] }[] =
  categoriasJson;
/** Categories on the home page. */
export const HOME_CATEGORIAS = CATEGORIAS.slice(0, 12);
/** Category by id or name, ignoring case. */
export const findCategoria = (key: string) =>
  CATEGORIAS.find(
    (categoria) => categoria.id === key.toLowerCase() || categoria.nombre.toLowerCase() === key.toLowerCase(),
  );
/** The category of what fits in no other: its subcategory is whatever the store writes. */
export const OTHER_CATEGORIA = 'Otros';
