import { Injectable } from '@nestjs/common';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import {
  type CatalogoHolder,
  CatalogoHolders,
  type Replacement,
  type StoredValue,
  type ValueCount,
} from '../../platform/catalogos/catalogo-holders.service';
import { PaymentMethodsRepository } from './payment-methods.repository';

const BATCH = 100;

/** The banks of saved payment methods, which store them by name; payments store the code. */
@Injectable()
export class BankCatalogos implements CatalogoHolder {
  readonly uso = 'metodosPago';
  readonly listas: readonly Lista[] = ['bancos'];

  constructor(
    holders: CatalogoHolders,
    private readonly repository: PaymentMethodsRepository,
  ) {
    holders.register(this);
  }

  count(_lista: Lista, { nombre }: StoredValue): Promise<number> {
    return this.repository.countBank(nombre);
  }

  values(): Promise<ValueCount[]> {
    return this.repository.bankValues();
  }

  /** A method that becomes the same as another of its client goes: both name one account. */
  async *rewrite({ antes, despues }: Replacement): AsyncIterable<number> {
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
}
