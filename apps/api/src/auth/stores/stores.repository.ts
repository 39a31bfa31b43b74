import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { $exists, $size } from '../../platform/database/operators';
import { NegocioRepository } from '../negocios/negocio.repository';
import { TIENDA, type TiendaDoc } from './store.schema';

@Injectable()
export class StoresRepository extends NegocioRepository<TiendaDoc> {
  constructor(@InjectModel(TIENDA) private readonly stores: Model<TiendaDoc>) {
    super(stores, {
      orden: { destacado: -1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 },
      rubros: 'categorias',
    });
  }

  /** Active stores that neither send by the platform's tariff nor by ways of their own. */
  async findPickUpOnlyIds(): Promise<string[]> {
    const none = $size(0);
    const docs = await this.stores
      .find({ 'entrega.tarifa': 'propia', 'entrega.zonas': none, 'entrega.servicios': none, activo: true }, { _id: 1 })
      .lean()
      .exec();
    return docs.map(({ _id }) => String(_id));
  }

  /** Active stores that deliver by themselves and use no courier: few of many, since all others reach every place. */
  findSendingByThemselves(): Promise<Pick<TiendaDoc, '_id' | 'entrega' | 'direccion'>[]> {
    return this.stores
      .find(
        { 'entrega.tarifa': 'propia', 'entrega.servicios.0': $exists(false), activo: true },
        { entrega: 1, 'direccion.ciudad': 1, 'direccion.estado': 1 },
      )
      .lean<Pick<TiendaDoc, '_id' | 'entrega' | 'direccion'>[]>()
      .exec();
  }
}
