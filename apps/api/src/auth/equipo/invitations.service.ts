import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import {
  INVITATION_DAYS,
  INVITATIONS_PER_ADDRESS,
  INVITATIONS_PER_DAY,
  MAX_INTEGRANTES,
} from '@tuerca/contracts/auth/equipo/limits';
import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import type { AceptarInvitacion, Integrante, Invitacion, NuevoIntegrante } from '@tuerca/contracts/auth/equipo/schemas';
import { CARGO_LABELS } from '@tuerca/contracts/kernel/capabilities';
import { ROLE_HOME } from '@tuerca/contracts/kernel/roles';
import { DAY } from '@tuerca/contracts/kernel/time';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { fingerprint } from '../../platform/common/keys';
import { Environment } from '../../platform/config/environment';
import { isDuplicateKey, takenFields } from '../../platform/database/database-errors';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { MailOutbox } from '../../platform/mail/mail-outbox.service';
import { PasswordsService } from '../auth/passwords.service';
import { SessionsService } from '../auth/sessions.service';
import { DAY_SECONDS, ThrottleService } from '../auth/throttle.service';
import { TeamAccountsService } from '../users/team-accounts.service';
import { type Account, UsersService } from '../users/users.service';
import { IntegranteUnido } from './equipo.events';
import { refuseForeignCargo } from './equipo.policy';
import type { IntegranteDoc } from './integrante.schema';
import { toIntegrante } from './integrantes.mapper';
import { IntegrantesRepository, type InvitationLink } from './integrantes.repository';
import { invitationMail, joinedMail, takenMail } from './mails';

/** Attempts to take a free place when somebody was faster: each round of a race fills one at least. */
const MAX_TRIES = MAX_INTEGRANTES;

/** Invitations to a team: mailed, mailed again, accepted once. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly repository: IntegrantesRepository,
    private readonly users: UsersService,
    private readonly accounts: TeamAccountsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly throttle: ThrottleService,
    private readonly mail: MailOutbox,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

  /** Throws INTEGRANTE_REPETIDO, EQUIPO_LLENO, DEMASIADAS_SOLICITUDES, or ENTRADA_INVALIDA for a position that the business does not have. */
  async invite(user: CurrentUser, body: NuevoIntegrante): Promise<Reply<Integrante>> {
    refuseForeignCargo(user, body.cargo);
    const giveBack = await this.takeQuota(user.id, body.email);
    try {
      const doc = await this.insert(user, body);
      return reply(toIntegrante(doc, this.clock.now()), { message: TEAM_MESSAGES.invited(doc.email) });
    } catch (error) {
      if (error instanceof AppError) await giveBack();
      throw error;
    }
  }

  /** Throws INTEGRANTE_NO_ENCONTRADO, ESTADO_CAMBIO when it was accepted, DEMASIADAS_SOLICITUDES. */
  async resend(user: CurrentUser, id: string): Promise<Reply<Integrante>> {
    const found = await this.repository.findOwn(user.id, id);
    if (!found) throw new AppError('INTEGRANTE_NO_ENCONTRADO');
    if (found.estado !== 'invitado') throw new AppError('ESTADO_CAMBIO');
    await this.takeQuota(user.id, found.email);
    const doc = await this.transactions.run(async (tx) => {
      const { link, send } = await this.prepare(user, found);
      const renewed = await this.repository.renew(user.id, id, link, tx);
      if (!renewed) throw new AppError('ESTADO_CAMBIO');
      await send(tx);
      return renewed;
    });
    return reply(toIntegrante(doc, this.clock.now()), { message: TEAM_MESSAGES.resent(doc.email) });
  }

  /** Returns the content of an invitation's link; throws INVITACION_VENCIDA. */
  async read(token: string): Promise<Invitacion> {
    const { doc, negocio } = await this.find(token);
    const { nombre, email, cargo, vence } = doc;
    return { negocio, nombre, email, cargo, vence: vence!.toISOString() };
  }

  /** Throws INVITACION_VENCIDA for all but the first, CLAVE_COMUN. */
  async accept(token: string, { nombre, password }: AceptarInvitacion): Promise<Reply<null>> {
    this.passwords.check(password);
    // Looked at before hashing: guessed tokens must not cost an argon2 each.
    await this.find(token);
    const hash = await this.passwords.hash(password);
    await this.join(token, nombre, hash, (doc, tx) => this.notifyOwner(doc, tx));
    return reply(null, { message: TEAM_MESSAGES.accepted });
  }

  private async join(
    token: string,
    nombre: string,
    passwordHash: string,
    tell?: (doc: IntegranteDoc, tx: Tx) => Promise<void>,
  ): Promise<void> {
    const { doc } = await this.find(token);
    const known = await this.users.findByEmail(doc.email);
    const usuario = known ? String(known._id) : this.users.newId();
    await this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const accepted = await this.repository.accept(fingerprint(token), { usuario, nombre, now }, tx);
      if (!accepted) throw new AppError('INVITACION_VENCIDA');
      const membership = { negocio: String(accepted.negocio), cargo: accepted.cargo, nombre, password: passwordHash };
      if (known) {
        if (!(await this.accounts.join(usuario, membership, tx))) throw new AppError('INVITACION_VENCIDA');
        await this.sessions.endAll(usuario, 'equipo', tx);
      } else await this.open(usuario, accepted.email, membership, tx);
      await tell?.(accepted, tx);
    });
  }

  /** By mail, whatever she prefers, and in the web: who works in her name must not come in unseen. */
  private async notifyOwner({ _id, negocio, nombre, email, cargo }: IntegranteDoc, tx: Tx): Promise<void> {
    const owner = await this.users.findById(String(negocio));
    if (!owner) return;
    const integrante = { id: String(_id), nombre, email, cargo };
    const page = `${ROLE_HOME[owner.role]}/equipo`;
    await this.mail.send(joinedMail(owner, integrante, this.env.PUBLIC_URL + page), { tx });
    const event = new IntegranteUnido(String(negocio), integrante, page, tx);
    await emitInTurn(this.events, IntegranteUnido.event, event);
  }

  /** Takes a person into a team without mail and with a hash at hand: for demo data. */
  async enroll(negocio: string, person: NuevoIntegrante, passwordHash: string): Promise<void> {
    const lugar = await this.repository.freePlace(negocio);
    if (lugar === null) throw new AppError('EQUIPO_LLENO');
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const link = { huella: fingerprint(token), vence: new Date(now.getTime() + INVITATION_DAYS * DAY) };
    await this.transactions.run((tx) => this.repository.insert({ ...person, negocio, lugar, invitado: now }, link, tx));
    await this.join(token, person.nombre, passwordHash);
  }

  private async open(
    _id: string,
    email: string,
    { negocio, cargo, nombre, password }: Parameters<TeamAccountsService['join']>[1],
    tx: Tx,
  ): Promise<void> {
    try {
      const equipo = this.accounts.membership(negocio, cargo);
      // Whoever opened the mailed link owns the address.
      await this.users.create(
        { _id, role: 'staff', nombre, email, password, telefono: '', emailVerificado: true, equipo },
        tx,
      );
    } catch (error) {
      // The address was registered after it was invited.
      if (error instanceof AppError && error.code === 'CORREO_EN_USO') throw new AppError('INVITACION_VENCIDA');
      throw error;
    }
  }

  private async insert(user: CurrentUser, body: NuevoIntegrante): Promise<IntegranteDoc> {
    for (let tries = 0; ; tries++) {
      const lugar = await this.repository.freePlace(user.id);
      if (lugar === null) throw new AppError('EQUIPO_LLENO');
      const { link, send } = await this.prepare(user, body);
      try {
        return await this.transactions.run(async (tx) => {
          const invitation = { ...body, negocio: user.id, lugar, invitado: this.clock.now() };
          const doc = await this.repository.insert(invitation, link, tx);
          await send(tx);
          return doc;
        });
      } catch (error) {
        if (takenFields(error).includes('email')) throw new AppError('INTEGRANTE_REPETIDO');
        if (!isDuplicateKey(error) || tries >= MAX_TRIES) throw error;
      }
    }
  }

  /** The link, and what mails it. An address that has an account of another kind, or works elsewhere, gets a mail without one. */
  private async prepare(user: CurrentUser, { email, cargo }: NuevoIntegrante) {
    const [card, known] = await Promise.all([this.users.findCard(user.id), this.users.findByEmail(email)]);
    const negocio = card?.nombreVisible ?? '';
    const vence = new Date(this.clock.now().getTime() + INVITATION_DAYS * DAY);
    const base = this.env.PUBLIC_URL;
    if (known && !isFree(known)) {
      const send = (tx: Tx) => this.mail.send(takenMail(email, negocio, base), { tx });
      return { link: { vence } satisfies InvitationLink, send };
    }
    const token = randomBytes(32).toString('base64url');
    const mail = invitationMail(email, negocio, CARGO_LABELS[cargo], `${base}/invitacion/${token}`);
    const send = (tx: Tx) => this.mail.send(mail, { tx, lifetime: INVITATION_DAYS * DAY });
    return { link: { huella: fingerprint(token), vence } satisfies InvitationLink, send };
  }

  private async find(token: string): Promise<{ doc: IntegranteDoc; negocio: string }> {
    const doc = await this.repository.findInvited(fingerprint(token), this.clock.now());
    const owner = doc && (await this.users.findCard(String(doc.negocio)));
    if (!doc || !owner?.activo) throw new AppError('INVITACION_VENCIDA');
    return { doc, negocio: owner.nombreVisible };
  }

  private takeQuota(negocio: string, email: string): Promise<() => Promise<void>> {
    return this.throttle.take([
      { key: `equipo:${negocio}`, max: INVITATIONS_PER_DAY, windowSeconds: DAY_SECONDS },
      { key: `equipo-a:${email}`, max: INVITATIONS_PER_ADDRESS, windowSeconds: DAY_SECONDS },
    ]);
  }
}

/** An account that once worked in a team, and does not now. */
const isFree = ({ role, equipo, activo }: Account): boolean => role === 'staff' && activo && !equipo;
