/** Address of real map tiles with {z}, {x} and {y}; undefined (the drawing alone) unless the build names one. See docs/configuracion.md. */
const template = (): string | undefined => import.meta.env.VITE_MAPA_TILES || undefined;
const ZOOM = 16;

export interface Tiles {
  /** Nine addresses, row by row. */
  urls: string[];
  /** Where the place lies in the 3 x 3 tiles: 0 to 1 from the left and from the top. */
  x: number;
  y: number;
}

/** The 3 x 3 tiles (Web Mercator) around a place; null without a template. */
export function tilesAround({ lat, lng }: { lat: number; lng: number }): Tiles | null {
  const url = template();
  if (!url) return null;
  const size = 2 ** ZOOM;
  const radians = (lat * Math.PI) / 180;
  const x = ((lng + 180) / 360) * size;
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const urls = [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].map((dx) =>
      url
        .replace('{z}', String(ZOOM))
        .replace('{x}', String(column + dx))
        .replace('{y}', String(row + dy)),
    ),
  );
  return { urls, x: (1 + x - column) / 3, y: (1 + y - row) / 3 };
}
