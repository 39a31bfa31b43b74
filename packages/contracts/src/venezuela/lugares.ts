import estadosJson from '../data/estados.json';

/** The 24 states with their cities and postal codes. Apart from direccion: only address forms load it. */
export const ESTADOS: readonly {
  nombre: string;
  capital: string;
  codigoPostal: string;
  coordenadas: number[];
  /** `coordenadas` of the larger ones: longitude, latitude. */
  ciudades: { nombre: string; codigoPostal: string; coordenadas?: number[] }[];
}[] = estadosJson;
