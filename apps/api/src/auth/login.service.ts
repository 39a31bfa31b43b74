import { Injectable } from '@nestjs/common';
import type { Credenciales } from '@tuerca/contracts/auth/schemas';
import type { z } from 'zod';
import { AppError } from '../platform/common/app-error';
import { Environment } from '../platform/config/environment';
import { type Cuenta, UsersService } from '../users/users.service';
import { deriveKey, mac, sameText } from '../platform/common/keys';
import { PasswordsService } from './passwords.service';
import { type Abierta, SessionsService } from './sessions.service';
import { type Cupo, DIA_S, HORA, ThrottleService } from './throttle.service';

export interface Visita {
  ip: string;
  agente: string;
  /** Value of the known-device cookie, if there is one. */
  dispositivo?: string;
}

/** Signing in. Failures are counted per account and per address before the password is looked at; a success gives them back. */
@Injectable()
export class LoginService {
  private readonly claveDispositivo: Buffer;

  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly throttle: ThrottleService,
    env: Environment,
  ) {
    this.claveDispositivo = deriveKey(env.JWT_SECRET, 'known-device');
  }

  /** Throws CREDENCIALES alike for unknown, wrong and inactive; DEMASIADAS_SOLICITUDES after 30 failures an hour. */
  async login(
    { email, password }: z.output<typeof Credenciales>,
    visita: Visita,
  ): Promise<{ cuenta: Cuenta; abierta: Abierta; dispositivo: string }> {
    const devolver = await this.throttle.take(this.quotas(email, visita));
    const cuenta = await this.users.findWithPassword({ email });
    const coincide = await this.passwords.verify(cuenta?.password, password).catch(async (error: unknown) => {
      await devolver();
      throw error;
    });
    if (!cuenta || !coincide || !cuenta.activo) throw new AppError('CREDENCIALES');
    await devolver();
    const abierta = await this.sessions.open({ id: String(cuenta._id), role: cuenta.role }, visita.agente);
    return { cuenta, abierta, dispositivo: this.deviceFor(email) };
  }

  /** A device that has signed in to this account before has a quota of its own: strangers cannot lock its owner out. */
  private quotas(email: string, { ip, dispositivo }: Visita): Cupo[] {
    const conocido = dispositivo !== undefined && sameText(dispositivo, this.deviceFor(email));
    if (conocido) return [{ clave: `dispositivo:${email}:${ip}`, max: 30, ventana: HORA }];
    return [
      { clave: `ip:${ip}`, max: 50, ventana: HORA },
      { clave: `cuenta:${email}`, max: 30, ventana: HORA },
      { clave: `cuenta:${email}`, max: 100, ventana: DIA_S },
    ];
  }

  private deviceFor(email: string): string {
    return mac(this.claveDispositivo, email);
  }
}
