import { Injectable } from '@nestjs/common';
import { PAYMENT_METHOD_MESSAGES } from '@tuerca/contracts/payments/payment-methods/messages';
import type { MetodoPago, NuevoMetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { CatalogoHolders, type Replacement } from '../../platform/catalogos/catalogo-holders.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { toMetodosPago } from './payment-methods.mapper';
import { PaymentMethodsRepository } from './payment-methods.repository';
import type { MetodosPagoDoc } from './payment-methods.schema';

/** Clients whose methods are rewritten at once for a change of the banks' list. */
const BATCH = 100;

const toWritten = ({ predeterminado, ...fields }: NuevoMetodoPago) => ({ fields, predeterminado });

/** The Pago Móvil accounts from which a client pays; every change answers all of them. */
@Injectable()
export class PaymentMethodsService {
  constructor(
    private readonly repository: PaymentMethodsRepository,
    holders: CatalogoHolders,
  ) {
    // Methods store the bank's name; payments store its code.
    holders.register({
      uso: 'metodosPago',
      listas: ['bancos'],
      count: ({ nombre }) => repository.countBank(nombre),
      values: () => repository.bankValues(),
      rewrite: (change) => this.rewrite(change),
    });
  }

  /** Forgets the methods of an account that is deleted. */
  forget(userId: string, tx: Tx): Promise<void> {
    return this.repository.forget(userId, tx);
  }

  async list({ id }: CurrentUser): Promise<MetodoPago[]> {
    return toMetodosPago(await this.repository.find(id));
  }

  /** Throws NO_ENCONTRADO. */
  async get(user: CurrentUser, id: string): Promise<MetodoPago> {
    const metodo = (await this.list(user)).find(({ _id }) => _id === id);
    if (!metodo) throw new AppError('NO_ENCONTRADO');
    return metodo;
  }

  /** Throws METODO_PAGO_REPETIDO or METODOS_PAGO_LLENO. */
  async create(user: CurrentUser, body: NuevoMetodoPago): Promise<Reply<MetodoPago[]>> {
    const written = toWritten(body);
    let doc = await this.repository.add(user.id, written);
    if (!doc) {
      // There already, full, or the client's first.
      await this.repository.ensure(user.id);
      doc = await this.repository.add(user.id, written);
    }
    if (!doc) throw new AppError((await this.has(user, body)) ? 'METODO_PAGO_REPETIDO' : 'METODOS_PAGO_LLENO');
    return reply(toMetodosPago(doc), { message: PAYMENT_METHOD_MESSAGES.created });
  }

  /** Throws NO_ENCONTRADO or METODO_PAGO_REPETIDO. */
  async update(user: CurrentUser, id: string, body: NuevoMetodoPago): Promise<Reply<MetodoPago[]>> {
    const doc = await this.repository.update(user.id, id, toWritten(body));
    if (!doc) {
      await this.get(user, id);
      throw new AppError('METODO_PAGO_REPETIDO');
    }
    return reply(toMetodosPago(doc), { message: PAYMENT_METHOD_MESSAGES.updated });
  }

  /** Throws NO_ENCONTRADO. */
  async remove(user: CurrentUser, id: string): Promise<Reply<MetodoPago[]>> {
    return this.changed(await this.repository.remove(user.id, id), PAYMENT_METHOD_MESSAGES.removed);
  }

  /** Throws NO_ENCONTRADO. */
  async makeDefault(user: CurrentUser, id: string): Promise<Reply<MetodoPago[]>> {
    return this.changed(await this.repository.makeDefault(user.id, id), PAYMENT_METHOD_MESSAGES.defaultChanged);
  }

  /** A method that becomes the same as another of its client goes: both name one account. */
  private async *rewrite({ antes, despues }: Replacement): AsyncIterable<number> {
    for (let docs; (docs = await this.repository.findWithBank(antes.nombre, BATCH)).length;) {
      let count = 0;
      for (const { _id: client, metodos } of docs)
        for (const { _id, ...fields } of metodos.filter(({ nombreBanco }) => nombreBanco === antes.nombre)) {
          const [clienteId, id] = [String(client), String(_id)];
          const written = { fields: { ...fields, nombreBanco: despues.nombre }, predeterminado: false };
          if (!(await this.repository.update(clienteId, id, written))) await this.repository.remove(clienteId, id);
          count++;
        }
      yield count;
    }
  }

  private changed(doc: MetodosPagoDoc | null, message: string): Reply<MetodoPago[]> {
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return reply(toMetodosPago(doc), { message });
  }

  private async has(user: CurrentUser, { nombreBanco, cedula, telefono }: NuevoMetodoPago): Promise<boolean> {
    const methods = await this.list(user);
    return methods.some((m) => m.nombreBanco === nombreBanco && m.cedula === cedula && m.telefono === telefono);
  }
}
