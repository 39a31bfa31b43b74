import { codeReadings } from '@tuerca/contracts/kernel/text';
import type { SynonymIndex } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { isSynonymStem } from '@tuerca/contracts/products/search/units';
import { stemOf, type Word } from '@tuerca/contracts/products/search/words';
import { RELEVANCE, type SearchUnit, searchUnits, singlesOf, typedWords } from '../search-units';
import { Bits } from './bits';
import type { Expansion, WordIndex } from './word-index';

/** Result of a text: the slots, and how well each answers it (0 where it does not). */
export interface TextHits {
  slots: Bits;
  scores: Float32Array;
  best: number;
  /** The text as it was probably meant; null when it was found as it stands. */
  suggestion: string | null;
}

/** Looks a text up: every part of it must be found, as itself, as a beginning, as a synonym, else as a slip. */
export class TextSearch {
  private readonly scratch = new Scratch();

  constructor(
    private readonly index: WordIndex,
    private readonly capacity: () => number,
  ) {}

  /** Null when the text has no word to look for. */
  find(texto: string, live: SynonymIndex): TextHits | null {
    const written = typedWords(texto);
    if (!written.length) return null;
    const { words, suggestion } = this.correct(written, live);
    const hits = this.firstFinding([
      () => this.search(searchUnits(words, live), 2),
      () => this.search(singlesOf(words), 2),
      () => this.search(searchUnits(words, live), 1),
    ]);
    const codes = codeReadings(texto);
    for (const reading of codes) {
      const others = this.search(singlesOf(reading.map(stemOf)), 2);
      // One word of a joined code says as much as the pieces of a broken one.
      const share = Math.max(1, words.length / reading.length);
      others.slots.forEach((slot) => {
        hits.slots.set(slot);
        hits.scores[slot] = Math.max(hits.scores[slot]!, others.scores[slot]! * share);
      });
      hits.best = Math.max(hits.best, others.best * share);
    }
    if (hits.best > 0) return { ...hits, suggestion };
    const slips = this.withSlips(words);
    return slips ?? { ...hits, suggestion: null };
  }

  private firstFinding(attempts: (() => Omit<TextHits, 'suggestion'>)[]): Omit<TextHits, 'suggestion'> {
    let last: Omit<TextHits, 'suggestion'> | undefined;
    for (const attempt of attempts) {
      last = attempt();
      if (last.best > 0) return last;
    }
    return last!;
  }

  /** Words that nobody wrote are replaced by what they were probably meant to be. */
  private correct(written: Word[], live: SynonymIndex): { words: string[]; suggestion: string | null } {
    let isChanged = false;
    const corrected = written.map((word) => {
      if (this.isKnown(word.stem, live)) return word;
      const [likely] = this.index.similar(word.stem);
      if (!likely) return word;
      isChanged = true;
      return { stem: likely, written: this.index.spellingOf(likely) ?? likely };
    });
    return {
      words: corrected.map(({ stem }) => stem),
      suggestion: isChanged ? corrected.map((word) => word.written).join(' ') : null,
    };
  }

  /** Whether a word is found as it stands or through a synonym. */
  isKnown(stem: string, live: SynonymIndex): boolean {
    return this.index.knows(stem) || isSynonymStem(stem, live);
  }

  /** The last resort: every word may be a slip. */
  private withSlips(words: string[]): TextHits | null {
    let isChanged = false;
    const replaced = words.map((word) => {
      if (this.index.sizeOf(word)) return word;
      const likely = this.index.similar(word).find((term) => term !== word);
      isChanged ||= !!likely;
      return likely ?? word;
    });
    if (!isChanged) return null;
    const hits = this.search(singlesOf(replaced), 2);
    if (!hits.best) return null;
    return { ...hits, suggestion: replaced.map((stem) => this.index.spellingOf(stem) ?? stem).join(' ') };
  }

  private search(units: SearchUnit[], minWeight: number): Omit<TextHits, 'suggestion'> {
    const capacity = this.capacity();
    const scores = new Float32Array(capacity);
    let slots: Bits | undefined;
    for (const unit of units) {
      const found = this.searchUnit(unit, minWeight);
      const rarity = Math.log(1 + capacity / (1 + found.slots.count())) * unit.words;
      slots = slots ? slots.and(found.slots) : found.slots.copy();
      slots.forEach((slot) => (scores[slot]! += found.scores[slot]! * rarity));
      this.scratch.give(found);
    }
    let best = 0;
    slots!.forEach((slot) => (best = Math.max(best, scores[slot]!)));
    return { slots: slots!, scores, best };
  }

  /** Give it back to `scratch`. */
  private searchUnit({ ways }: SearchUnit, minWeight: number): Scored {
    const found = this.scratch.take(this.capacity());
    for (const { words, quality } of ways) {
      const parts = words.map((word) => this.index.expand(word));
      if (parts.some((part) => !part.length)) continue;
      if (parts.length === 1) scoreWord(parts[0]!, quality, minWeight, found);
      else this.scoreAll(parts, quality, minWeight, found);
    }
    return found;
  }

  /** A term of several words: all of them, the mean of what each counts. */
  private scoreAll(parts: Expansion[][], quality: number, minWeight: number, into: Scored): void {
    const sums = this.scratch.take(this.capacity());
    scoreWord(parts[0]!, quality / parts.length, minWeight, sums);
    for (const part of parts.slice(1)) {
      const found = this.scratch.take(this.capacity());
      scoreWord(part, quality / parts.length, minWeight, found);
      sums.slots.forEach((slot) => {
        if (found.slots.has(slot)) sums.scores[slot]! += found.scores[slot]!;
        else {
          sums.scores[slot] = 0;
          sums.slots.clear(slot);
        }
      });
      this.scratch.give(found);
    }
    sums.slots.forEach((slot) => {
      if (sums.scores[slot]! <= into.scores[slot]!) return;
      into.scores[slot] = sums.scores[slot]!;
      into.slots.set(slot);
    });
    this.scratch.give(sums);
  }
}

/** Slots and what each counts, 0 for all others. */
interface Scored {
  scores: Float32Array;
  slots: Bits;
}

/** Arrays as long as the catalogue that were used before: only what was written in them is cleared. */
class Scratch {
  private readonly free: Scored[] = [];

  take(capacity: number): Scored {
    const last = this.free.pop();
    if (last && last.scores.length >= capacity) return last;
    const room = Math.ceil(capacity * 1.2);
    return { scores: new Float32Array(room), slots: new Bits(room) };
  }

  give(used: Scored): void {
    used.slots.forEach((slot) => (used.scores[slot] = 0));
    used.slots.empty();
    this.free.push(used);
  }
}

function scoreWord(expansions: Expansion[], quality: number, minWeight: number, { scores, slots }: Scored): void {
  for (const { postings, quality: ofTerm } of expansions)
    for (let i = 0; i < postings.size; i++) {
      const weight = postings.weightAt(i);
      if (weight < minWeight) continue;
      const slot = postings.slotAt(i);
      const score = RELEVANCE[weight]! * ofTerm * quality;
      if (score <= scores[slot]!) continue;
      scores[slot] = score;
      slots.set(slot);
    }
}
