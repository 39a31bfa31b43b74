import { Injectable } from '@nestjs/common';
import { IMAGE_WIDTHS } from '@tuerca/contracts/kernel/images';
import { renderWidths } from '@tuerca/fixtures/drawing/render';
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { StorageService } from '../platform/storage/storage.service';

/** Drawings at once: one per core of a small machine. */
const MAX_PARALLEL = 2;

/** Draws the demo's pictures and stores them in every width. Addresses are known before the drawing, which takes the longest. */
@Injectable()
export class DemoPictures {
  private readonly pending: { base: string; svg: string }[] = [];

  constructor(private readonly storage: StorageService) {}

  /** Registers a drawing and returns its address at width 640; another drawing never gets the same address. */
  add(name: string, svg: string): string {
    const base = `demo/${name.toLowerCase()}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;
    this.pending.push({ base, svg });
    return `/media/${base}-640.webp`;
  }

  /** Draws everything registered so far. */
  async render(onProgress: (done: number, total: number) => void): Promise<void> {
    const threads = sharp.concurrency(1);
    let done = 0;
    const all = this.pending.splice(0);
    try {
      await pLimit(MAX_PARALLEL).map(all, async ({ base, svg }) => {
        const variants = await renderWidths(svg, { widths: IMAGE_WIDTHS, format: 'webp' });
        for (const [width, content] of variants) await this.storage.put(`${base}-${width}.webp`, content, 'image/webp');
        onProgress(++done, all.length);
      });
    } finally {
      sharp.concurrency(threads);
    }
  }
}
