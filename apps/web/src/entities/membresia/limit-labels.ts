import { COUNTED_LIMITS, LIMIT_LABELS, ROLE_LIMITS } from '@tuerca/contracts/membresia/rules';
import type { Plan } from '@tuerca/contracts/membresia/schemas';
import { percent } from '@/lib/format';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Limits of a plan, one phrase each: '10 productos publicados', 'Comisión de 6 %'. */
export function limitLabels({ limites, rolUsuario }: Pick<Plan, 'limites' | 'rolUsuario'>): string[] {
  const words = COUNTED_LIMITS.filter((limite) => ROLE_LIMITS[rolUsuario].includes(limite)).map((limite) => {
    const [one, many] = LIMIT_LABELS[limite];
    const max = limites[limite];
    if (max === null) return `${capital(many)} sin límite`;
    return max === 0 ? `Sin ${many}` : `${max} ${max === 1 ? one : many}`;
  });
  if (rolUsuario !== 'store') return words;
  const { fotos, importacion, comision } = limites;
  if (fotos !== null) words.push(fotos === 1 ? 'Una foto por producto' : `${fotos} fotos por producto`);
  words.push(importacion ? 'Importación desde un archivo' : 'Sin importación desde un archivo');
  if (comision !== null) words.push(`Comisión de ${percent(comision)}`);
  return words;
}
