import marcasJson from './data/marcas.json';

/** Brands with their models and the years (inclusive; null = still sold) in which they were sold here. Apart from catalogos: only pickers load it. */
export const MARCAS: readonly { nombre: string; modelos: { nombre: string; anioDesde: number; anioHasta: number | null; tipo: string }[] }[] = marcasJson;
