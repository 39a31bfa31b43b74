import { Injectable } from '@nestjs/common';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { type AgreedPrices, approvedPrice, priceVerdict } from '@tuerca/contracts/citas/citas/price';
import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import { formatUsd, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import { ApprovedLabour } from './approved-labour.service';
import type { StoredCita } from './citas.service';

/** A price that somebody sets, with the end of the work that it may come with; `precio` in cents. */
export interface WantedPrice {
  precio: number;
  motivo: string | null;
  garantia?: StoredCita['garantia'];
  kilometraje?: number | null;
}
/** The fields of a price that stands, or of one that waits for the owner. */
export type Priced = Partial<
  Pick<StoredCita, 'precioFinal' | 'precioAprobado' | 'motivoPrecio' | 'precioPropuesto' | 'precioFinalBs'>
>;

/** A price waits for the owner only while the work lasts: before, it is not yet a member's to say. */
const WORKED_ON: readonly EstadoCita[] = ['en_proceso', 'pausada'];

/** The price of a call of the work, in cents; undefined when it sets none. */
export const wantedPrice = (precioFinal: number | undefined, motivo: string | null): WantedPrice | undefined =>
  precioFinal === undefined ? undefined : { precio: toCentimos(precioFinal), motivo };

/** Decides by the one rule of contracts what becomes of a price, whichever call sets it. */
@Injectable()
export class PricesService {
  constructor(
    private readonly labour: ApprovedLabour,
    private readonly clock: Clock,
  ) {}

  /** The fields to write; throws PRECIO_SIN_MOTIVO with both figures, CARGO_NO_PERMITE where it cannot even be proposed. */
  async decide(user: CurrentUser, doc: StoredCita, wanted: WantedPrice, tx?: Tx): Promise<Priced> {
    const { precio } = wanted;
    const agreed = await this.agreed(doc, tx);
    const aprobado = approvedPrice(agreed);
    const motivo = wanted.motivo ?? (precio === doc.precioFinal ? (doc.motivoPrecio ?? null) : null);
    const verdict = priceVerdict(precio, agreed, { cargo: user.actor?.cargo, motivo });
    if (verdict === 'sin_motivo') {
      const mensaje = CITA_MESSAGES.aboveApproved(formatUsd(precio), formatUsd(aprobado));
      throw new AppError('PRECIO_SIN_MOTIVO', { message: mensaje, errors: [{ campo: 'motivoPrecio', mensaje }] });
    }
    if (verdict === 'fija')
      return {
        precioFinal: precio,
        precioAprobado: aprobado,
        motivoPrecio: precio > aprobado ? motivo : null,
        precioPropuesto: null,
      };
    if (!WORKED_ON.includes(doc.estado)) throw new AppError('CARGO_NO_PERMITE');
    const { garantia = null, kilometraje = null } = wanted;
    return {
      precioPropuesto: { precio, motivo, garantia, kilometraje, fecha: this.clock.now(), autor: authorOf(user) },
    };
  }

  /** The price of an appointment that nobody else may set: the one that stands, else the approved or the listed one. */
  async due(
    doc: StoredCita,
    tx: Tx,
  ): Promise<{ precioFinal: number; precioAprobado: number; motivoPrecio: string | null; precioPropuesto: null }> {
    const precioAprobado = approvedPrice(await this.agreed(doc, tx));
    const precioFinal = doc.precioFinal ?? precioAprobado;
    const motivoPrecio = precioFinal > precioAprobado ? (doc.motivoPrecio ?? null) : null;
    return { precioFinal, precioAprobado, motivoPrecio, precioPropuesto: null };
  }

  private async agreed({ _id, precioEstimado, precioFinal }: StoredCita, tx?: Tx): Promise<AgreedPrices> {
    return { listado: precioEstimado, manoObra: await this.labour.of(String(_id), tx), puesto: precioFinal };
  }
}
