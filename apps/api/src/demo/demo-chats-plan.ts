/** Message and its author: the person who opened the conversation, the other one, or the third of a group. */
type Line = readonly [by: 0 | 1 | 2, text: string];

/** About an order that is on its way. */
export const ORDER_LINES: readonly Line[] = [
  [0, 'Buenas tardes, ¿ya salió mi pedido?'],
  [1, '¡Hola! Sí, salió hoy a mediodía con la encomienda.'],
  [0, '¿Me pasa el número de guía, por favor?'],
  [1, 'Se lo dejé en el detalle del pedido. Llega mañana en la mañana.'],
  [0, 'Perfecto, muchas gracias 🙏'],
  [1, 'A la orden. Cualquier cosa me escribe por aquí.'],
  [1, 'Recuerde guardar el empaque por si necesita cambiarlo.'],
];

/** About an appointment; the second line carries a picture. */
export const CITA_LINES: readonly Line[] = [
  [0, 'Hola, tengo cita con ustedes. ¿Llevo yo el repuesto o lo ponen allá?'],
  [0, 'Así está el que tengo, ¿sirve todavía?'],
  [1, 'Ese ya pidió cambio 😅 Mejor le ponemos uno nuevo, se lo cotizo el día de la cita.'],
  [0, 'Dale. ¿Más o menos cuánto tardan?'],
  [1, 'Unas dos horas. Puede esperar aquí, tenemos café y wifi.'],
  [0, 'Listo, allá nos vemos.'],
];

/** About a product that is for sale. */
export const PRODUCT_LINES: readonly Line[] = [
  [0, 'Buenas, ¿este le sirve a un Corolla 2012 1.8?'],
  [1, 'Buenas. Sí le sirve, del 2009 al 2014.'],
  [0, '¿Es original o genérico?'],
  [1, 'Es genérico de buena marca, con garantía.'],
  [0, '¿Y hacen envíos a Valencia?'],
];

/** Before a purchase that did not come about. */
export const REFUSED_LINES: readonly Line[] = [
  [0, '¿Me lo deja en menos si llevo dos?'],
  [1, 'Ya está en oferta, mi pana. Ese es el mejor precio.'],
  [0, 'Bueno, lo pienso y le aviso.'],
];

/** A store, its client and the workshop that mounts the part. */
export const GROUP_LINES: readonly Line[] = [
  [0, 'Les abro este grupo para coordinar la instalación.'],
  [1, 'Gracias. Yo puedo llevar el carro el jueves o el viernes.'],
  [2, 'El jueves a las 9 tengo puesto libre.'],
  [0, 'El repuesto se lo entrego al taller el miércoles en la tarde.'],
  [2, 'Perfecto, aquí lo recibimos. ¿Trae también el aceite?'],
  [1, 'Sí, lo llevo yo.'],
  [2, 'Entonces queda para el jueves a las 9 👍'],
];

/** Questions of clients to a business, and its answers. */
export const SHORT_TALKS: readonly (readonly Line[])[] = [
  [
    [0, 'Buenos días, ¿están abiertos hoy?'],
    [1, 'Buenos días. Sí, hasta las 5.'],
    [0, 'Gracias, paso al mediodía.'],
  ],
  [
    [0, '¿Aceptan pago móvil?'],
    [1, 'Sí, pago móvil y transferencia.'],
  ],
  [[0, 'Hola, ¿tienen estacionamiento?']],
  [
    [0, '¿Cuánto demora la entrega a Los Teques?'],
    [1, 'De uno a dos días hábiles.'],
    [0, 'Ah, buenísimo.'],
    [0, '¿Y si no me sirve lo puedo cambiar?'],
  ],
  [
    [0, 'Quedó excelente el trabajo, gracias.'],
    [1, '¡Gracias a usted por la confianza!'],
  ],
];

const QUESTIONS = [
  '¿Tienen filtro de aceite para Corolla?',
  '¿Llegaron las pastillas delanteras?',
  '¿A cómo tienen el aceite 20W-50?',
  '¿Me aparta dos bujías, por favor?',
  '¿La correa de tiempo viene con los tensores?',
  '¿Tienen el termostato?',
  '¿Sirve para caja automática?',
  '¿Hasta qué hora atienden hoy?',
];
const ANSWERS = [
  'Sí, nos quedan tres.',
  'Todavía no, llegan el martes.',
  'Ya se lo aparto a su nombre.',
  'Ese lo tenemos en dos marcas, ¿cuál prefiere?',
  'Sí, viene completo.',
  'Hasta las 5:30, no cerramos al mediodía.',
  'Claro que sí, pase cuando guste.',
];
const THANKS = ['Perfecto, gracias.', 'Dale, paso mañana.', 'Listo, me lo llevo.', '👍'];

/** A long acquaintance: so many rounds of question, answer and thanks. */
export const longTalk = (rounds: number): readonly Line[] =>
  Array.from({ length: rounds }, (_, n): Line[] => [
    [0, QUESTIONS[n % QUESTIONS.length]!],
    [1, ANSWERS[(n * 3) % ANSWERS.length]!],
    [0, THANKS[n % THANKS.length]!],
  ]).flat();

/** Lines with their times, the last one so many minutes before now, with `apart` minutes between them. */
export const timed = (lines: readonly Line[], now: Date, { ago, apart }: { ago: number; apart: number }) =>
  lines.map(([by, contenido], i) => ({
    by,
    contenido,
    fecha: new Date(now.getTime() - (ago + (lines.length - 1 - i) * apart) * 60_000),
  }));
