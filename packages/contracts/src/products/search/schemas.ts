import { z } from 'zod';

/** Meaning of a part of a search. */
export const ENTENDIDO_TIPOS = [
  'marca',
  'modelo',
  'anio',
  'motor',
  'medida',
  'viscosidad',
  'corriente',
  'voltaje',
] as const;

/** A part of a search that was understood as more than words: shown as a chip; `sin` is the search without it. */
export const Entendido = z.object({ tipo: z.enum(ENTENDIDO_TIPOS), valor: z.string(), sin: z.string() });
export type Entendido = z.infer<typeof Entendido>;

/** Alternatives to a search without results. */
export const SalidasBusqueda = z.object({
  /** Number found among the sold out, when only available products were asked for. */
  agotados: z.number().int(),
  /** The search without the word that finds least. */
  sinPalabra: z.object({ texto: z.string(), palabra: z.string(), total: z.number().int() }).nullable(),
  /** Categories that the words belong to. */
  categorias: z.array(z.object({ valor: z.string(), total: z.number().int() })),
  /** Services for it: the first ones, their number, and that of their workshops. */
  servicios: z.array(z.object({ nombre: z.string(), ruta: z.string(), taller: z.string() })),
  totales: z.object({ servicios: z.number().int(), talleres: z.number().int() }),
});

/** Vehicle that a search names with brand, model and year. */
const VehiculoBuscado = z.object({
  marca: z.string(),
  modelo: z.string(),
  anio: z.number().int(),
  motor: z.string().nullable(),
});

/** Reading of a search. `sugerencia` is the corrected search, when it was read so. */
export const Busqueda = z.object({
  entendido: z.array(Entendido),
  vehiculo: VehiculoBuscado.optional(),
  sugerencia: z.string().nullable(),
  salidas: SalidasBusqueda.optional(),
});
export type Busqueda = z.infer<typeof Busqueda>;

/** Numbers of a list by fit to the vehicle, even where the list leaves the others out. */
export const Ajustes = z.object({
  compatible: z.number().int(),
  sinConfirmar: z.number().int(),
  noCompatible: z.number().int(),
});
export type Ajustes = z.infer<typeof Ajustes>;
