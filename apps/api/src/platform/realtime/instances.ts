/** One that has said nothing for this long, while others are heard, is gone; in milliseconds. */
const LIFETIME = 10_000;

/** Instances of the API that are heard over Redis, this one included; while Redis is away, those that were heard last. */
export class Instances {
  private readonly heardAt = new Map<string, number>();
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly ownId: string) {}

  get ids(): string[] {
    return [this.ownId, ...this.heardAt.keys()];
  }

  get count(): number {
    return this.heardAt.size + 1;
  }

  /** Calls back when one came or is gone. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Another one has said something; whether it was unknown. */
  heard(id: string): boolean {
    const isNew = !this.heardAt.has(id);
    this.heardAt.set(id, Date.now());
    if (isNew) this.notify();
    return isNew;
  }

  left(id: string): void {
    if (this.heardAt.delete(id)) this.notify();
  }

  /** Call when Redis is proved to be here: who is silent all the same is gone. */
  forgetSilent(): void {
    for (const [id, at] of this.heardAt) if (Date.now() - at > LIFETIME) this.left(id);
  }

  /** Redis was away: nobody could be heard, and all have as long as ever to speak. */
  waitAnew(): void {
    for (const id of this.heardAt.keys()) this.heardAt.set(id, Date.now());
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
