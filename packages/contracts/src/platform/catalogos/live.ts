import { createListeners } from '../../kernel/listeners';

/** The lists that administrators keep. */
export const LISTAS = ['categorias', 'marcas', 'servicios', 'bancos', 'oficinas'] as const;
export type Lista = (typeof LISTAS)[number];

/** Data of an entry beside its name; they depend on the list. */
export interface DatosEntrada {
  /** Of a product category: the line below its name on the home page. */
  subtitulo?: string;
  /** Of a model: the years (inclusive; null = still sold) and the kind of vehicle. */
  anioDesde?: number;
  anioHasta?: number | null;
  tipo?: string;
  /** Of a service category: its name for clients. */
  publica?: string;
  /** Of a bank: its full name, and whether people pay from it by Pago Móvil. */
  nombreLargo?: string;
  emisorHabitual?: boolean;
  /** Of a courier's office: its address and contact data. */
  estado?: string;
  ciudad?: string;
  direccion?: string;
  telefono?: string;
  horario?: string;
}

/** Changes of administrators to one entry, or the whole of one that they added. Absent fields are as shipped. */
export interface CambioEntrada {
  /** Permanent; of shipped entries it is derived from the shipped name. */
  id: string;
  /** Id of the entry that this one belongs to: the category of a subcategory, the brand of a model. */
  padre?: string;
  nombre?: string;
  /** Former names, by which it is still found. */
  alias?: string[];
  apagada?: boolean;
  /** Its place among its siblings; shipped ones stand at 0, 1, 2 … */
  orden?: number;
  /** Id of the entry it was merged into: it is no entry of its own any more. */
  fusionadaEn?: string;
  agregada?: boolean;
  datos?: DatosEntrada;
}

/** All changes of administrators, as API, server-drawn page and browser share them. `version` grows with every change. */
export interface Catalogos {
  version: number;
  listas: Partial<Record<Lista, readonly CambioEntrada[]>>;
  /** The changes of brands are left out: only pickers need them, and ask for them. */
  parcial?: boolean;
}

/** Header of every answer that names the version in force, once there is one. */
export const CATALOGOS_HEADER = 'x-catalogos';
export const SHIPPED: Catalogos = { version: 0, listas: {} };

let current = SHIPPED;
const listeners = createListeners();

/** The changes in force in this process or page. */
export const liveCatalogos = (): Catalogos => current;

/** Puts changes into force: every list reads them from then on. */
export function applyCatalogos(next: Catalogos): void {
  if (next === current) return;
  current = next;
  listeners.notify();
}

/** Calls back after every change of the lists; returns an unsubscribe function. */
export const onCatalogos = listeners.subscribe;

/** A value derived from a list, computed again only when that list has changed: until then the same object is returned. */
export function derivedFrom<T>(lista: Lista, make: (changes: readonly CambioEntrada[]) => T): () => T {
  let made: { from: readonly CambioEntrada[] | undefined; value: T } | undefined;
  return () => {
    const changes = current.listas[lista];
    if (!made || made.from !== changes) made = { from: changes, value: make(changes ?? []) };
    return made.value;
  };
}
