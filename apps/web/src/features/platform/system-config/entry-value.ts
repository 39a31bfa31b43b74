import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import type { ConfigEntry } from '@tuerca/contracts/platform/system/schemas';

/** 'Ref. $ 3,00', '16 %', '72 horas', 'Sí' from an entry's value. */
export function entryValue(
  { nombre, unidad }: Pick<ConfigEntry, 'nombre' | 'unidad'>,
  valor: ConfigEntry['valor'],
): string {
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (typeof valor === 'string') return (nombre === 'pago_banco' ? bankName(valor) : valor) || '—';
  if (unidad === 'USD') return `Ref.\u00A0$\u00A0${valor.toLocaleString('es-VE', { minimumFractionDigits: 2 })}`;
  const number = valor.toLocaleString('es-VE', { maximumFractionDigits: 4 });
  return unidad ? `${number}\u00A0${unidad}` : number;
}
