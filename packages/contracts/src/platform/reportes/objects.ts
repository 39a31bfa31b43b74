import { REPORT_MESSAGES } from './messages';
/** Objects of reports: published contents, offers, and dealings between two parties. */
export const OBJETOS_REPORTE = [
  'comentario',
  'pregunta',
  'respuesta',
  'tienda',
  'taller',
  'producto',
  'chat',
  'pedido',
  'cita',
  'devolucion',
  'solicitud',
  'propuesta',
] as const;
export type ObjetoReporte = (typeof OBJETOS_REPORTE)[number];
/** Label of each on screen. */
export const OBJETO_REPORTE_LABELS: Record<ObjetoReporte, string> = {
  comentario: 'Reseña',
  pregunta: 'Pregunta',
  respuesta: 'Respuesta',
  tienda: 'Tienda',
  taller: 'Taller',
  producto: 'Producto',
  chat: 'Conversación',
  pedido: 'Pedido',
  cita: 'Cita',
  devolucion: 'Devolución',
  solicitud: 'Solicitud de repuesto',
  propuesta: 'Propuesta de una tienda',
};

/** Kinds of reasons, with their labels. */
export const TIPO_REPORTE_LABELS = {
  ofensivo: 'Insulta, amenaza o discrimina',
  falso: 'Es falso o engaña',
  publicidad: 'Es publicidad o spam',
  datos_personales: 'Muestra datos personales',
  estafa: 'Parece una estafa',
  fuera: 'Pide pagar fuera de Tuerca',
  suplantacion: 'Se hace pasar por otro negocio',
  falsificado: 'Es falsificado o robado',
  prohibido: 'Está prohibido venderlo',
  incumplimiento: 'No cumplió lo acordado',
  cobro: 'Hay un problema con el cobro',
  mal_trabajo: 'El trabajo quedó mal',
  otro: 'Otro motivo',
} as const;
export type TipoReporte = keyof typeof TIPO_REPORTE_LABELS;
/** Every kind of reason. */
export const TIPOS_REPORTE = Object.keys(TIPO_REPORTE_LABELS) as [TipoReporte, ...TipoReporte[]];

const written: readonly TipoReporte[] = ['ofensivo', 'falso', 'publicidad', 'datos_personales', 'otro'];
const business: readonly TipoReporte[] = ['estafa', 'suplantacion', 'falso', 'incumplimiento', 'ofensivo', 'otro'];
/** The kinds of reasons that fit each object, in the order in which they are offered. */
export const TIPOS_DE_OBJETO: Record<ObjetoReporte, readonly TipoReporte[]> = {
  comentario: written,
  pregunta: written,
  respuesta: [...written.slice(0, 3), 'fuera', 'datos_personales', 'otro'],
  tienda: business,
  taller: business,
  producto: ['falso', 'falsificado', 'prohibido', 'estafa', 'otro'],
  chat: ['ofensivo', 'estafa', 'fuera', 'publicidad', 'otro'],
  pedido: ['incumplimiento', 'cobro', 'estafa', 'ofensivo', 'otro'],
  cita: ['incumplimiento', 'mal_trabajo', 'cobro', 'ofensivo', 'otro'],
  devolucion: ['incumplimiento', 'cobro', 'otro'],
  solicitud: written,
  propuesta: ['estafa', 'falso', 'falsificado', 'fuera', 'datos_personales', 'otro'],
};

/** Actions of an administrator on a justified report. */
export const ACCIONES_REPORTE = ['ocultar', 'eliminar', 'pausar', 'advertir', 'ninguna'] as const;
export type AccionReporte = (typeof ACCIONES_REPORTE)[number];
/** Label of each on screen. */
export const ACCION_REPORTE_LABELS: Record<AccionReporte, string> = {
  ocultar: 'Ocultar',
  eliminar: 'Eliminar',
  pausar: 'Pausar al vendedor',
  advertir: 'Advertir',
  ninguna: 'Sin medida',
};
const party: readonly AccionReporte[] = ['advertir', 'ninguna'];
/** The actions that fit each object. */
export const ACCIONES_DE_OBJETO: Record<ObjetoReporte, readonly AccionReporte[]> = {
  comentario: ['ocultar', 'eliminar', 'advertir', 'ninguna'],
  pregunta: ['ocultar', 'eliminar', 'advertir', 'ninguna'],
  respuesta: ['ocultar', 'advertir', 'ninguna'],
  tienda: ['pausar', ...party],
  taller: ['pausar', ...party],
  producto: ['ocultar', 'advertir', 'ninguna'],
  chat: party,
  pedido: party,
  cita: party,
  devolucion: party,
  solicitud: ['eliminar', ...party],
  propuesta: ['eliminar', ...party],
};
/** Actions that an appeal can undo. */
export const REVERSIBLE_ACTIONS: readonly AccionReporte[] = ['ocultar', 'pausar'];

/** Ready-made sentences for the author, by kind of reason. */
export const MOTIVOS_LISTOS: Record<TipoReporte, string> = {
  ofensivo: 'Contiene insultos o amenazas, y eso no está permitido en Tuerca.',
  falso: 'Lo que dice no corresponde con lo que comprobamos.',
  publicidad: 'Es publicidad y no habla del producto ni de la atención.',
  datos_personales: 'Muestra datos personales que no deben ser públicos.',
  estafa: 'Recibimos pruebas de que se cobró por algo que no se entregó.',
  fuera: 'Pide pagar o negociar fuera de Tuerca, donde no podemos proteger la compra.',
  suplantacion: 'Se presenta con el nombre o la marca de otro negocio.',
  falsificado: 'No se comprobó que el producto sea original.',
  prohibido: 'Este producto no se puede vender en Tuerca.',
  incumplimiento: 'No se cumplió lo que se acordó con la otra parte.',
  cobro: 'Se cobró un monto distinto al acordado.',
  mal_trabajo: 'El trabajo entregado no fue el que se acordó.',
  otro: REPORT_MESSAGES.againstRules,
};
