/** A kind of thing that moves along a literal table of states, and its words. */
export interface Moves<E extends string> {
  /** The beginning of a sentence: 'Este pedido'. */
  noun: string;
  labels: Readonly<Record<E, string>>;
  transitions: Readonly<Record<E, readonly E[]>>;
}

/** Why the table never leads from one state to another, in the words of the screen; null when it does. */
export function moveProblem<E extends string>({ noun, labels, transitions }: Moves<E>, from: E, to: E): string | null {
  const open = transitions[from];
  if (open.includes(to)) return null;
  const name = (estado: E) => `«${labels[estado]}»`;
  if (from === to) return `${noun} ya está en ${name(to)}.`;
  const why = open.length ? `Desde ahí solo puede pasar a ${open.map(name).join(' o ')}.` : 'Ese es su último estado.';
  return `${noun} está en ${name(from)} y no puede pasar a ${name(to)}. ${why}`;
}
