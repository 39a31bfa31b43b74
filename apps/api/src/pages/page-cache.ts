import { LRUCache } from 'lru-cache';
import { liveCatalogos } from '@tuerca/contracts/platform/catalogos/live';
import { type CachedBody, etagOf } from '../platform/http/cached-body';

/** Bytes that all kept pages may take. */
const MEMORY = 48 * 1024 * 1024;
/** Longest that a page is kept, in milliseconds: it also tells the time ('Abierto hoy hasta…'). */
const TTL = 60_000;
/** Longer addresses are somebody's experiment: drawn, not kept. */
const MAX_URL_LENGTH = 512;

type Ask = (path: string) => Promise<{ status: number; body: string }>;
/** The ETag of a call's answer, where that is known without asking. */
type Known = (path: string) => string | undefined;
/** Answers of the API while a page was drawn, by address. */
type Answers = Map<string, string>;

interface Kept {
  status: number;
  /** Version of the administrators' lists that it was drawn with. */
  catalogos: number;
  body: CachedBody;
  answers: Answers;
}

const fingerprintOf = ({ status, body }: { status: number; body: string }): string =>
  status === 200 ? etagOf(body) : `${status} ${etagOf(body)}`;

/** Remembers what was asked for a page, so that the page can later be checked against what the API says then. */
export function recorder(ask: Ask): { ask: Ask; answers: Answers } {
  const answers: Answers = new Map();
  return {
    answers,
    ask: async (path) => {
      const answer = await ask(path);
      answers.set(path, fingerprintOf(answer));
      return answer;
    },
  };
}

/** Drawn pages. One is sent again only while the API answers everything that it shows byte for byte as it did. */
export class PageCache {
  private readonly pages = new LRUCache<string, Kept>({
    maxSize: MEMORY,
    ttl: TTL,
    sizeCalculation: ({ body, answers }, url) =>
      2 * body.identity.length +
      url.length +
      1000 +
      [...answers.keys()].reduce((sum, path) => sum + path.length + 200, 0),
  });

  constructor(private readonly known: Known) {}

  /** Bytes of all kept pages. */
  get size(): number {
    return this.pages.calculatedSize;
  }

  async find(url: string, ask: Ask): Promise<Kept | null> {
    const kept = this.pages.get(url);
    if (!kept) return null;
    if (kept.catalogos !== liveCatalogos().version) {
      this.pages.delete(url);
      return null;
    }
    const same = await Promise.all(
      [...kept.answers].map(
        async ([path, fingerprint]) => (this.known(path) ?? fingerprintOf(await ask(path))) === fingerprint,
      ),
    );
    if (same.every(Boolean)) return kept;
    this.pages.delete(url);
    return null;
  }

  /** Keeps a page unless its address is over-long or it tells of a failure. */
  keep(url: string, page: Kept): void {
    if (url.length <= MAX_URL_LENGTH && page.status < 500) this.pages.set(url, page);
  }
}
