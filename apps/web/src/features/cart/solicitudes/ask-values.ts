import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { NuevaSolicitud } from '@tuerca/contracts/cart/solicitudes/inputs';
import { canonicalCategoria, findCategoria } from '@tuerca/contracts/products/products/categorias';
import type { Place } from '@tuerca/contracts/venezuela/place';

/** Values of the form; the state is empty until it is chosen. */
export type AskValues = Omit<NuevaSolicitud, 'estado'> & { estado: NuevaSolicitud['estado'] | '' };

/** Initial values: from the address, the chosen vehicle, the known place. */
export function initialAsk(params: URLSearchParams, chosen: Vehiculo | null, place: Place | null): AskValues {
  const [marca, modelo, anio] = ['marca', 'modelo', 'anio'].map((name) => params.get(name)?.trim() ?? '');
  const named = marca && modelo && Number(anio) ? { marca, modelo, anio: Number(anio), motor: null } : null;
  const categoria = params.get('categoria');
  return {
    pieza: params.get('pieza')?.slice(0, 120) ?? '',
    categoria: categoria && findCategoria(categoria) ? canonicalCategoria(categoria) : null,
    vehiculo: named ?? (chosen && { ...chosen, marca: chosen.marca, motor: chosen.motor ?? null }),
    cantidad: 1,
    fotos: [],
    estado: (place?.estado ?? '') as AskValues['estado'],
    ciudad: place?.ciudad ?? '',
    dias: 3,
    nota: null,
  };
}
