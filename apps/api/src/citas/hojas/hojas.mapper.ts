import type { EnlaceHoja, EventoHoja, GarantiaEvento } from '@tuerca/contracts/citas/hojas/schemas';
import type { EnlaceHojaDoc, RegistroDoc } from './hoja.schema';

/** An entry before it is compared with the others and with the day. */
export type EventDraft = Omit<EventoHoja, 'kilometrajeDudoso' | 'garantia'> & {
  garantia: Omit<GarantiaEvento, 'estado'> | null;
};

/** Defaults of an entry's optional fields. */
export const NOTHING = {
  detalles: [],
  ruta: null,
  kilometraje: null,
  garantia: null,
  repuestos: [],
  nota: null,
  precio: null,
  precioBs: null,
  entregado: true,
  citaId: null,
  pedido: null,
  registroId: null,
} satisfies Partial<EventDraft>;

/** Entry that the owner wrote. */
export function fromRegistro({ _id, ...registro }: RegistroDoc): EventDraft {
  const { tipo, fecha, descripcion, kilometraje, lugar, nota, garantiaHasta } = registro;
  return {
    ...NOTHING,
    origen: `registro:${String(_id)}`,
    asignacion: 'propio',
    tipo,
    fuente: 'propio',
    fecha,
    titulo: descripcion ?? 'Lectura de kilometraje',
    lugar,
    kilometraje,
    garantia: garantiaHasta ? { hasta: garantiaHasta, hastaKilometros: null, texto: null } : null,
    nota,
    registroId: String(_id),
  };
}

/** The link as its owner sees it. */
export const toEnlace = ({ token, creado, visitas, ultimaVisita }: EnlaceHojaDoc): EnlaceHoja => ({
  token,
  creado: creado.toISOString(),
  visitas,
  ultimaVisita: ultimaVisita?.toISOString() ?? null,
});
