import categoriasServicioJson from '../data/categorias-servicios.json';

/** Workshop service categories: stored slug, workshop's name, public name. */
export const SERVICE_CATEGORIAS: readonly { id: string; nombre: string; publica: string }[] = categoriasServicioJson;
