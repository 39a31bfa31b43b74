import type { Catalogos } from '../platform/catalogos/live';

/** What the API's process knows of a page that somebody asked for. The web's renderer (apps/web/src/entry-server.tsx) gets it. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Origin under which people reach the product; canonical addresses and pictures of the structured data start with it. */
  origen: string;
  /** The instant for which the page is drawn, epoch ms. */
  now: number;
  /** What administrators changed in the lists, which the page is drawn with. */
  catalogos: Catalogos;
  /** Asks a public GET of the API, without a socket: its status and body. */
  ask: (path: string) => Promise<{ status: number; body: string }>;
}

/** A page as HTML, or where to go instead. Parts are put into the web build's index.html. */
export interface RenderedPage {
  status: number;
  /** Set for redirects, with a 3xx status. */
  target?: string;
  /** Title, metadata, preloads and styles for <head>. */
  head: string;
  /** Content of #root. */
  cuerpo: string;
  /** JSON with the data that the page was drawn from, ready for a <script type="application/json">. */
  estado: string;
}

/** The renderer that the web build exports. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Marks in index.html that the parts take the place of. */
export const PAGE_MARKS = { head: '<!--cabeza-->', cuerpo: '<!--cuerpo-->', estado: '<!--estado-->' } as const;
/** Id of the element that holds the state. */
export const STATE_ELEMENT_ID = 'page-state';
