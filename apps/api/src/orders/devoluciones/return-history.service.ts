import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { NuevaDevolucion } from '@tuerca/contracts/orders/devoluciones/inputs';
import type { DevolucionParty, EstadoDevolucion } from '@tuerca/contracts/orders/devoluciones/states';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions } from '../../platform/database/transactions';
import { OrderRefundsService } from '../orders/order-refunds.service';
import { OrdersService } from '../orders/orders.service';
import type { DevolucionDoc } from './devolucion.schema';
import { DevolucionReembolsada, type StoredDevolucion } from './devoluciones.events';
import { DevolucionesRepository } from './devoluciones.repository';
import { deliveryRefund, toNewDevolucion } from './new-devolucion';
import { toRefund } from './refund';

/** A return as it happened: its steps oldest first, the last one is its state. Nothing of it goes on sale again. */
export interface RecordedReturn extends Pick<NuevaDevolucion, 'lineas' | 'motivo' | 'detalle' | 'reembolso'> {
  cliente: CurrentUser;
  /** The delivered order, by id or number. */
  pedido: string;
  steps: { estado: EstadoDevolucion; fecha: Date; por: DevolucionParty; nota: string | null }[];
  mensajes: { por: 'cliente' | 'tienda'; texto: string; fecha: Date }[];
}

/** Fields that a return has gathered by the end of its steps. */
function outcome({ steps }: RecordedReturn, lineas: DevolucionDoc['lineas']): Partial<DevolucionDoc> {
  const noteOf = (estado: EstadoDevolucion) => steps.find((step) => step.estado === estado)?.nota ?? null;
  const isBack = steps.some(({ estado }) => estado === 'recibida');
  return {
    estado: steps.at(-1)!.estado,
    movida: steps.at(-1)!.fecha,
    historialEstados: steps,
    instrucciones: noteOf('aceptada'),
    motivoRechazo: noteOf('rechazada'),
    condicion: noteOf('recibida'),
    referencia: noteOf('reembolsada')?.replace(/\D/g, '') ?? null,
    recordada: true,
    lineas: isBack ? lineas.map((line) => ({ ...line, vendibles: 0 })) : lineas,
  };
}

/** Stores returns of the past and of the demo as they happened: nobody is told but the ledger of stores. */
@Injectable()
export class ReturnHistoryService {
  constructor(
    private readonly repository: DevolucionesRepository,
    private readonly orders: OrdersService,
    private readonly refunds: OrderRefundsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
  ) {}

  /** Null when units of it are in another return. */
  async record(one: RecordedReturn): Promise<StoredDevolucion | null> {
    const pedido = await this.orders.own(one.cliente, one.pedido);
    const envio = deliveryRefund(pedido, one.motivo);
    const claim = { lines: one.lineas, envio: envio > 0 };
    const estado = one.steps.at(-1)!.estado;
    return this.transactions.run(async (tx) => {
      const place = await this.refunds.claimUnits(pedido, claim, tx);
      if (place === null) return null;
      const draft = toNewDevolucion(pedido, { ...one, fotos: [] }, { place, envio, now: one.steps[0]!.fecha });
      const mensajes = one.mensajes.map((message) => ({ _id: this.repository.newId(), ...message }));
      const doc = await this.repository.insert({ ...draft, ...outcome(one, draft.lineas), mensajes }, tx);
      if (estado === 'rechazada' || estado === 'cancelada') await this.refunds.releaseUnits(pedido, claim, tx);
      if (estado === 'reembolsada') {
        const refund = toRefund(doc);
        await this.refunds.refundUnits(refund.pedidoId, refund, tx);
        await emitInTurn(this.events, DevolucionReembolsada.event, new DevolucionReembolsada(refund, tx));
      }
      return doc;
    });
  }
}
