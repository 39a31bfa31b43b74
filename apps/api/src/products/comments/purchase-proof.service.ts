import { Injectable } from '@nestjs/common';

/** Thing that somebody wants to review: one of the four ids is there. */
export interface ObjetivoCompra {
  tiendaId?: string;
  tallerId?: string;
  productoId?: string;
  servicioId?: string;
}

/** Answers true when the client received the product or had the service done. */
type Check = (clienteId: string, id: string) => Promise<boolean>;

/** Says whether a delivered order or a completed appointment stands behind a review; orders and citas register their answers. */
@Injectable()
export class PurchaseProof {
  private readonly checks = new Map<string, Check>();

  /** Called once for each kind, when the domain that answers starts. */
  register(kind: keyof ObjetivoCompra, check: Check): void {
    this.checks.set(kind, check);
  }

  /** Asked when the review is written. */
  async hasDelivered(clienteId: string, compra: ObjetivoCompra): Promise<boolean> {
    for (const [kind, id] of Object.entries(compra)) {
      const check = this.checks.get(kind);
      if (!check) throw new Error(`nobody registered a proof for ${kind}`);
      if (id && (await check(clienteId, id))) return true;
    }
    return false;
  }
}
