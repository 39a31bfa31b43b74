import { CONTACT_EMAIL } from '../kernel/contact';
import { DEFAULT_RETURN_DAYS } from '../orders/devoluciones/rules';
import { ANSWER_HOURS } from '../orders/devoluciones/states';

/** A page of text: help, contact, and the documents that the law asks for. */
export interface TextDocument {
  title: string;
  /** One sentence under the title, which search engines show too. */
  text: string;
  /** A lawyer has still to read it. */
  draft?: true;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** Mark of a document that a lawyer has still to read. */
export const DRAFT_NOTE =
  'Borrador en revisión por nuestros abogados. Lo publicamos para que sepas desde ya cómo trabajamos.';

const TERMS: TextDocument = {
  title: 'Términos y condiciones',
  text: 'Las reglas de comprar, vender y agendar en Tuerca.',
  draft: true,
  sections: [
    {
      title: 'Quién vende y quién repara',
      paragraphs: [
        'Tuerca es el lugar donde se encuentran compradores, tiendas y talleres. Cada repuesto lo vende la tienda que aparece en su página, y cada trabajo lo hace el taller que elegiste. Ellos responden por lo que venden y por lo que hacen.',
        'Revisamos los datos de las tiendas y los talleres que llevan la marca de verificados, atendemos los reportes y podemos suspender a quien incumpla.',
      ],
    },
    {
      title: 'Precios y pago',
      paragraphs: [
        'Los precios se publican con su referencia en dólares y se cobran en bolívares a la tasa del Banco Central de Venezuela, que mostramos con su fecha como pide la Ley Orgánica de Precios Justos. Al comprar, la tasa de tu pedido queda fija.',
        'Pagas por Pago Móvil, por transferencia o, donde la tienda lo permite, en efectivo al retirar. Comprobamos cada pago con el banco antes de que la tienda prepare tu pedido. Si tu pago no se confirma, el pedido se cancela y los productos vuelven a la venta.',
      ],
    },
    {
      title: 'Entrega',
      paragraphs: [
        'Antes de pagar ves cuánto cuesta la entrega y entre qué días llega. Si retiras en la tienda, te avisamos cuando está listo.',
      ],
    },
    {
      title: 'Devoluciones y garantía',
      paragraphs: [
        `Si la tienda no ofrece un plazo mayor, tienes ${DEFAULT_RETURN_DAYS} días desde que recibes el producto para pedir la devolución. La tienda te responde en un máximo de ${ANSWER_HOURS} horas. La garantía de cada producto está escrita en su página.`,
        'Estas reglas no te quitan ninguno de los derechos que te dan la Constitución (artículo 117) y la Ley Orgánica de Precios Justos. También puedes acudir a la SUNDDE.',
      ],
    },
    {
      title: 'Citas en talleres',
      paragraphs: [
        'El precio de la lista es un estimado hasta que el taller revisa tu vehículo. Ningún trabajo adicional se hace sin que apruebes su presupuesto. Puedes cancelar o mover tu cita hasta el plazo que indica cada taller.',
      ],
    },
    {
      title: 'Tu cuenta y tus mensajes',
      paragraphs: [
        'Cuida tu contraseña y no la compartas. Las comunicaciones y las aceptaciones que haces en Tuerca valen como mensajes de datos según la Ley sobre Mensajes de Datos y Firmas Electrónicas.',
        'No se permite vender piezas robadas o falsificadas, insultar, ni escribir reseñas de lo que no se compró. Lo que incumple se oculta, con el motivo a la vista de su autor.',
      ],
    },
  ],
};

const PRIVACY: TextDocument = {
  title: 'Privacidad',
  text: 'Los datos que guardamos, para qué los usamos y cómo los borras.',
  draft: true,
  sections: [
    {
      title: 'Los datos que guardamos',
      paragraphs: [
        'Los que escribes: tu nombre, correo, teléfono, dirección y vehículos; lo que compras y agendas; tus pagos con su referencia; y tus mensajes dentro de Tuerca. De una tienda o un taller guardamos también su RIF y sus datos para cobrar.',
        'No guardamos claves de tu banco ni números de tarjeta.',
      ],
    },
    {
      title: 'Quién los ve',
      paragraphs: [
        'La tienda o el taller ve lo que necesita para atenderte: tu nombre, tu teléfono y la dirección de ese pedido o cita. La administración de Tuerca ve lo que hace falta para comprobar pagos y resolver reclamos, y cada cambio que hace queda anotado.',
        'No vendemos tus datos ni los usamos para publicidad de otros.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'La Constitución (artículo 28) te da derecho a conocer tus datos, corregirlos y pedir que se borren. Corriges los tuyos en Mi perfil. Para cerrar tu cuenta, escríbenos desde su correo.',
        'Los pedidos y los pagos se conservan después de cerrarla mientras la ley mercantil y tributaria lo exige.',
      ],
    },
    {
      title: 'Lo que guarda tu teléfono',
      paragraphs: [
        'Tu navegador guarda tu sesión, tu carrito, los formularios sin terminar y las páginas que abriste, para que puedas seguir aunque se vaya la señal. Lo de tu cuenta se borra de allí cuando cierras sesión.',
      ],
    },
  ],
};

const HELP: TextDocument = {
  title: 'Ayuda',
  text: 'Las preguntas que más nos hacen, con su respuesta.',
  sections: [
    {
      title: '¿Cómo sé si un repuesto le sirve a mi carro?',
      paragraphs: [
        'Elige tu vehículo arriba de la página. Desde ese momento cada repuesto dice si le sirve a tu marca, modelo y año. Si tienes el número de la pieza, escríbelo en el buscador. Si tienes dudas, pregúntale a la tienda desde la página del producto.',
      ],
    },
    {
      title: '¿Cómo pago?',
      paragraphs: [
        'Agrega los productos al carrito, elige la entrega y verás el teléfono, la cédula y el banco a los que haces el Pago Móvil o la transferencia. Paga desde tu banco y escribe en Tuerca el número de referencia. Te avisamos cuando el banco lo confirma.',
      ],
    },
    {
      title: 'Pagué y todavía no aparece confirmado',
      paragraphs: [
        'Un Pago Móvil suele confirmarse en minutos; una transferencia a otro banco puede tardar hasta el día hábil siguiente. Mientras tanto los productos quedan apartados para ti. Si algo no coincide, te avisamos y te decimos qué hacer.',
      ],
    },
    {
      title: '¿Cuándo llega mi pedido?',
      paragraphs: [
        'En Mis Compras cada pedido dice en qué va y entre qué días llega. Cuando la tienda lo envía, ves la empresa y el número de guía.',
      ],
    },
    {
      title: '¿Puedo devolver lo que compré?',
      paragraphs: [
        `Sí. Abre el pedido en Mis Compras y pide la devolución. Si la tienda no ofrece un plazo mayor, tienes ${DEFAULT_RETURN_DAYS} días desde que lo recibes.`,
      ],
    },
    {
      title: '¿Cómo agendo en un taller?',
      paragraphs: [
        'Elige un servicio, un taller y una de sus horas libres. El taller confirma tu cita y te avisamos. Si compras repuestos, también puedes pedir que te los instalen al pagar.',
      ],
    },
    {
      title: '¿Cómo vendo o doy citas en Tuerca?',
      paragraphs: ['Regístrate como tienda o como taller. Revisamos tus datos y te avisamos cuando puedes empezar.'],
    },
  ],
};

const CONTACT: TextDocument = {
  title: 'Contacto',
  text: 'Escríbenos: responde una persona.',
  sections: [
    {
      title: 'Por correo',
      paragraphs: [
        `Escribe a ${CONTACT_EMAIL}. Atendemos de lunes a sábado, de 8:00 a. m. a 6:00 p. m. Si es por un pedido o una cita, dinos su número.`,
      ],
    },
    {
      title: 'Sobre un pedido o una cita',
      paragraphs: [
        'Lo más rápido es escribirle a la tienda o al taller desde el mismo pedido o la misma cita. Si no te responde o algo está mal, usa Reportar, y la administración de Tuerca lo revisa.',
      ],
    },
    {
      title: 'Si quieres reclamar',
      paragraphs: [
        'Escríbenos primero para resolverlo. También puedes llevar tu reclamo a la SUNDDE, que protege los derechos de quien compra.',
      ],
    },
  ],
};

/** Pages of text by their address. */
export const TEXT_DOCUMENTS = {
  '/ayuda': HELP,
  '/contacto': CONTACT,
  '/terminos': TERMS,
  '/privacidad': PRIVACY,
} as const satisfies Record<string, TextDocument>;
export type DocumentPath = keyof typeof TEXT_DOCUMENTS;
export const DOCUMENT_PATHS = Object.keys(TEXT_DOCUMENTS) as readonly DocumentPath[];
