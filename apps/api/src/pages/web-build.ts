import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_MARKS, type RenderedPage, type RenderPage, STATE_ELEMENT_ID } from '@tuerca/contracts/pages/renderer';

type Parts = Pick<RenderedPage, 'head' | 'cuerpo' | 'estado'>;

/** Output of `vite build`: files for the browser, index.html as the frame of every page, and the renderer beside them. */
export class WebBuild {
  private readonly frame: string;
  private renderer?: Promise<RenderPage>;

  private constructor(
    readonly root: string,
    media: string | undefined,
  ) {
    const frame = readFileSync(join(root, 'index.html'), 'utf8');
    // Of a checked setting, which has no character that would have to be written otherwise.
    const origin = media
      ? `<meta name="tuerca-media" content="${media}"/><link rel="preconnect" href="${media}"/>`
      : '';
    this.frame = frame.replace(PAGE_MARKS.head, () => origin + PAGE_MARKS.head);
  }

  /** The build in a folder (apps/web/dist), with the origin of its pictures; null when there is none. */
  static find(folder: string | undefined, media?: string): WebBuild | null {
    const root = folder && resolve(folder);
    return root && existsSync(join(root, 'index.html')) ? new WebBuild(root, media) : null;
  }

  /** Loads the renderer (dist-server/entry-server.js) once; null when the build has none: then the browser draws everything. */
  async load(): Promise<RenderPage | null> {
    const file = join(this.root, '..', 'dist-server', 'entry-server.js');
    if (!existsSync(file)) return null;
    this.renderer ??= import(pathToFileURL(file).href).then(({ renderPage }: { renderPage: RenderPage }) => renderPage);
    return this.renderer;
  }

  /** A whole page; without parts the empty frame that the browser fills. */
  fill({ head, cuerpo, estado }: Parts = { head: '', cuerpo: '', estado: '' }): string {
    const stateScript = estado && `<script id="${STATE_ELEMENT_ID}" type="application/json">${estado}</script>`;
    // Functions, because texts may hold what `replace` takes for a pattern.
    return this.frame
      .replace(PAGE_MARKS.head, () => head)
      .replace(PAGE_MARKS.cuerpo, () => cuerpo)
      .replace(PAGE_MARKS.estado, () => stateScript);
  }
}
