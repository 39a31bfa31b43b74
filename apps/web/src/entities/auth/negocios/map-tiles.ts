/** Address of map tiles with {z}, {x} and {y}; undefined (no map is drawn) unless the build names one. See docs/configuracion.md. */
export const mapTiles = (): string | undefined => import.meta.env.VITE_MAPA_TILES || undefined;
