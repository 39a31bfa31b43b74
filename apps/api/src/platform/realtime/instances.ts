/** One that has said nothing for this long, while others are heard, is gone; in milliseconds. */
const LIFETIME = 10_000;

interface Instance {
  heardAt: number;
  /** Of a release that hears the channel of all alone. */
  isOlder: boolean;
}

/** Instances of the API that are heard over Redis, this one included; while Redis is away, those that were heard last. */
export class Instances {
  private readonly others = new Map<string, Instance>();
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly ownId: string) {}

  get ids(): string[] {
    return [this.ownId, ...this.others.keys()];
  }

  get count(): number {
    return this.others.size + 1;
  }

  /** True while an instance lives that does not follow rooms. */
  get hasOlder(): boolean {
    return [...this.others.values()].some(({ isOlder }) => isOlder);
  }

  /** Calls back when one came or is gone. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Another one has said something; whether it was unknown. */
  heard(id: string, isOlder: boolean): boolean {
    const isNew = !this.others.has(id);
    this.others.set(id, { heardAt: Date.now(), isOlder });
    if (isNew) this.notify();
    return isNew;
  }

  left(id: string): void {
    if (this.others.delete(id)) this.notify();
  }

  /** Call when Redis is proved to be here: who is silent all the same is gone. */
  forgetSilent(): void {
    for (const [id, { heardAt }] of this.others) if (Date.now() - heardAt > LIFETIME) this.left(id);
  }

  /** Redis was away: nobody could be heard, and all have as long as ever to speak. */
  waitAnew(): void {
    for (const instance of this.others.values()) instance.heardAt = Date.now();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
