/** Remembers the own properties of these objects; the returned function puts back what was replaced or added since. */
export function keepProperties(...targets: object[]): () => void {
  const kept = targets.map((target) => [target, Object.getOwnPropertyDescriptors(target)] as const);
  return () => {
    for (const [target, before] of kept) {
      for (const key of Reflect.ownKeys(target)) if (!(key in before)) Reflect.deleteProperty(target, key);
      Object.defineProperties(target, before);
    }
  };
}
