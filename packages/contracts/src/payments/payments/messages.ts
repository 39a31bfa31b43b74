import { formatBs } from '../../venezuela/dinero';
import type { ConceptoPago } from './concepts';
import { MAX_PAYMENT_AGE_DAYS } from './rules';
import type { BankResult, MotivoSaldo } from './states';

/** Sentence of each result for the client. */
export const BANK_RESULT_MESSAGES: Record<BankResult, string> = {
  verificado: 'Tu pago fue verificado.',
  no_encontrado: 'Aún no vemos tu pago en el banco. Seguiremos verificando.',
  monto_distinto: 'El monto recibido no coincide con el total. Nuestro equipo lo revisará contigo.',
  referencia_usada: 'Esta referencia ya fue usada en otro pedido.',
  datos_invalidos: 'El teléfono o el banco no coinciden con el pago.',
  banco_no_disponible: 'El banco no responde. No repitas el pago.',
  manual: 'Nuestro equipo revisará tu pago manualmente.',
};

/** Label of each result for administrators. */
export const BANK_RESULT_LABELS: Record<BankResult, string> = {
  verificado: 'Verificado',
  no_encontrado: 'No lo ve aún',
  monto_distinto: 'Otro monto',
  referencia_usada: 'Movimiento ya usado',
  datos_invalidos: 'Datos no coinciden',
  banco_no_disponible: 'No responde',
  manual: 'Revisión manual',
};

/** The bank's last word on a payment, as every screen of the administrators says it. */
export const bankResultLabel = (resultado: BankResult | null): string =>
  resultado ? BANK_RESULT_LABELS[resultado] : 'Sin respuesta aún';

/** Sentences about payments that are not exact; amounts in céntimos of Bs. */
export const PAYMENT_MESSAGES = {
  less: (falta: number) => `El monto recibido es menor al total. Falta ${formatBs(falta)}.`,
  more: (excedente: number) => `Recibimos ${formatBs(excedente)} de más; coordinaremos tu vuelto.`,
  tooOld: `La fecha del pago puede ser de hasta ${MAX_PAYMENT_AGE_DAYS} días atrás. Si pagaste antes, escríbenos por Contacto.`,
  differenceChecking: 'Estamos verificando el pago de la diferencia.',
  differenceExpired: 'No recibimos la diferencia a tiempo y la compra se canceló. Te devolveremos lo que enviaste.',
  differenceReported: 'Recibimos los datos de la diferencia. La verificaremos.',
  captureStored: 'Guardamos la captura de tu pago.',
  owed: (monto: number) => `Te devolveremos ${formatBs(monto)}.`,
  givenBack: (monto: number) => `Te devolvimos ${formatBs(monto)}.`,
  /** Of purchases that ended before debts were recorded. */
  refundUnknown: 'Esta compra se canceló después de tu pago. Si aún no tienes tu dinero, escríbenos.',
  refunded: (monto: number, referencia: string) => `Te devolvimos ${formatBs(monto)}. Referencia ${referencia}.`,
  notConfirmed: 'El pago no se confirmó.',
  invalidDate: 'La fecha del pago no es válida',
  futureDate: 'La fecha del pago no puede ser futura.',
  referenceDigits: 'La referencia debe tener entre 4 y 20 dígitos',
  purchaseAmount: 'Monto de la compra',
  noReference: 'Sin referencia',
} as const;

/** Noun of what ends with a refused payment. */
const ENDED: Record<ConceptoPago, string> = { compra: 'compra', plan: 'solicitud', mano_de_obra: 'orden de pago' };
/** Reasons for a refund to the payer, after its amount; `numero` is the cancelled order's, null of a whole purchase and of a plan. */
export const OWED_BECAUSE: Record<MotivoSaldo, (concepto: ConceptoPago, numero: string | null) => string> = {
  excedente: () => 'Pagaste de más.',
  incompleto: (concepto) => `Es lo que recibimos de una ${ENDED[concepto]} que se canceló.`,
  cancelado: (concepto, numero) =>
    `${numero ? `El pedido ${numero}` : `La ${ENDED[concepto]}`} se canceló y tu pago había llegado.`,
  tardio: (concepto) => `Tu pago llegó cuando la ${ENDED[concepto]} ya estaba cancelada.`,
  mano_de_obra: () => 'Es la mano de obra que pagaste y que el taller no usó.',
};

/** Sentences about fields that an administrator fills in. */
export const SETTLEMENT_MESSAGES = {
  amount: 'Indica el monto recibido',
  note: 'Indica cómo lo comprobaste',
  notLess: 'El monto recibido debe ser menor que el total',
  notMore: 'El monto recibido debe ser mayor que el total',
  reference: 'La referencia tiene de 4 a 20 números',
  choose: 'Elige al menos un pago',
  paymentTwice: 'Un pago está dos veces: déjalo con un solo movimiento',
  movementTwice: 'Un movimiento está dos veces: déjalo con un solo pago',
  evidence:
    'Este pago no tiene referencia. Elige su movimiento, escríbelo como lo ves en el banco, o pide aprobarlo sin movimiento.',
  reason: 'Indica por qué lo apruebas sin ver su movimiento',
  secondMissing: 'Falta que otro administrador lo confirme.',
  /** Céntimos; the amount received is null when it is unknown. */
  otherAmount: (due: number, came: number | null) =>
    came === null
      ? `Se espera ${formatBs(due)} y llegó otro monto. Elige el movimiento o indica cuánto llegó.`
      : `Se espera ${formatBs(due)} y llegó ${formatBs(came)}. Pide la diferencia, acéptalo con un motivo o devuélvelo.`,
  movementKnown: 'Ese movimiento ya está anotado en este pago.',
} as const;

/** Reasons for refusing a bank's statement, or a row of it. */
export const STATEMENT_MESSAGES = {
  missing: 'Elige el archivo CSV del banco',
  notCsv: 'El archivo no es un CSV. Descarga los movimientos de tu banco como CSV y súbelo de nuevo.',
  damaged: (line: number) => `El archivo está dañado cerca de la línea ${line}: revisa las comillas.`,
  noHeader: 'No encontramos las columnas fecha, referencia y monto. Revisa que el archivo tenga su fila de títulos.',
  empty: 'El archivo no tiene movimientos recibidos.',
  tooManyRows: (max: number) => `El archivo tiene más de ${max} filas. Divídelo por fechas y súbelo por partes.`,
  tooSlow: 'Leer el archivo toma demasiado tiempo. Divídelo por fechas y súbelo por partes.',
  tooWide: 'El archivo tiene demasiadas columnas o celdas demasiado largas.',
  noUsableRow: 'Ninguna fila tiene fecha, referencia y monto válidos.',
  date: (text: string) => `La fecha «${text}» no es válida`,
  future: (text: string) => `La fecha «${text}» es futura`,
  amount: (text: string) => `El monto «${text}» no es válido`,
  scientific: (text: string) =>
    `La referencia «${text}» perdió dígitos en la hoja de cálculo. Vuelve a descargar el archivo del banco.`,
  reference: 'No tiene referencia',
} as const;
