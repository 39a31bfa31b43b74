import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { PROFILE_MESSAGES } from '@tuerca/contracts/auth/users/messages';
import type { ProfileChange, Usuario } from '@tuerca/contracts/auth/users/schemas';
import type { ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { Changes } from '../../platform/realtime/changes.service';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { GarajeService } from '../garaje/garaje.service';
import { profileFields } from './profile-fields';
import { TeamAccountsService } from './team-accounts.service';
import { ContactoCambio, NegocioCambio } from './users.events';
import { UsersRepository } from './users.repository';

/** Changes that people make to their own account. */
@Injectable()
export class OwnProfileService {
  constructor(
    private readonly repository: UsersRepository,
    private readonly events: EventEmitter2,
    private readonly changes: Changes,
    private readonly transactions: Transactions,
    private readonly uploads: UploadsService,
    private readonly garaje: GarajeService,
    private readonly teams: TeamAccountsService,
  ) {}

  /**
   * Changes what people may change of their own account. Of a business its public profile changes with it: telephone,
   * address and photo are the ones it shows, and `workshop` or `store` is handed to its domain. A `file` is the new photo,
   * whatever the address says. A client's vehicles go to the garage. Throws NO_ENCONTRADO, ENTRADA_INVALIDA for the profile of
   * a business that the account is not, GARAJE_LLENO, or what `UploadsService.store` throws.
   */
  async update(
    user: CurrentUser,
    { fotoPerfilUrl, ...change }: ProfileChange,
    file?: ReceivedFile,
  ): Promise<Reply<Usuario>> {
    const business = this.ownBusiness(user, change);
    const photo = file ? (await this.uploads.store(user, 'perfil', [file]))[0] : fotoPerfilUrl;
    const doc = await this.transactions.run(async (tx) => {
      const current = await this.repository.findById(user.id);
      if (!current) throw new AppError('NO_ENCONTRADO');
      if (photo !== undefined) await this.replacePhoto(user, photo, tx);
      const { vehiculos, vehiculosCompletos: all = false } = change;
      // A form cannot write an empty list: 'these are all' without any is one.
      if (user.role === 'client' && (vehiculos || all)) await this.garaje.merge(user, { vehiculos, all }, tx);
      const set = profileFields(user, change, current);
      const updated = await this.repository.update(user.id, set, { activo: true }, tx);
      if (!updated) throw new AppError('NO_ENCONTRADO');
      const { telefono, direccion } = set;
      const contact = {
        ...(telefono !== undefined && { telefono }),
        ...(direccion && { direccion }),
        ...(photo !== undefined && { fotoPerfil: photo }),
      };
      if (Object.keys(contact).length)
        await emitInTurn(this.events, ContactoCambio.event, new ContactoCambio(user.id, updated.role, contact, tx));
      if (business) await emitInTurn(this.events, NegocioCambio.event, new NegocioCambio(user, business, tx));
      return updated;
    });
    this.changes.bump('usuarios');
    return reply(await this.teams.present(doc), { message: PROFILE_MESSAGES.updated });
  }

  /** Changes of the caller's business; undefined when there are none. Throws ENTRADA_INVALIDA for a business of the other kind. */
  private ownBusiness({ role }: CurrentUser, { workshop, store }: ProfileChange) {
    const foreign = role !== 'workshop' && workshop ? 'workshop' : role !== 'store' && store ? 'store' : null;
    if (!foreign) return workshop ?? store;
    const mensaje = 'Tu cuenta no tiene este negocio';
    throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: foreign, mensaje }] });
  }

  /** Takes the new photo into use and gives the old one back. */
  private async replacePhoto(user: CurrentUser, photo: string | null, tx: Tx): Promise<void> {
    const before = await this.repository.replacePicture(user.id, photo, tx);
    if (before === photo) return;
    if (photo !== null) await this.uploads.claim(user, 'perfil', photo, 'fotoPerfilUrl', tx);
    if (before) await this.uploads.release(user, [before], tx);
  }
}
