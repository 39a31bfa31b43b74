import { z } from 'zod';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { BankAdapter, type BankAnswer, BankFailure, type BankPayment, MIN_REFERENCE_DIGITS } from './bank-adapter';

const TIMEOUT = 8000;
/** Longest answer that is read, in characters: it is kept as it came. */
const MAX_ANSWER = 8192;

const BankResponse = z.object({
  codigo: z.enum(['verificado', 'no_encontrado', 'monto_distinto', 'referencia_usada', 'datos_invalidos']),
  monto: z.number().optional(),
  /** The movement that it found; a bank may leave it out. */
  bancoEmisor: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  fecha: z.iso.date().optional(),
  referencia: z
    .string()
    .regex(/^\d{4,20}$/)
    .optional(),
});

/**
 * The receiving bank over HTTP: POST {BANPLUS_URL}/pagos/consulta with a bearer key and
 * {tipo, referencia, bancoEmisor, bancoReceptor, telefonoPagador, cedulaPagador, telefonoDestino, cuentaDestino, rifDestino, monto, fecha}
 * (monto in Bs. with decimals, fecha YYYY-MM-DD) answers {codigo, monto?, bancoEmisor?, fecha?, referencia?}, the last three of
 * the movement as the bank has it. Anything else is a failure of transport.
 */
export class BanplusBank extends BankAdapter {
  readonly name = 'banplus';

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {
    super();
  }

  async check(pago: BankPayment): Promise<BankAnswer> {
    if (pago.referencia.length < MIN_REFERENCE_DIGITS) return { resultado: 'manual' };
    const res = await fetch(`${this.url.replace(/\/$/, '')}/pagos/consulta`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        tipo: pago.metodoPago,
        referencia: pago.referencia,
        bancoEmisor: pago.bancoEmisor,
        bancoReceptor: pago.bancoReceptor,
        telefonoPagador: pago.telefonoPagador.replace('+', ''),
        cedulaPagador: pago.cedulaPagador.replace('-', ''),
        telefonoDestino: pago.destinatario.telefono.replace('+', ''),
        cuentaDestino: pago.destinatario.cuenta,
        rifDestino: pago.destinatario.rif,
        monto: toMonto(pago.monto),
        fecha: pago.fechaPago,
      }),
    });
    const raw = `HTTP ${res.status} ${(await res.text()).slice(0, MAX_ANSWER)}`;
    if (!res.ok) throw new BankFailure(`Banplus: HTTP ${res.status}`, raw);
    const { codigo, monto, bancoEmisor, fecha, referencia } = parseAnswer(raw);
    const montoRecibido = monto === undefined ? undefined : toCentimos(monto);
    // The amount is ours to judge: a bank that finds the reference may not have compared it.
    const resultado =
      codigo === 'verificado' && montoRecibido !== undefined && montoRecibido !== pago.monto
        ? 'monto_distinto'
        : codigo;
    const movimiento = bancoEmisor && fecha && referencia ? { bancoEmisor, fecha, referencia } : undefined;
    return { resultado, montoRecibido, movimiento, raw };
  }
}

function parseAnswer(raw: string): z.output<typeof BankResponse> {
  try {
    return BankResponse.parse(JSON.parse(raw.slice(raw.indexOf(' ', 'HTTP '.length) + 1)));
  } catch {
    throw new BankFailure('Banplus: the answer cannot be read', raw);
  }
}
