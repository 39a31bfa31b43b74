import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { z } from 'zod';
import { BankAdapter, type BankPayment, type BankAnswer } from './bank-adapter';

const TIMEOUT = 8000;
/** Banks that search by the end of the reference need six digits; with fewer, a match proves nothing. */
const DIGITS = 6;

const BankResponse = z.object({
  codigo: z.enum(['verificado', 'no_encontrado', 'monto_distinto', 'referencia_usada', 'datos_invalidos']),
  monto: z.number().optional(),
});

/**
 * The receiving bank over HTTP: POST {BANPLUS_URL}/pagos/consulta with a bearer key and
 * {tipo, referencia, bancoEmisor, bancoReceptor, telefonoPagador, cedulaPagador, telefonoDestino, cuentaDestino, rifDestino, monto, fecha}
 * (monto in Bs. with decimals, fecha YYYY-MM-DD) answers {codigo, monto?}. Anything else is a failure of transport.
 */
export class BanplusBank extends BankAdapter {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {
    super();
  }

  async check(pago: BankPayment): Promise<BankAnswer> {
    if (pago.referencia.length < DIGITS) return { resultado: 'manual' };
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
    if (!res.ok) throw new Error(`Banplus: HTTP ${res.status}`);
    const { codigo, monto } = BankResponse.parse(await res.json());
    const montoRecibido = monto === undefined ? undefined : toCentimos(monto);
    // The amount is ours to judge: a bank that finds the reference may not have compared it.
    const resultado =
      codigo === 'verificado' && montoRecibido !== undefined && montoRecibido !== pago.monto
        ? 'monto_distinto'
        : codigo;
    return { resultado, montoRecibido };
  }
}
