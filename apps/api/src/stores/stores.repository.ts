import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NegocioRepository } from '../negocios/negocio.repository';
import { TIENDA, type TiendaDoc } from './store.schema';

@Injectable()
export class StoresRepository extends NegocioRepository<TiendaDoc> {
  constructor(@InjectModel(TIENDA) model: Model<TiendaDoc>) {
    super(model, {
      orden: { destacado: -1, valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 },
      rubros: 'categorias',
    });
  }
}
