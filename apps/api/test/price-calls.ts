import mongoose from 'mongoose';
import { products } from '@tuerca/contracts/products/products/endpoints';
import type { Actor } from './actors';
import { call, type Harness } from './harness';

/** All prices up by a tenth. */
export const rise = { cambio: { tipo: 'porcentaje', valor: 10, redondeo: 0 } };

/** A store's calls on the prices of many products, and the stored results. */
export function priceCalls(harness: () => Harness, store: () => Actor) {
  const send = (method: string, path: string, body?: unknown, { token } = store()) =>
    call(harness().base, method, `/api/products${path}`, { token, body });
  const create = async (more: object = {}) => {
    const form = { nombre: 'Filtro de aceite', precio: 10, categoria: 'Filtros', stock: 8, ...more };
    return (await send('POST', '', form)).body.data._id as string;
  };
  const preview = async (body: object = rise) => {
    const answer = await send('POST', '/mine/precios/vista', body);
    expect([answer.status, answer.body.message]).toEqual([200, answer.body.message]);
    return products.previewPrices.response.parse(answer.body.data);
  };
  return {
    send,
    create,
    preview,
    /** Copies of one product, as the schema stored it. */
    async seed(count: number) {
      const all = harness().db.collection('productos');
      const first = await all.findOne({ _id: new mongoose.Types.ObjectId(await create()) });
      await all.insertMany(
        Array.from({ length: count - 1 }, (_, i) => ({ ...first, _id: new mongoose.Types.ObjectId(), precio: 11 + i })),
      );
    },
    async stored() {
      const tiendaId = new mongoose.Types.ObjectId(store().user._id);
      const docs = await harness().db.collection('productos').find({ tiendaId }).sort({ _id: 1 }).toArray();
      return docs.map(({ _id, precio, precioFinalCentavos }) => ({ id: String(_id), precio, precioFinalCentavos }));
    },
    apply: async (body: object = rise) =>
      send('POST', '/mine/precios', { ...body, huella: (await preview(body)).huella }),
    undo: (id: string, actor = store()) => send('POST', `/mine/precios/${id}/deshacer`, undefined, actor),
    history: async () => products.priceChanges.response.parse((await send('GET', '/mine/precios')).body.data),
  };
}
