import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { IMAGE_WIDTHS } from '@tuerca/contracts/kernel/images';
import { renderWidths } from '@tuerca/fixtures/drawing/render';
import { StorageService } from '../platform/storage/storage.service';

/** Drawings at once: one per core of a small machine. */
const MAX_PARALLEL = 2;

/**
 * Draws the demo's pictures and stores them in every width. Addresses are known at once; the drawing, which takes the
 * longest, goes on beside the writes of the other demo data.
 */
@Injectable()
export class DemoPictures {
  private readonly limit = pLimit(MAX_PARALLEL);
  private drawings: Promise<void>[] = [];

  constructor(private readonly storage: StorageService) {}

  /** Begins a drawing and returns its address at width 640; another drawing never gets the same address. */
  add(name: string, svg: string): string {
    const base = `demo/${name.toLowerCase()}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
    const drawing = this.limit(() => this.draw(base, svg));
    // Whoever waits for all of them hears what went wrong; until then it is no unhandled rejection.
    drawing.catch(() => undefined);
    this.drawings.push(drawing);
    return `/media/${base}-640.webp`;
  }

  /** Waits for everything that was begun; throws what made a drawing fail. */
  async finish(onProgress: (done: number, total: number) => void): Promise<void> {
    const all = this.drawings;
    this.drawings = [];
    let done = 0;
    await Promise.all(all.map((drawing) => drawing.then(() => onProgress(++done, all.length))));
  }

  private async draw(base: string, svg: string): Promise<void> {
    const variants = await renderWidths(svg, { widths: IMAGE_WIDTHS, format: 'webp' });
    for (const [width, content] of variants) await this.storage.put(`${base}-${width}.webp`, content, 'image/webp');
  }
}
