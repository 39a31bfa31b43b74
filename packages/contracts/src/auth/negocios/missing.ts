/** Shortest description that counts, in characters. */
const MIN_DESCRIPTION = 20;
/** Contents expected of a new business before its review, with sentences for its owner. */
export const FALTANTES = {
  descripcion: `Cuenta en la descripción qué vendes y qué te distingue (al menos ${MIN_DESCRIPTION} caracteres)`,
  foto: 'Sube tu foto de perfil o logo',
  horario: 'Marca los días y horas en que abres',
  correo: 'Confirma tu correo con el enlace que te enviamos',
  oferta: 'Publica lo primero que ofreces',
} as const;
export type Faltante = keyof typeof FALTANTES;
/** Names of the possible gaps. */
export const FALTANTE_NAMES = Object.keys(FALTANTES) as [Faltante, ...Faltante[]];

interface Prepared {
  descripcion: string;
  fotoPerfil: string | null;
  horario: Record<string, { activo: boolean }>;
  emailVerificado: boolean;
  /** Products or services that it has. */
  ofertas: number;
}

/** Contents that a business still lacks, in the order of asking. */
export function missingOf({ descripcion, fotoPerfil, horario, emailVerificado, ofertas }: Prepared): Faltante[] {
  const lacks: Record<Faltante, boolean> = {
    descripcion: descripcion.trim().length < MIN_DESCRIPTION,
    foto: !fotoPerfil,
    horario: !Object.values(horario).some(({ activo }) => activo),
    correo: !emailVerificado,
    oferta: ofertas === 0,
  };
  return FALTANTE_NAMES.filter((name) => lacks[name]);
}
