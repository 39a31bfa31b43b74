import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Environment } from '../config/environment';
import { StorageService } from './storage.service';

/** A picture that is asked for again is worth encoding: AVIF takes half the bytes of WebP and a hundred times its time. */
const MIN_REQUESTS = 2;
const MAX_QUEUED = 200;
/** Bytes that what is known of pictures may take: anybody may ask for any address. */
const MEMORY = 8 * 1024 * 1024;
const ENTRY_SIZE = 200;
const QUALITY = 50;
/** 0 is fastest, 9 smallest. */
const EFFORT = 2;

const avifOf = (path: string): string => path.replace(/\.webp$/, '.avif');

/** Smaller forms of stored WebP pictures for browsers that read AVIF, encoded one at a time in the background. Nobody ever waits for one. */
@Injectable()
export class AvifService implements OnApplicationShutdown {
  private readonly logger = new Logger(AvifService.name);
  private readonly on: boolean;
  /** Number of requests for a picture; 'lista' once its AVIF exists, 'no' where it is not smaller. */
  private readonly known = new LRUCache<string, number | 'lista' | 'no'>({
    maxSize: MEMORY,
    sizeCalculation: (_state, path) => ENTRY_SIZE + path.length,
  });
  private readonly queue = new Set<string>();
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    env: Environment,
    private readonly storage: StorageService,
  ) {
    this.on = env.IMAGENES_AVIF ?? env.NODE_ENV === 'production';
  }

  /** Bytes of what is known of pictures. */
  get size(): number {
    return this.known.calculatedSize;
  }

  /** The AVIF of a picture, as `look` finds it, if it stands already; else null, and it may stand next time. */
  async find<T>(path: string, look: (avif: string) => Promise<T | null>): Promise<T | null> {
    if (!this.on || !path.endsWith('.webp')) return null;
    const state = this.known.get(path) ?? 0;
    if (state === 'no') return null;
    // The first question of this process: another one, or an earlier one, may have encoded it.
    const stored = state === 'lista' || state === 0 ? await look(avifOf(path)) : null;
    if (stored) {
      this.known.set(path, 'lista');
      return stored;
    }
    const asked = (typeof state === 'number' ? state : 0) + 1;
    this.known.set(path, asked);
    if (asked >= MIN_REQUESTS) this.encodeLater(path);
    return null;
  }

  /** Whether a picture that is served as it is may soon be served as AVIF. */
  isComing(path: string): boolean {
    return this.on && path.endsWith('.webp') && typeof this.known.get(path) === 'number';
  }

  /** Resolves when nothing waits to be encoded. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private encodeLater(path: string): void {
    if (this.queue.size >= MAX_QUEUED || this.stopped) return;
    this.queue.add(path);
    this.running ??= this.work().finally(() => (this.running = null));
  }

  private async work(): Promise<void> {
    for (const path of this.queue) {
      if (this.stopped) return;
      await this.encode(path).catch((error: unknown) => {
        this.known.set(path, 'no');
        this.logger.warn(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      });
      this.queue.delete(path);
    }
  }

  private async encode(path: string): Promise<void> {
    const source = await this.storage.get(path);
    if (!source) return;
    const { default: sharp } = await import('sharp');
    const content = await sharp(source, { limitInputPixels: 25_000_000 })
      .avif({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
    if (content.length >= source.length) return void this.known.set(path, 'no');
    await this.storage.put(avifOf(path), content, 'image/avif');
    this.known.set(path, 'lista');
  }
}
