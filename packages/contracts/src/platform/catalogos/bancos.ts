import bancosJson from '../../data/bancos.json';
import { type Entradas, toEntradas } from './entries';
import { type CambioEntrada, derivedFrom } from './live';

/** A bank of Venezuela by its 4-digit code; `emisorHabitual` says that people pay from it by Pago Móvil. */
export interface Banco {
  codigo: string;
  nombre: string;
  nombreCorto: string;
  emisorHabitual: boolean;
}

/** Names by which people and older lists still call a bank. */
const FORMER_NAMES: Record<string, string[]> = {
  '0175': ['Banco Bicentenario'],
  '0191': ['Banco Nacional de Crédito'],
};

const shipped = bancosJson.map(({ codigo, nombre, nombreCorto, emisorHabitual }) => ({
  id: codigo,
  padre: null,
  nombre: nombreCorto,
  alias: FORMER_NAMES[codigo] ?? [],
  datos: { nombreLargo: nombre, emisorHabitual },
}));

const state = derivedFrom('bancos', (changes) => {
  const entries = toEntradas(shipped, changes);
  const all = entries.of(null).map(({ id, nombre, datos }): Banco => ({
    codigo: id,
    nombre: datos.nombreLargo ?? nombre,
    nombreCorto: nombre,
    emisorHabitual: datos.emisorHabitual ?? false,
  }));
  const off = new Set(entries.of(null).flatMap(({ id, apagada }) => (apagada ? [id] : [])));
  const open = all.filter(({ codigo }) => !off.has(codigo));
  return { entries, open, byCode: new Map(all.map((banco) => [banco.codigo, banco])) };
});

/** Every entry under given changes, for administrators. */
export const bancoEntries = (changes: readonly CambioEntrada[]): Entradas => toEntradas(shipped, changes);
/** The banks that can be chosen, by code unless administrators ordered them. */
export const bancos = (): readonly Banco[] => state().open;
/** Short name of a bank code, the code itself when unknown. */
export const bankName = (codigo: string): string => state().byCode.get(codigo)?.nombreCorto ?? codigo;
/** The bank of a 4-digit code, a short name or a former name; undefined when there is none. */
export function findBanco(text: string): Banco | undefined {
  const { entries, byCode } = state();
  const entry = entries.find(text);
  return entry && byCode.get(entry.id);
}
