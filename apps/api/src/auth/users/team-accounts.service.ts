import { Injectable } from '@nestjs/common';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { type Cargo, TEAM_ROLES, type TeamRole } from '@tuerca/contracts/kernel/capabilities';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { RowCache } from '../../platform/common/row-cache';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { toUsuario } from './users.mapper';
import { type StoredAccount, UsersRepository } from './users.repository';

/** Role and state of an account, and the business whose team it is in while that business's account is active. */
export interface Powers {
  role: Role;
  activo: boolean;
  nombre: string;
  team?: NonNullable<CurrentUser['team']> & { negocio: string };
}

/** Somebody of a team. */
interface Member {
  id: string;
  cargo: Cargo;
}

/** Bytes that remembered teams may take, and their longest age in milliseconds: other instances without Redis cannot announce their writes. */
const MEMBER_MEMORY = 2 * 1024 * 1024;
const MEMBER_TTL = 15_000;

const isTeamRole = (role: Role): role is TeamRole => (TEAM_ROLES as readonly Role[]).includes(role);

/** Accounts of role staff: what their team lets them do, and how they enter and leave one. */
@Injectable()
export class TeamAccountsService {
  private readonly members = new RowCache<Member[]>({
    maxSize: MEMBER_MEMORY,
    ttl: MEMBER_TTL,
    version: () => this.changes.of('usuarios'),
    read: async (negocios) => {
      const teams = new Map<string, Member[]>(negocios.map((negocio) => [negocio, []]));
      for (const { _id, equipo } of await this.repository.findMembers(negocios))
        if (equipo) teams.get(String(equipo.negocio))?.push({ id: String(_id), cargo: equipo.cargo });
      return teams;
    },
  });

  constructor(
    private readonly repository: UsersRepository,
    private readonly changes: Changes,
  ) {}

  /** The active members of a business's team; of any other account nobody. At most 15 s old where another instance wrote without Redis. */
  async recallMembers(negocio: string): Promise<readonly Member[]> {
    return (await this.members.many([negocio])).get(negocio) ?? [];
  }

  async powersOf(id: string): Promise<Powers | null> {
    const account = await this.repository.findPowers(id);
    if (!account) return null;
    const { role, activo, nombre, equipo } = account;
    const powers = { role, activo, nombre };
    if (role !== 'staff' || !equipo) return powers;
    const owner = await this.repository.findPowers(String(equipo.negocio));
    if (!owner?.activo || !isTeamRole(owner.role)) return powers;
    const team = {
      id: String(owner._id),
      role: owner.role,
      cargo: equipo.cargo,
      negocio: owner.negocio ?? owner.nombre,
    };
    return { ...powers, team };
  }

  /** An account as its owner sees it: of a member with the role that she works in, and her business. */
  async present(account: StoredAccount): Promise<Usuario> {
    const own = toUsuario(account);
    const team = account.role === 'staff' ? (await this.powersOf(own._id))?.team : undefined;
    if (!team) return own;
    const equipo = { negocioId: team.id, negocio: team.negocio, cargo: team.cargo };
    return { ...own, role: team.role, negocio: team.negocio, equipo };
  }

  /** The same by id; throws NO_ENCONTRADO. */
  async profile(id: string): Promise<Usuario> {
    const account = await this.repository.findById(id);
    if (!account) throw new AppError('NO_ENCONTRADO');
    return this.present(account);
  }

  /** Puts a free account of role staff into a team; false when it is in one, or is another kind of account. */
  async join(
    id: string,
    membership: { negocio: string; cargo: Cargo; nombre: string; password: string },
    tx: Tx,
  ): Promise<boolean> {
    const joined = await this.repository.join(id, membership, tx);
    this.changes.bump('usuarios', tx);
    return joined;
  }

  /** Fields with which a new account names its team. */
  membership(negocio: string, cargo: Cargo) {
    return this.repository.membership(negocio, cargo);
  }

  async setCargo(negocio: string, id: string, cargo: Cargo, tx: Tx): Promise<void> {
    await this.repository.setCargo(negocio, id, cargo, tx);
    this.changes.bump('usuarios', tx);
  }

  async leave(negocio: string, id: string, tx: Tx): Promise<void> {
    await this.repository.leave(negocio, id, tx);
    this.changes.bump('usuarios', tx);
  }
}
