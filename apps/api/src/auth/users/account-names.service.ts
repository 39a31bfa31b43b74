import { Injectable } from '@nestjs/common';
import type { Actor } from '@tuerca/contracts/platform/audit/schemas';
import { ActorNames } from '../../platform/audit/actor-names.service';
import { UsersService } from './users.service';

/** Names of accounts for the audit log, which knows nothing of accounts itself. */
@Injectable()
export class AccountNamesService extends ActorNames {
  constructor(private readonly users: UsersService) {
    super();
  }

  async find(ids: string[]): Promise<Map<string, string>> {
    const cards = await this.users.findCards(ids);
    return new Map([...cards.values()].map(({ id, nombreVisible }) => [id, nombreVisible]));
  }

  async admins(): Promise<Actor[]> {
    const names = await this.find(await this.users.findIdsByRole('admin'));
    return [...names].map(([id, nombre]) => ({ id, nombre })).sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  }
}
