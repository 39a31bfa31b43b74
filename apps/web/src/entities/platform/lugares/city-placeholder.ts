/** Placeholder of a field of the city, which waits for the state. */
export const cityPlaceholder = (estado: string | null | undefined): string =>
  estado ? 'Elige o escribe la ciudad' : 'Elige primero el estado';
