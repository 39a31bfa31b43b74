import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { PEDIDO, type PedidoDoc } from './order.schema';

/** Orders that end at an office of a courier. */
@Injectable()
export class OfficeOrdersRepository {
  constructor(@InjectModel(PEDIDO) private readonly model: Model<PedidoDoc>) {}

  /** How many orders that are not delivered yet go to an office. */
  countOpen(officeId: string): Promise<number> {
    return this.model
      .countDocuments({ 'formaEnvio.oficina.id': officeId, estado: mongoose.trusted({ $in: OPEN_ESTADOS_PEDIDO }) })
      .exec();
  }

  /** The same for every office that has any. */
  openByOffice(): Promise<{ _id: string; courier: string; cuantos: number }[]> {
    return this.model
      .aggregate<{ _id: string; courier: string; cuantos: number }>([
        { $match: { 'formaEnvio.oficina.id': { $exists: true }, estado: { $in: OPEN_ESTADOS_PEDIDO } } },
        {
          $group: { _id: '$formaEnvio.oficina.id', courier: { $first: '$formaEnvio.via' }, cuantos: { $sum: 1 } },
        },
      ])
      .exec();
  }
}
