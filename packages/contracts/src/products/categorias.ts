import categoriasJson from '../data/categorias-productos.json';

/** The product category tree; documents keep `nombre`, addresses carry `id`. The first 12 are the tiles of the home page. */
export const CATEGORIAS: readonly { id: string; nombre: string; subtitulo: string; subcategorias: string[] }[] =
  categoriasJson;
export const CATEGORIAS_INICIO = CATEGORIAS.slice(0, 12);
/** Category by id or name, ignoring case. */
export const buscarCategoria = (clave: string) =>
  CATEGORIAS.find(
    (categoria) => categoria.id === clave.toLowerCase() || categoria.nombre.toLowerCase() === clave.toLowerCase(),
  );
