import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { ProductoAdminQuery } from '@tuerca/contracts/products/products/admin-schemas';
import { type EstadoProductoAdmin, USUAL_PRICE } from '@tuerca/contracts/products/products/rules';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { LIST_PROJECTION } from './own-product-lists.repository';
import { PRODUCTO, type ProductoDoc } from './product.schema';

/** Filters of the administrators' list. */
export type AdminFilter = Omit<ProductoAdminQuery, 'page' | 'limit' | 'reportado'> & {
  /** Ids of the only products that may be found; undefined when all may. */
  only?: readonly string[];
};

const BATCH = 200;
const IN_STATE: Record<EstadoProductoAdmin, object> = {
  visible: { eliminado: false, visible: true },
  sin_publicar: { eliminado: false, activo: false, oculto: null },
  oculto: { eliminado: false, oculto: { $ne: null } },
  eliminado: { eliminado: true },
};

function toMatch({ q, tienda, categoria, estado, sinFoto, precioRaro, only }: AdminFilter): object {
  const words = listWords(q ?? '');
  return trustFilter({
    ...(estado ? IN_STATE[estado] : { eliminado: false }),
    ...(only && { _id: { $in: [...only] } }),
    ...(tienda && { tiendaId: tienda }),
    ...(categoria && { categoria }),
    ...(words.length && { terminos: { $all: words } }),
    ...(sinFoto && { imagenes: { $size: 0 } }),
    ...(precioRaro && { $or: [{ precio: { $lt: USUAL_PRICE.min } }, { precio: { $gt: USUAL_PRICE.max } }] }),
  });
}

/** Products of all stores, as the administrators look for them and hide them. */
@Injectable()
export class AdminProductsRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  async findPage(filter: AdminFilter, { page, limit }: { page: number; limit: number }) {
    const matching = toMatch(filter);
    const [docs, total] = await Promise.all([
      this.model
        .find(matching, LIST_PROJECTION)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<ProductoDoc[]>()
        .exec(),
      this.model.countDocuments(matching).exec(),
    ]);
    return { docs, total };
  }

  /** All that the filter leaves, in batches; for an export. */
  async *stream(filter: AdminFilter): AsyncGenerator<ProductoDoc> {
    let last: unknown;
    for (;;) {
      const after = last === undefined ? {} : { _id: { $lt: last } };
      const docs = await this.model
        .find(trustFilter({ $and: [toMatch(filter), after] }), LIST_PROJECTION)
        .sort({ _id: -1 })
        .limit(BATCH)
        .lean<ProductoDoc[]>()
        .exec();
      yield* docs;
      if (docs.length < BATCH) return;
      last = docs.at(-1)!._id;
    }
  }

  /** Any product, withdrawn ones too. */
  find(id: string): Promise<ProductoDoc | null> {
    return this.model.findById(id).lean<ProductoDoc>().exec();
  }

  /** Hides what is not hidden; answers it as it was, null when there is none such. */
  hide(id: string, oculto: NonNullable<ProductoDoc['oculto']>, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, eliminado: false, oculto: null },
        { $set: { oculto, visible: false } },
        { returnDocument: 'before', session: tx, timestamps: false },
      )
      .lean<ProductoDoc>()
      .exec();
  }

  /** Lets a hidden one be shown as its store and itself say; answers it as it was, null when there is none such. */
  show(id: string, tx: Tx): Promise<ProductoDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, eliminado: false, oculto: mongoose.trusted({ $ne: null }) },
        [{ $set: { oculto: null, visible: { $and: ['$activo', '$tiendaActiva'] } } }],
        { returnDocument: 'before', session: tx, timestamps: false, updatePipeline: true },
      )
      .lean<ProductoDoc>()
      .exec();
  }
}
