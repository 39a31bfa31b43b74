import type { Catalogos } from '../platform/catalogos/live';

/** Request for a page, as the API's process passes it to the web's renderer (apps/web/src/entry-server.tsx). */
export interface PageRequest {
  /** Path and query. */
  url: string;
  /** Origin under which people reach the product; canonical addresses and pictures of the structured data start with it. */
  origen: string;
  /** Origin from which stored pictures come; '' for the product's own. */
  media: string;
  /** The instant for which the page is drawn, epoch ms. */
  now: number;
  /** Changes of administrators to the lists, with which the page is drawn. */
  catalogos: Catalogos;
  /** Asks a public GET of the API, without a socket: its status and body. */
  ask: (path: string) => Promise<{ status: number; body: string }>;
}

/** A page as HTML, or a redirect's target. Parts are put into the web build's index.html. */
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

/** Marks in index.html that the parts replace. */
export const PAGE_MARKS = { head: '<!--cabeza-->', cuerpo: '<!--cuerpo-->', estado: '<!--estado-->' } as const;
/** Id of the element that holds the state. */
export const STATE_ELEMENT_ID = 'page-state';
