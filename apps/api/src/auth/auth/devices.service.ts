import { Injectable } from '@nestjs/common';
import type { OpenSession } from '@tuerca/contracts/auth/auth/security-schemas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { AuthRepository } from './auth.repository';
import { deviceName } from './device-name';
import { SessionsService } from './sessions.service';

/** Most devices that are listed; the latest used come first. */
const MAX_LISTED = 50;

/** The devices on which a person is signed in, as she sees and ends them. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  async list({ id, sid }: CurrentUser): Promise<OpenSession[]> {
    const docs = await this.repository.findOpen(id, this.clock.now(), MAX_LISTED);
    return docs.map(({ _id, agente, creada, rotada }) => ({
      _id,
      dispositivo: deviceName(agente),
      creada: creada.toISOString(),
      ultimoUso: rotada.toISOString(),
      actual: _id === sid,
    }));
  }

  /** Ends one of the caller's sessions; throws NO_ENCONTRADO for somebody else's and for what has ended. */
  async end({ id }: CurrentUser, sid: string): Promise<void> {
    if (!(await this.sessions.revokeOwn(id, sid, 'cerrada'))) throw new AppError('NO_ENCONTRADO');
  }

  endOthers({ id, sid }: CurrentUser): Promise<void> {
    return this.sessions.revokeAll(id, 'cerrada', { except: sid });
  }
}
