import glosarioJson from '../data/glosario.json';

/** The vehicle systems of the glossary, in its order. */
export const GLOSSARY_SYSTEMS = [
  'Sistema de Motor',
  'Transmisión',
  'Suspensión',
  'Frenos',
  'Eléctrico',
  'Escape',
  'Carrocería',
  'Accesorios',
] as const;
export type GlossarySystem = (typeof GLOSSARY_SYSTEMS)[number];

/** One explained word of the trade. */
export interface GlossaryTerm {
  id: string;
  nombre: string;
  descripcion: string;
  sistema: GlossarySystem;
  /** Other names by which people know it. */
  sinonimos: string[];
}
/** The terms of the trade, explained. Apart from the other lists: only the glossary page loads it. */
export const GLOSSARY = glosarioJson as readonly GlossaryTerm[];
