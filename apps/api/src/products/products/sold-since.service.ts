import { Injectable } from '@nestjs/common';
import { MovementsRepository } from './movements.repository';

/** A product, and when its number was read; null where nobody knows. */
export interface ReadNumber {
  productoId: string;
  leido: Date | null;
}
/** Units that were sold since a moment, less those that came back, and what tells of that moment. */
export interface SoldSince {
  vendidas: number;
  desde: Date;
  segun: 'exportacion' | 'inventario' | 'plazo';
}

/** Sales of products since somebody read their numbers. */
@Injectable()
export class SoldSinceService {
  constructor(private readonly movements: MovementsRepository) {}

  /** By product: since its number was read, else since it was last counted or imported, else since `otherwise`. */
  async of(products: readonly ReadNumber[], otherwise: Date): Promise<Map<string, SoldSince>> {
    const unknown = products.filter(({ leido }) => leido === null).map(({ productoId }) => productoId);
    const counted = await this.movements.lastCounts(unknown);
    const since = products.map(({ productoId, leido }) => {
      const count = counted.get(productoId);
      if (leido) return { productoId, desde: leido, segun: 'exportacion' as const };
      return count
        ? { productoId, desde: count, segun: 'inventario' as const }
        : { productoId, desde: otherwise, segun: 'plazo' as const };
    });
    const taken = await this.movements.takenSince(since);
    return new Map(
      since.map(({ productoId, ...rest }) => [productoId, { ...rest, vendidas: taken.get(productoId) ?? 0 }]),
    );
  }
}
