import glosarioJson from '../data/glosario.json';

/** The vehicle systems of the glossary, in its order. */
export const SISTEMAS_GLOSARIO = [
  'Sistema de Motor',
  'Transmisión',
  'Suspensión',
  'Frenos',
  'Eléctrico',
  'Escape',
  'Carrocería',
  'Accesorios',
] as const;
export type SistemaGlosario = (typeof SISTEMAS_GLOSARIO)[number];

export interface Termino {
  id: string;
  nombre: string;
  descripcion: string;
  sistema: SistemaGlosario;
  /** Other names by which people know it. */
  sinonimos: string[];
}
/** The terms of the trade, explained. Apart from catalogos: only the glossary page loads it. */
export const GLOSARIO = glosarioJson as readonly Termino[];
