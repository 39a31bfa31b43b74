import { Injectable } from '@nestjs/common';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { REUSED_SESSION } from '@tuerca/contracts/auth/auth/security-messages';
import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { PRICE_UNDO_HOURS } from '@tuerca/contracts/products/products/price-change';
import { ClaveCambiada, EntradaDesconocida, SegundoFactorCambio, SesionReusada } from '../../auth/auth/auth.events';
import { IntegranteUnido } from '../../auth/equipo/equipo.events';
import { Clock } from '../../platform/common/clock';
import { InTransaction } from '../../platform/common/in-transaction';
import type { Tx } from '../../platform/database/transactions';
import { ImportacionTerminada } from '../../products/product-imports/product-imports.events';
import { CambioPreciosTerminado } from '../../products/products/products.events';
import { type Notice, NotificationsService } from './notifications.service';

/** Path on which everybody sees her open sessions. */
const SECURITY = '/perfil#seguridad';
/** Path on which each role changes its password. */
const SETTINGS: Partial<Record<Role, string>> = {
  client: '/cliente/configuracion',
  store: '/tienda/configuracion',
  workshop: '/taller/configuracion',
};

/** Tells an account what became of its own affairs: its password, its team, a store's imports and prices. */
@Injectable()
export class AccountNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** The mail is auth's own: it may not be switched off. */
  @InTransaction(ClaveCambiada)
  onPassword({ userId, role, tx }: ClaveCambiada): Promise<void> {
    return this.tell(tx, {
      usuarioId: userId,
      clave: `${ClaveCambiada.event}:${this.clock.now().getTime()}`,
      ruta: SETTINGS[role] ?? null,
      titulo: 'Tu contraseña cambió',
      mensaje: 'Si no fuiste tú, recupera tu cuenta desde «¿Olvidaste tu contraseña?».',
    });
  }

  /** As above, the mail is auth's own. */
  @InTransaction(SegundoFactorCambio)
  onSecondFactor({ userId, activo, porAdmin, tx }: SegundoFactorCambio): Promise<void> {
    const mensaje = activo
      ? 'Al iniciar sesión te pediremos también un código de tu aplicación.'
      : porAdmin
        ? 'La quitó un administrador de Tuerca. Si no lo pediste, cambia tu contraseña y escríbenos.'
        : 'Desde ahora inicias sesión solo con tu contraseña. Si no fuiste tú, cambia tu contraseña.';
    return this.tell(tx, {
      usuarioId: userId,
      clave: `${SegundoFactorCambio.event}:${this.clock.now().getTime()}`,
      ruta: SECURITY,
      titulo: activo ? AUTH_MESSAGES.factorOn : AUTH_MESSAGES.factorOff,
      mensaje,
    });
  }

  /** As above, the mail is auth's own. */
  @InTransaction(EntradaDesconocida)
  onStrangeDevice({ userId, dispositivo, tx }: EntradaDesconocida): Promise<void> {
    return this.tell(tx, {
      usuarioId: userId,
      clave: `${EntradaDesconocida.event}:${this.clock.now().getTime()}`,
      ruta: SECURITY,
      titulo: AUTH_MESSAGES.newDevice,
      mensaje: `${dispositivo}. Si no fuiste tú, cierra esa sesión y cambia tu contraseña.`,
    });
  }

  /** As above, the mail is auth's own. */
  @InTransaction(SesionReusada)
  onReused({ userId, sid, dispositivo, tx }: SesionReusada): Promise<void> {
    return this.tell(tx, {
      usuarioId: userId,
      clave: `${SesionReusada.event}:${sid}`,
      ruta: SECURITY,
      titulo: REUSED_SESSION.title,
      mensaje: `${REUSED_SESSION.happened(dispositivo)} ${REUSED_SESSION.next}`,
    });
  }

  /** To the owner; the mail is equipo's own and may not be switched off. */
  @InTransaction(IntegranteUnido)
  onJoined({ negocioId, integrante, ruta, tx }: IntegranteUnido): Promise<void> {
    return this.tell(tx, {
      usuarioId: negocioId,
      clave: `${IntegranteUnido.event}:${integrante.id}`,
      ruta,
      titulo: TEAM_MESSAGES.joinedTitle,
      mensaje: `${TEAM_MESSAGES.joined(integrante)} ${TEAM_MESSAGES.notInvited}`,
    });
  }

  @InTransaction(ImportacionTerminada)
  onImport({ importacionId, tiendaId, estado, filas, tx }: ImportacionTerminada): Promise<void> {
    const products = filas === 1 ? '1 producto' : `${filas} productos`;
    const words =
      estado === 'aplicada'
        ? { titulo: 'Importación lista', mensaje: `Guardamos ${products} de tu archivo en tu inventario.` }
        : {
            titulo: 'La importación falló',
            mensaje: 'No pudimos guardar tu archivo y dejamos tu inventario como estaba. Intenta nuevamente.',
          };
    return this.notifications.notifyOne(tx, {
      ...words,
      usuarioId: tiendaId,
      correo: true,
      tipo: 'sistema',
      capacidad: 'inventario',
      clave: `${ImportacionTerminada.event}:${importacionId}`,
      ruta: '/tienda/lista/productos',
    });
  }

  /** To the owner alone, whose the prices are. */
  @InTransaction(CambioPreciosTerminado)
  onPrices({ cambioId, tiendaId, cambiados, omitidos, tx }: CambioPreciosTerminado): Promise<void> {
    const left = omitidos
      ? ` ${omitidos === 1 ? 'Otro cambió' : `Otros ${omitidos} cambiaron`} mientras tanto y ${omitidos === 1 ? 'conservó' : 'conservaron'} su precio.`
      : '';
    return this.tell(tx, {
      usuarioId: tiendaId,
      clave: `${CambioPreciosTerminado.event}:${cambioId}`,
      ruta: '/tienda/lista/productos/precios',
      titulo: 'Precios cambiados',
      mensaje: `Cambiamos el precio de ${cambiados === 1 ? '1 producto' : `${cambiados} productos`}.${left} Puedes deshacerlo durante ${PRICE_UNDO_HOURS} horas.`,
    });
  }

  /** Sends a notice about the account itself, which no position of a team receives. */
  private tell(tx: Tx, notice: Omit<Notice, 'tipo'>): Promise<void> {
    return this.notifications.notifyOne(tx, { ...notice, tipo: 'sistema' });
  }
}
