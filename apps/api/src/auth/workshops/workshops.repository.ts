import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NegocioRepository } from '../negocios/negocio.repository';
import { TALLER, type TallerDoc } from './workshop.schema';

@Injectable()
export class WorkshopsRepository extends NegocioRepository<TallerDoc> {
  constructor(@InjectModel(TALLER) model: Model<TallerDoc>) {
    super(model, { orden: { valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 }, rubros: 'especialidades' });
  }
}
