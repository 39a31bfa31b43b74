import { Injectable } from '@nestjs/common';
import {
  NOTICE_CHANNELS,
  type NoticePreferences,
  type NoticePreferencesChange,
} from '@tuerca/contracts/chats/notifications/preferences';
import { NOTIFICATION_TYPES } from '@tuerca/contracts/chats/notifications/rules';
import { AppError } from '../../platform/common/app-error';
import { Changes } from '../../platform/realtime/changes.service';
import type { UsuarioSet } from './user.schema';
import { toNoticePreferences } from './users.mapper';
import { UsersRepository } from './users.repository';

const MASTER = { correo: 'preferencias.notificacionesEmail', push: 'preferencias.notificacionesPush' } as const;

/** Preferences of an account for notices by channel; the master switches are those of a client's settings. */
@Injectable()
export class NoticePreferencesService {
  constructor(
    private readonly repository: UsersRepository,
    private readonly changes: Changes,
  ) {}

  /** Throws NO_ENCONTRADO. */
  async read(userId: string): Promise<NoticePreferences> {
    const account = await this.repository.findById(userId);
    if (!account) throw new AppError('NO_ENCONTRADO');
    return toNoticePreferences(account);
  }

  /** Sets what is named, each switch by its own path, so that two devices at once lose nothing; throws NO_ENCONTRADO. */
  async update(userId: string, { canales, tipos }: NoticePreferencesChange): Promise<NoticePreferences> {
    const set: UsuarioSet = {};
    for (const canal of NOTICE_CHANNELS) {
      const master = canales?.[canal];
      if (master !== undefined) set[MASTER[canal]] = master;
      for (const tipo of NOTIFICATION_TYPES) {
        const one = tipos?.[tipo]?.[canal];
        if (one !== undefined) set[`notificaciones.${tipo}.${canal}`] = one;
      }
    }
    if (!Object.keys(set).length) return this.read(userId);
    const account = await this.repository.update(userId, set);
    if (!account) throw new AppError('NO_ENCONTRADO');
    this.changes.bump('usuarios');
    return toNoticePreferences(account);
  }
}
