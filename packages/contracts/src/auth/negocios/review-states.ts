/** The two kinds of business; sentences agree with the noun. */
export type BusinessNoun = 'tienda' | 'taller';

/** States of the review that a new store or workshop passes before anything of it is on sale. */
export const ESTADOS_REVISION = ['pendiente', 'aprobada', 'rechazada'] as const;
export type EstadoRevision = (typeof ESTADOS_REVISION)[number];
/** Label of each state on screen. */
export const ESTADO_REVISION_LABELS: Record<BusinessNoun, Record<EstadoRevision, string>> = {
  tienda: { pendiente: 'En revisión', aprobada: 'Aprobada', rechazada: 'Rechazada' },
  taller: { pendiente: 'En revisión', aprobada: 'Aprobado', rechazada: 'Rechazado' },
};
/** States that may follow each state; `pendiente` again is the owner's step, the others are an administrator's. */
export const REVISION_TRANSITIONS: Record<EstadoRevision, readonly EstadoRevision[]> = {
  pendiente: ['aprobada', 'rechazada'],
  rechazada: ['pendiente', 'aprobada'],
  aprobada: [],
};
/** States from which an administrator may decide. */
export const OPEN_REVISIONS = ESTADOS_REVISION.filter((estado) => REVISION_TRANSITIONS[estado].length > 0);

/** Groups in which administrators see businesses. */
export const GRUPOS_NEGOCIO = ['por_revisar', 'activas', 'pausadas', 'rechazadas', 'todas'] as const;
export type GrupoNegocio = (typeof GRUPOS_NEGOCIO)[number];
/** Label of each group on its tab. */
export const GRUPO_NEGOCIO_LABELS: Record<BusinessNoun, Record<GrupoNegocio, string>> = {
  tienda: {
    por_revisar: 'Por revisar',
    activas: 'Activas',
    pausadas: 'Pausadas',
    rechazadas: 'Rechazadas',
    todas: 'Todas',
  },
  taller: {
    por_revisar: 'Por revisar',
    activas: 'Activos',
    pausadas: 'Pausados',
    rechazadas: 'Rechazados',
    todas: 'Todos',
  },
};

/** Checks that an administrator may make before deciding, with the sentence beside each box. */
export const COMPROBACIONES = {
  rif: 'El RIF aparece en el SENIAT a nombre de este negocio',
  telefono: 'Llamé al teléfono y contesta el negocio',
  direccion: 'La dirección existe y corresponde al negocio',
  contenido: 'El nombre, la descripción y las fotos son correctos',
} as const;
export type Comprobacion = keyof typeof COMPROBACIONES;
/** Names of the checks. */
export const COMPROBACION_NAMES = Object.keys(COMPROBACIONES) as [Comprobacion, ...Comprobacion[]];

/** Steps in the review history of a business. */
export const PASOS_NEGOCIO = {
  enviada: 'Se envió a revisión',
  automatica: 'Entró sin revisión',
  aprobada: 'Se aprobó',
  rechazada: 'Se rechazó',
  pausada: 'Se pausó',
  reanudada: 'Volvió al sitio',
  destacada: 'Se destacó',
  sin_destacar: 'Dejó de destacarse',
  verificada: 'Recibió la marca de verificación',
  sin_verificar: 'Perdió la marca de verificación',
} as const;
export type PasoNegocio = keyof typeof PASOS_NEGOCIO;
/** Names of the steps. */
export const PASO_NAMES = Object.keys(PASOS_NEGOCIO) as [PasoNegocio, ...PasoNegocio[]];

/** Why two businesses look like one, with the word on the chip. */
export const COINCIDENCIAS = { rif: 'Mismo RIF', telefono: 'Mismo teléfono', direccion: 'Misma dirección' } as const;
export type Coincidencia = keyof typeof COINCIDENCIAS;
/** Names of the coincidences. */
export const COINCIDENCIA_NAMES = Object.keys(COINCIDENCIAS) as [Coincidencia, ...Coincidencia[]];

/** The public page of the tax authority where a RIF is looked up by hand. */
// Stryker disable next-line StringLiteral: an address that a person opens
export const SENIAT_URL = 'http://contribuyente.seniat.gob.ve/BuscaRif/BuscaRif.jsp';
