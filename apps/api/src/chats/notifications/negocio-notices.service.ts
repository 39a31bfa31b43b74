import { Injectable } from '@nestjs/common';
import { NEGOCIO_MESSAGES } from '@tuerca/contracts/auth/negocios/messages';
import type { PasoNegocio } from '@tuerca/contracts/auth/negocios/review-states';
import { formatPercent } from '@tuerca/contracts/kernel/intl-format';
import { truncate } from '@tuerca/contracts/kernel/text';
import { NegocioDecidido, NegocioPorRevisar, type NegocioRef } from '../../auth/negocios/negocios.events';
import { InTransaction } from '../../platform/common/in-transaction';
import { CampanaMovida } from '../../products/campaigns/campaigns.events';
import { ProductoAdministrado } from '../../products/products/products.events';
import { NotificationsService } from './notifications.service';

const QUOTED = 300;
const HOME = { tienda: '/tienda', taller: '/taller' } as const;
const OFFICE = { tienda: '/admin/tiendas', taller: '/admin/talleres' } as const;
const PRODUCT_TITLES: Record<ProductoAdministrado['que'], string> = {
  creado: 'La administración agregó un producto a tu tienda',
  editado: 'La administración editó un producto tuyo',
  ocultado: 'La administración ocultó un producto tuyo',
  mostrado: 'Tu producto vuelve a mostrarse',
  eliminado: 'La administración eliminó un producto tuyo',
};
const own = ({ tipo }: NegocioRef) => (tipo === 'tienda' ? 'Tu tienda' : 'Tu taller');
const ending = ({ tipo }: NegocioRef) => (tipo === 'tienda' ? 'a' : 'o');

/** Notice to its owner about a step; null when it is no news to her. */
function textOf(negocio: NegocioRef, paso: PasoNegocio, motivo: string | null) {
  const [who, o] = [own(negocio), ending(negocio)];
  const why = motivo ? ` ${truncate(motivo, QUOTED)}` : '';
  switch (paso) {
    case 'aprobada':
      return {
        titulo: `${who} está aprobad${o}`,
        mensaje: `«${negocio.nombre}» ya aparece en el sitio y puede recibir ${negocio.tipo === 'tienda' ? 'compras' : 'citas'}.`,
      };
    case 'rechazada':
      return { titulo: `${who} no fue aprobad${o}`, mensaje: `Corrige esto y envíal${o} otra vez a revisión:${why}` };
    case 'pausada':
      return {
        titulo: `${who} está pausad${o}`,
        mensaje: `No aparece en el sitio. Lo que ya estaba en curso continúa. Motivo:${why}`,
      };
    case 'reanudada':
      return { titulo: `${who} vuelve a estar en el sitio`, mensaje: `«${negocio.nombre}» aparece otra vez.` };
    case 'destacada':
      return { titulo: `${who} está destacad${o}`, mensaje: NEGOCIO_MESSAGES.featured };
    case 'verificada':
      return { titulo: `${who} está verificad${o}`, mensaje: 'Tus clientes verán la marca de verificado.' };
    case 'sin_verificar':
      return { titulo: `${who} perdió la marca de verificado`, mensaje: `Motivo:${why}` };
    default:
      return null;
  }
}

const QUOTED_OF_CAMPAIGN = 200;

/** A Caracas day as people write it. */
const day = (date: string) => date.split('-').reverse().join('/');

function campaignText({ campana, que, motivo }: CampanaMovida): { titulo: string; mensaje: string } {
  const { nombre, porcentaje, fechaInicio, fechaFin } = campana;
  const why = motivo ? ` Motivo: ${truncate(motivo, QUOTED_OF_CAMPAIGN)}` : '';
  switch (que) {
    case 'abierta':
      return {
        titulo: 'Hay una campaña para tu tienda',
        mensaje: `«${nombre}»: ${formatPercent(porcentaje)} de descuento del ${day(fechaInicio)} al ${day(fechaFin)}. Únete si te conviene.`,
      };
    case 'desactivada':
      return {
        titulo: 'Una campaña terminó antes de tiempo',
        mensaje: `«${nombre}» ya no está abierta y tus productos volvieron a su precio.${why}`,
      };
    case 'cambiada':
      return {
        titulo: 'Cambiaron las condiciones de una campaña',
        mensaje: `Tu tienda salió de «${nombre}» y tus productos volvieron a su precio. Revisa las condiciones y únete otra vez si te conviene.`,
      };
  }
}

/** Tells administrators of businesses that wait, and businesses what was decided about them and which campaigns they may join. */
@Injectable()
export class NegocioNoticesService {
  constructor(private readonly notifications: NotificationsService) {}

  @InTransaction(NegocioPorRevisar)
  onWaiting({ negocio, vez, tx }: NegocioPorRevisar): Promise<void> {
    const kind = negocio.tipo === 'tienda' ? 'tienda nueva' : 'taller nuevo';
    return this.notifications.notifyAdmins({
      tx,
      tipo: 'sistema',
      clave: `${NegocioPorRevisar.event}:${negocio.id}:${vez}`,
      ruta: `${OFFICE[negocio.tipo]}/${negocio.id}`,
      titulo: vez === 1 ? `Un${ending(negocio) === 'a' ? 'a' : ''} ${kind} por revisar` : 'Enviado otra vez a revisión',
      mensaje: `«${negocio.nombre}» espera tu decisión.`,
    });
  }

  @InTransaction(NegocioDecidido)
  async onDecided({ negocio, paso, motivo, fecha, tx }: NegocioDecidido): Promise<void> {
    const text = textOf(negocio, paso, motivo);
    if (!text) return;
    await this.notifications.notifyOne(tx, {
      ...text,
      usuarioId: negocio.id,
      correo: true,
      tipo: 'sistema',
      clave: `${NegocioDecidido.event}:${negocio.id}:${paso}:${fecha.getTime()}`,
      ruta: HOME[negocio.tipo],
    });
  }

  @InTransaction(ProductoAdministrado)
  async onProduct({ producto, que, motivo, fecha, tx }: ProductoAdministrado): Promise<void> {
    await this.notifications.notifyOne(tx, {
      usuarioId: producto.tiendaId,
      correo: que === 'ocultado' || que === 'eliminado',
      tipo: 'sistema',
      capacidad: 'inventario',
      clave: `${ProductoAdministrado.event}:${producto.id}:${que}:${fecha.getTime()}`,
      ruta: que === 'eliminado' ? '/tienda/lista/productos' : `/tienda/producto/formulario/${producto.id}`,
      titulo: PRODUCT_TITLES[que],
      mensaje: `«${producto.nombre}»${motivo ? `. Motivo: ${truncate(motivo, QUOTED)}` : '.'}`,
    });
  }

  @InTransaction(CampanaMovida)
  async onCampaign(event: CampanaMovida): Promise<void> {
    const { id, version } = event.campana;
    const text = campaignText(event);
    const clave = `${CampanaMovida.event}:${id}:${event.que}:${version}`;
    const notices = event.tiendas.map((usuarioId) => ({
      ...text,
      usuarioId,
      clave,
      tipo: 'sistema' as const,
      ruta: '/tienda/ofertas',
    }));
    await this.notifications.notify(notices, event.tx);
  }
}
